/** One thing that can be chosen. */
export interface OptionItem {
  /** What is posted. */
  value: string | number
  /** What a person reads. Default: the value. */
  label?: string
  /** It can be seen, and neither chosen nor taken back. */
  disabled?: boolean
  /** Address of a picture before the label. */
  icon?: string
}

const isItem = (item: Partial<OptionItem> | null): boolean =>
  typeof item?.value === 'string' || Number.isFinite(item?.value)

/** Whether a page gave options: objects that have at least a value. */
export const areOptionItems = (items: unknown): boolean => Array.isArray(items) && items.every(isItem)

/** Values that are chosen although no option has them. None while options have not come yet. */
export function strayValues(
  items: readonly OptionItem[] | null | undefined,
  selected: readonly string[],
): string[] {
  const known = new Set(items?.map(({ value }) => String(value)))
  return items ? [...new Set(selected)].filter((value) => value && !known.has(value)) : []
}

/** The selection in the order of the options; values that no option has come last. */
export function inOrder(
  items: readonly OptionItem[] | null | undefined,
  selected: readonly string[],
): string[] {
  const places = new Map(items?.map(({ value }, place) => [String(value), place]))
  const placeOf = (value: string) => places.get(value) ?? places.size
  return [...new Set(selected)].sort((one, other) => placeOf(one) - placeOf(other))
}
