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

/** An option as pages give it: a text or a number alone is value and label. */
export type GivenOption<Item extends { value: string | number } = OptionItem> = Item | string | number

/** The option that a page means. */
export const asOption = <Item extends { value: string | number } = OptionItem>(given: GivenOption<Item>) =>
  typeof given === 'object' ? given : ({ value: given } as Item)

const isValue = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value)

const isOption = (given: { value?: unknown } | null): boolean => isValue(given) || isValue(given?.value)

/** Whether a page gave options: each is a text or a number, or an object that has at least a value. */
export const areOptions = (given: unknown): boolean => Array.isArray(given) && given.every(isOption)

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
