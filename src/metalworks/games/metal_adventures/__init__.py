"""Metal Adventures: three to six space pirates, their battles, alliances, betrayals and promises."""
