### Texts of the settings in the browser.

set-on = on
set-off = off
set-sight = Display
set-theme = Theme
set-theme-value =
    { $value ->
        [auto] system default
        [light] light
       *[dark] dark
    }
set-palette = Colours
set-palette-about = Every colour also has a symbol and every player a shape, whichever you choose.
set-palette-value =
    { $value ->
        [clear] colour-blind friendly
        [box] as on the box
       *[grey] grey
    }
set-text = Text size
set-motion = Animations
set-motion-about = Animations never delay the game.
set-motion-value =
    { $value ->
        [auto] system default
        [off] off
        [fast] fast
        [normal] normal
       *[slow] slow
    }
set-play = Gameplay
set-confirm = Ask for confirmation
set-confirm-value =
    { $value ->
        [never] never
        [ends] before the game ends
       *[always] before every move
    }
set-draw = Draw automatically
set-draw-about = When the draw pile is your only choice.
set-order = Sort your hand
set-order-value =
    { $value ->
        [colour] by colour
        [value] by number
       *[dealt] as drawn
    }
set-left = Left-handed layout
set-call = When it is your turn
set-sound = Sound
set-notify = Browser notifications
set-words = Accessibility
set-reader = Text mode for screen readers
set-reader-about = The table as sentences and lists, with a command line.
set-preview = Preview
set-reset = Reset to defaults
