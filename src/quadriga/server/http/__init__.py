"""What HTTP is: middleware, requests, static files, the description of the API, and the routes by subject."""
