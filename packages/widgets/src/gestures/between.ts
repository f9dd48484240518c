/** Brings a number between two others; the least wins. */
export const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
