/**
 * A text with its middle hidden: `138****5678`, `110***********002X`, `李**`. As many signs as before; of what is too
 * short for that only the first is shown.
 */
export function maskText(text: string, mask: 'phone' | 'idCard' | 'name'): string {
  const signs = [...text]
  const [before, after] = mask === 'name' ? [1, 0] : [3, 4]
  const isLong = signs.length > before + after
  return signs
    .map((sign, index) =>
      index < (isLong ? before : 1) || (isLong && index >= signs.length - after) ? sign : '*',
    )
    .join('')
}
