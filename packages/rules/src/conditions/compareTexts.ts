/**
 * Compares two texts by code points, as PostgreSQL does with the collation "C": less than 0, 0 or more. JavaScript's
 * `<` sorts characters beyond U+FFFF before U+E000.
 */
export function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index++) {
    const difference = rank(one.charCodeAt(index)) - rank(other.charCodeAt(index))
    if (difference) return difference
  }
  return one.length - other.length
}

/** Moves halves of surrogate pairs after all other code units. */
const rank = (unit: number) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x2800 : unit)
