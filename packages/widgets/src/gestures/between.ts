/** Clamps a number; the minimum takes precedence. */
export const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
