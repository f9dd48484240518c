/**
 * Rows before this index reference only other rows before it, so that they can be written first: those that people look at. None of them is
 * moved into the year before.
 */
export const earlyCount = 50
