/** An option of a group. */
export interface OptionItem {
  /** The submitted value. */
  value: string | number
  /** The displayed text. Default: the value. */
  label?: string
  /** It is visible, but can be neither chosen nor cleared. */
  disabled?: boolean
  /** Address of an image before the label. */
  icon?: string
}

/** An option as pages write it: a text or a number alone is value and label. */
export type GivenOption<Item extends { value: string | number } = OptionItem> = Item | string | number

/** Converts an option of a page. */
export const asOption = <Item extends { value: string | number } = OptionItem>(given: GivenOption<Item>) =>
  typeof given === 'object' ? given : ({ value: given } as Item)

const isValue = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value)

const isOption = (given: { value?: unknown } | null): boolean => isValue(given) || isValue(given?.value)

/** Whether these are valid options: each is a text or a number, or an object with at least a value. */
export const areOptions = (given: unknown): boolean => Array.isArray(given) && given.every(isOption)

/** Chosen values without an option. None before the options are set. */
export function strayValues(
  items: readonly OptionItem[] | null | undefined,
  selected: readonly string[],
): string[] {
  const known = new Set(items?.map(({ value }) => String(value)))
  return items ? [...new Set(selected)].filter((value) => value && !known.has(value)) : []
}

/** The selection in the order of the options; values without an option come last. */
export function inOrder(
  items: readonly OptionItem[] | null | undefined,
  selected: readonly string[],
): string[] {
  const places = new Map(items?.map(({ value }, place) => [String(value), place]))
  const placeOf = (value: string) => places.get(value) ?? places.size
  return [...new Set(selected)].sort((one, other) => placeOf(one) - placeOf(other))
}
