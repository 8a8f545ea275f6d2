### Notifications that it is your turn.

push-state =
    { $state ->
        [on] You will be notified even when this page is closed.
        [page] You will be notified while a Keltis page is open, even in the background. With all pages closed, this browser or this server cannot reach you.
        [blocked] Notifications from this page are blocked. Allow them in the browser’s settings for this site, then switch them on here.
        [home] On an iPhone or iPad, first tap Share and “Add to Home Screen”. Open Keltis from the Home Screen and switch notifications on there.
        [insecure] Notifications need an address that begins with https://.
        [unsupported] This browser cannot show notifications.
        [busy] One moment …
       *[off] When it is your turn and you are looking at something else.
    }
