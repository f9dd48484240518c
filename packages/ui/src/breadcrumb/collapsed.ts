/**
 * Which items of a path make room, as [first, end): none where all fit, else as few as possible after the first one; the
 * first one as well where it must be. The last one always stays.
 *
 * @param widths of the items, in px
 * @param more width of what stands for those that are left out
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
