"""Origin checks (CSRF, DNS rebinding), security headers, rate limits, sessions and passphrases."""
