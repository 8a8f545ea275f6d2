### Words of the settings in the browser.

set-on = on
set-off = off
set-sight = What you see
set-theme = Brightness
set-theme-value =
    { $value ->
        [auto] as the device
        [light] light
       *[dark] dark
    }
set-palette = Colours
set-palette-about = A sign goes with every colour and a shape with every player, whatever you choose.
set-palette-value =
    { $value ->
        [clear] clear for all eyes
        [box] as on the box
       *[grey] grey
    }
set-text = Size of text
set-motion = Motion
set-motion-about = Nothing ever waits for a motion.
set-motion-value =
    { $value ->
        [auto] as the device
        [off] none
        [fast] fast
        [normal] normal
       *[slow] slow
    }
set-play = How you play
set-confirm = Ask once more
set-confirm-value =
    { $value ->
        [never] never
        [ends] before the game ends
       *[always] before every move
    }
set-draw = Draw by itself
set-draw-about = When the draw pile is all that you can draw from.
set-order = Order of your hand
set-order-value =
    { $value ->
        [colour] by colour
        [value] by number
       *[dealt] as drawn
    }
set-left = Left hand
set-call = When it is your turn
set-sound = Sound
set-notify = Notice of the browser
set-notify-about = When you look at something else.
set-notify-refused = This browser does not allow notices here.
set-words = In words
set-reader = For screen readers
set-reader-about = The table in sentences and lists, with a line for commands.
set-preview = What it looks like
set-reset = Everything as usual
