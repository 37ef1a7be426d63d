# Reads lists from stdin and writes their elements to stdout: "KIND SIZE" and SIZE bytes of UTF-8 are answered
# by the number of elements and each one's size and bytes; -1 and a message where there is no list.
fconfigure stdin -encoding binary -translation binary
fconfigure stdout -encoding binary -translation binary

proc elements {kind text} {
    switch $kind {
        list { return [lrange $text 0 end] }
        script { eval $text; return [lrange $it 0 end] }
        file {
            set file [open $text]
            fconfigure $file -encoding utf-8
            set text [read $file]
            close $file
            return [lrange $text 0 end]
        }
    }
}

proc answer {words} {
    foreach word $words {
        set data [encoding convertto utf-8 $word]
        puts -nonewline "[string length $data]\n$data"
    }
}

while {[gets stdin request] >= 0} {
    lassign $request kind size
    set text [encoding convertfrom utf-8 [read stdin $size]]
    if {[catch {elements $kind $text} words]} {
        puts -1
        answer [list $words]
    } else {
        puts [llength $words]
        answer $words
    }
    flush stdout
}
