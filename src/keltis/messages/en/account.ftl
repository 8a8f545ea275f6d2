### The account, and the way to another device.

account-you-guest = You play as { $name }, without a login.
account-you-login = You play as { $name }, signed in as { $login }.
account-device = Use this account on another device
account-device-how = Scan the code with the other device, or open Keltis there and enter it under “Continue as somebody else”. The code works once.
account-device-local = This address leads to this device only. Other devices can enter the code once the server is open to your network.
account-code-show = Show a code
account-qr = QR code with the link that signs in the other device
account-code = Code for the other device
account-code-valid =
    { $minutes ->
        [one] Valid for another minute. Give it to nobody else: whoever has it plays as you.
       *[other] Valid for another { $minutes } minutes. Give it to nobody else: whoever has it plays as you.
    }
account-code-withdraw = Withdraw the code
account-come = Continue as somebody else
account-come-how = With the code that your other device shows, or with login and passphrase.
account-code-field = Code
account-come-code = Continue with the code
account-stay-guest = You play here as { $name }, without a login. Games are never mixed: those of { $name } stay with { $name }, and after the switch nobody can get back to them. To keep them, first give { $name } a login and a passphrase.
account-stay-login = You play here as { $name }. Games are never mixed: those of { $name } stay with { $name }, and you find them again when you sign in as { $login }.
account-switch-agreed = I want to switch.
account-login = Login
account-login-form = 3 to 40 letters, digits and . _ @ + -
account-passphrase = Passphrase
account-sign-in = Sign in
account-enrol = Choose a login and a passphrase
account-enrol-how = Then you can sign in anywhere, even if this browser forgets you. No e-mail address is needed; a lost passphrase cannot be replaced.
account-enrol-do = Create the login
account-change = Change login or passphrase
account-change-how = Other devices are signed out by this.
account-change-do = Change
account-passphrase-old = Current passphrase
account-passphrase-new = New passphrase (at least { $least } characters)
account-enrolled = Saved.
account-sessions = Where you are signed in
account-session-here = this device
account-session-seen = last seen { $when }
account-session-unknown = Unknown device
account-session-end = Sign out there
account-session-others = Sign out everywhere else
account-leave = Sign out
account-leave-how = You can come back with the login { $login } and your passphrase.
account-leave-guest = Without a login nobody could get back to your games. Choose a login and a passphrase first.
account-leave-do = Sign out here
account-forget = Forget me
account-forget-how = Your name, your messages, your login and all sessions are erased. Games that others took part in remain, without your name. This cannot be undone.
account-forget-sure = Yes, erase everything.
account-forget-do = Forget me
