"""The transports that are as good as a given one, exactly, among few pairs of classes that may be in them.

Two transports of the same sum differ by moves round circles of the residual graph: a row class moves into a
column class, which another row class leaves, and so on. Circles lie within strong components, so that amounts
outside of these are the same in every best transport, and exact arithmetic is spent on the components alone.
"""

from collections.abc import Callable, Sequence

from annotally.matching.assignment import Weight, make_digits
from annotally.matching.candidates import IndexPair
from annotally.matching.strong_components import strong_components
from annotally.matching.tied_transport import ClassAmounts, TiedTransport
from annotally.matching.transport import Transport


class EqualTransports:
    """A transport and the moves that others as good may make. Lists have an entry a class."""

    # Nodes are row classes, then column classes, then the outside, which stands for having no partner: a row
    # class leads to it where rows may lack a partner, and it leads to row classes with idle rows; the other
    # way round for column classes. Each best transport uses only what `possible` and `may_lack` name, and so
    # does the one at hand: its amounts are in `possible` and hold their two classes in one component.

    def __init__(
        self,
        amounts: ClassAmounts,
        free: tuple[Sequence[int], Sequence[int]],
        possible: Sequence[Sequence[int]],
        may_lack: tuple[Sequence[bool], Sequence[bool]],
        weigh: Callable[[int, int], Weight],
    ) -> None:
        """Take the amounts of a transport that is best but for rounding, and the exact weight of pairs.

        ``free`` are the rows and the columns without partner, ``possible`` the column classes of each row
        class in any best transport, ``may_lack`` the classes with members without partner in any.
        """
        self._loose = amounts
        self._fixed: ClassAmounts = [{} for _ in amounts]
        self._free = list(free[0]), list(free[1])
        self._possible = possible
        self._may_lack = list(may_lack[0]), list(may_lack[1])
        self._weigh = weigh
        self._allowed: list[list[int]] = [[] for _ in amounts]
        self._outside = len(free[0]) + len(free[1])

    def tied(self, fixed: Sequence[tuple[int, int, int]]) -> TiedTransport:
        """Return the best transports, to choose from; ``fixed`` are further amounts that all of them have."""
        component_of = [-1] * (self._outside + 1)
        components = strong_components(self._successors())
        for number, nodes in enumerate(components):
            for node in nodes:
                component_of[node] = number
        self._fix_free(component_of)
        for nodes in components:
            self._settle_component(sorted(nodes), component_of)
        for row, column, amount in fixed:
            self._fixed[row][column] = self._fixed[row].get(column, 0) + amount
        return TiedTransport(
            self._fixed, self._loose, self._allowed, self._free[0], self._free[1], self._may_lack
        )

    def _successors(self) -> list[list[int]]:
        """Return the residual graph."""
        rows = len(self._loose)
        successors = [[rows + column for column in columns] for columns in self._possible]
        successors += [[] for _ in self._free[1]]
        outside: list[int] = []
        for row, amounts in enumerate(self._loose):
            for column in amounts:
                successors[rows + column].append(row)
            if self._may_lack[0][row]:
                successors[row].append(self._outside)
            if self._free[0][row]:
                outside.append(row)
        for column, spare in enumerate(self._free[1]):
            if self._may_lack[1][column]:
                outside.append(rows + column)
            if spare:
                successors[rows + column].append(self._outside)
        return [*successors, outside]

    def _fix_free(self, component_of: Sequence[int]) -> None:
        """Fix the members without a partner, if the outside is in another component."""
        for side, first in ((0, 0), (1, len(self._loose))):
            for number in range(len(self._free[side])):
                if component_of[first + number] != component_of[self._outside]:
                    self._free[side][number] = 0
                    self._may_lack[side][number] = False

    def _settle_component(self, nodes: Sequence[int], component_of: Sequence[int]) -> None:
        """Make the amounts within a component the best ones exactly, and find those of equal sum."""
        rows = len(self._loose)
        number = component_of[nodes[0]]
        members = (
            [node for node in nodes if node < rows],
            [node - rows for node in nodes if rows <= node < self._outside],
        )
        edges = [(r, c) for r in members[0] for c in self._possible[r] if component_of[rows + c] == number]
        ends = [
            member
            for side in (0, 1)
            for member in members[side]
            if self._free[side][member] or self._may_lack[side][member]
        ]
        if len(edges) + len(ends) < len(nodes):
            self._fix_tree(members)
        else:
            self._solve_component(*members, edges)

    def _fix_tree(self, members: tuple[Sequence[int], Sequence[int]]) -> None:
        """Fix the amounts of a component that is a tree: it has no circle, so that nothing can move."""
        for row in members[0]:
            self._fixed[row], self._loose[row] = self._loose[row], {}
        for side in (0, 1):
            for member in members[side]:
                self._free[side][member] = 0
                self._may_lack[side][member] = False

    def _solve_component(
        self, rows: Sequence[int], columns: Sequence[int], edges: Sequence[IndexPair]
    ) -> None:
        """Solve a component in integers, and keep its tight pairs for the choice among equals."""
        row_place = {row: number for number, row in enumerate(rows)}
        column_place = {column: number for number, column in enumerate(columns)}
        supplies = [sum(self._loose[row].values()) + self._free[0][row] for row in rows]
        capacities = [self._free[1][column] for column in columns]
        for row in rows:
            for column, amount in self._loose[row].items():
                capacities[column_place[column]] += amount
        transport = Transport(supplies, capacities)
        digits = make_digits([self._weigh(*edge) for edge in edges], min(sum(supplies), sum(capacities)))
        for (row, column), weight in zip(edges, digits, strict=True):
            transport.add_edges(row_place[row], {column_place[column]: weight})
        transport.solve()
        # By complementary slackness others as good use tight edges only, and leave alone what has dual 0.
        duals = transport.rows.dual, transport.columns.dual
        for row, number in row_place.items():
            amounts, tight = transport.rows.amounts[number], transport.tight_edges(number)
            self._loose[row] = {columns[place]: amount for place, amount in amounts.items()}
            self._allowed[row] = [columns[place] for place in tight]
        for side, places in enumerate((row_place, column_place)):
            free = (transport.rows, transport.columns)[side].free
            for member, number in places.items():
                self._free[side][member] = free[number]
                self._may_lack[side][member] = duals[side][number] == 0
