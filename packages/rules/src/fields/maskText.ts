import type { Field } from './Field'

/**
 * A text with its middle hidden: `138****5678`, `110***********002X`, `李**`. As many signs as before; of what is too
 * short for that only the first is shown, and of one sign nothing.
 */
export function maskText(text: string, mask: NonNullable<Field['mask']>): string {
  const signs = [...text]
  const [before, after] = signs.length > 7 && mask !== 'name' ? [3, 4] : [1, 0]
  const isHidden = (index: number) => index >= before && index < signs.length - after
  return signs.length > 1 ? signs.map((sign, index) => (isHidden(index) ? '*' : sign)).join('') : '*'
}
