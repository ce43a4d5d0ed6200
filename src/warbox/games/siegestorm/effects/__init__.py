"""What cards do: entries carried out one by one, and the operation behind each verb."""
