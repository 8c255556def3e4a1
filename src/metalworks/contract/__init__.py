"""What every game offers to people: typed actions, events, views and refusals, content and texts."""
