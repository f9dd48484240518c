/**
 * Which items of a path to hide, as [first, end): none if all fit, else as few as possible after the first item, and
 * the first one too if necessary. The last one always stays.
 *
 * @param widths of the items, in px
 * @param more width of the button for the hidden items
 */
export function collapsed(widths: readonly number[], more: number, room: number): [number, number] {
  const last = widths.length - 1
  let left = widths.reduce((sum, width) => sum + width, 0)
  if (left <= room || last < 1) return [0, 0]
  left += more
  for (let end = 1; end < last; end++) {
    left -= widths[end] as number
    if (left <= room) return [1, end + 1]
  }
  return [0, last]
}
