"""The slots in which a file says whether an object must be found, as a final key writes them."""

from typing import NamedTuple

from msgspec.structs import replace

from annotally.model.instances import Instance, Reading, Slot, only_text


def saying(slot: Slot, name: str) -> Slot:
    """Return a slot that says a name; one that does already stays as it stands in its file."""
    if [reading.text for reading in slot.readings()] == [name]:
        return slot
    return replace(slot, value=Reading(name))


class StatusSlots(NamedTuple):
    """The slots for whether an object must be found, the usual one first; their values where it need not."""

    names: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()

    def holds(self, name: str) -> bool:
        """Tell whether a slot of this name is one of them."""
        return name.casefold() in map(str.casefold, self.names)

    def says_optional(self, instance: Instance) -> bool:
        """Tell whether one of them says of an object that it need not be found (M27)."""
        optional_values = {value.casefold() for value in self.optional}
        return any(self.holds(slot.name) and only_text(slot) in optional_values for slot in instance.slots)

    def without(self, instance: Instance) -> Instance:
        """Return an object without them."""
        return replace(instance, slots=tuple(slot for slot in instance.slots if not self.holds(slot.name)))

    def made(self, instance: Instance, *, optional: bool) -> Instance:
        """Return an object that need not be found, or must, and says so in its slots as a file would."""
        changed = replace(instance, optional=optional)
        if self.says_optional(instance) is optional or not (self.names and self.optional):
            return changed
        bare = self.without(changed)
        if not optional:
            return bare
        status_slot = saying(Slot(self.names[0], ()), min(self.optional, key=len))
        return replace(bare, slots=(*bare.slots, status_slot))


NO_STATUS = StatusSlots()
