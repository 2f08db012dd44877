/* Nothing to include: the linker finds the tables by their name. */
