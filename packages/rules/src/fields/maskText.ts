import type { Field } from './Field'

/**
 * Hides the middle of a text: `138****5678`, `110***********002X`, `李**`. Keeps the number of characters. Short texts
 * show only the first character, a single character nothing.
 */
export function maskText(text: string, mask: NonNullable<Field['mask']>): string {
  const signs = [...text]
  const [before, after] = signs.length > 7 && mask !== 'name' ? [3, 4] : [1, 0]
  const isHidden = (index: number) => index >= before && index < signs.length - after
  return signs.length > 1 ? signs.map((sign, index) => (isHidden(index) ? '*' : sign)).join('') : '*'
}
