/**
 * Less than 0, 0 or more, as one text is before, equal to or after another, by code points: as PostgreSQL compares them
 * by the collation "C". `<` of JavaScript puts the signs beyond U+FFFF before U+E000.
 */
export function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index++) {
    const difference = rank(one.charCodeAt(index)) - rank(other.charCodeAt(index))
    if (difference) return difference
  }
  return one.length - other.length
}

/** Halves of surrogate pairs are after all that stands for itself. */
const rank = (unit: number) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x2800 : unit)
