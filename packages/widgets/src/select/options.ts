import type { ListOption } from '@ebkit/ui/list-box'
import { asOption, type GivenOption } from '../option-group/optionItem'

/** An option of a list. */
export type SelectOption = Omit<ListOption, 'value' | 'label'> & {
  /** What is chosen and posted. Numbers become texts. */
  value: string | number
  /** What people read. Default: the value. */
  label?: string
}

/** Options as lists need them: those of one group one after the other, each value once. */
export function readOptions(given: readonly GivenOption<SelectOption>[]): ListOption[] {
  const groups = new Map<string, Map<string, ListOption>>()
  const seen = new Set<string>()
  for (const each of given) {
    const option = asOption(each)
    const { group = '' } = option
    const value = `${option.value}`
    if (seen.has(value)) continue
    seen.add(value)
    const members = groups.get(group) ?? new Map<string, ListOption>()
    groups.set(group, members.set(value, { ...option, value, label: `${option.label ?? value}` }))
  }
  return [...groups.values()].flatMap((members) => [...members.values()])
}

/** The options, and after them, under a heading, values that they do not have: saved ones are never lost. */
export function withUnknown(
  options: readonly ListOption[],
  values: Iterable<string>,
  group: string,
): readonly ListOption[] {
  const known = new Set(options.map(({ value }) => value))
  const unknown = [...new Set(values)].filter((value) => !known.has(value))
  if (!unknown.length) return options
  return [...options, ...unknown.map((value) => ({ value, label: value, group }))]
}

/** Options whose text holds what is searched for. */
export function matching(options: readonly ListOption[], wanted: string): readonly ListOption[] {
  const text = wanted.trim().toLowerCase()
  return text ? options.filter(({ label }) => label.toLowerCase().includes(text)) : options
}
