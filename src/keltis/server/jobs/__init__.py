"""Background jobs and transfers: retention, webhooks, export and import."""
