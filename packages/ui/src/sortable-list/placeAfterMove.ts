/** Where the entry at `index` is once the one at `from` has moved to `to`. */
export function placeAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}
