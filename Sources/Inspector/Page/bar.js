// bar
