### Benachrichtigungen, dass man dran ist.

push-state =
    { $state ->
        [on] Du bekommst auch dann eine Benachrichtigung, wenn diese Seite geschlossen ist.
        [page] Du bekommst eine Benachrichtigung, solange eine Seite von Keltis offen ist, auch im Hintergrund. Sind alle Seiten geschlossen, kann dich dieser Browser oder dieser Server nicht erreichen.
        [blocked] Benachrichtigungen dieser Seite sind blockiert. Erlaube sie in den Browser-Einstellungen für diese Website und schalte sie dann hier ein.
        [home] Auf iPhone und iPad zuerst „Teilen“ und „Zum Home-Bildschirm“ antippen. Öffne Keltis dann vom Home-Bildschirm und schalte die Benachrichtigungen dort ein.
        [insecure] Benachrichtigungen brauchen eine Adresse, die mit https:// beginnt.
        [unsupported] Dieser Browser kann keine Benachrichtigungen anzeigen.
        [busy] Einen Moment …
       *[off] Wenn du dran bist und gerade etwas anderes ansiehst.
    }
