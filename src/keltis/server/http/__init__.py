"""HTTP API and pages: routes, request and response schemas, and a handler module per resource."""
