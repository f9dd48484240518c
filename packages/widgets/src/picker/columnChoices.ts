import type { PickerColumn } from './view'

/** A column by its name, or with the page's own heading. */
export type ColumnChoice<Name extends string> = Name | { key: Name; label?: string }

/** Columns of all tabs, or of single tabs by their value. */
export type ColumnChoices<Name extends string> =
  | readonly ColumnChoice<Name>[]
  | Readonly<Record<string, readonly ColumnChoice<Name>[]>>

/** The available columns of a picker's lists. */
export interface ColumnSet<Name extends string> {
  names: readonly Name[]
  /** The default columns of a tab. */
  ofTab(tab: string): readonly Name[]
  /** Columns aligned at the end. */
  numbers: readonly Name[]
}

const nameOf = <Name extends string>(choice: ColumnChoice<Name>) =>
  typeof choice === 'string' ? choice : choice?.key

const isKnown = <Name extends string>({ names }: ColumnSet<Name>, choice: ColumnChoice<Name>) =>
  names.includes(nameOf(choice))

/** The columns of a tab with their headings; the page's take precedence. */
export function columnsFor<Name extends string>(
  set: ColumnSet<Name>,
  tab: string,
  choices: ColumnChoices<Name> | undefined,
  headOf: (name: Name) => string,
): PickerColumn[] {
  const own = Array.isArray(choices)
    ? choices
    : (choices as Record<string, ColumnChoice<Name>[]> | undefined)?.[tab]
  const known: ColumnChoice<Name>[] = Array.isArray(own) ? own.filter((choice) => isKnown(set, choice)) : []
  return (known.length > 0 ? known : set.ofTab(tab)).map((choice) => {
    const key = nameOf(choice)
    const label = (typeof choice === 'object' && choice.label) || headOf(key)
    return { key, label, ...(set.numbers.includes(key) && { align: 'end' as const }) }
  })
}

/** Columns that the page names but that do not exist. */
export function unknownColumns<Name extends string>(
  set: ColumnSet<Name>,
  choices: ColumnChoices<Name> | undefined,
): string[] {
  if (!choices) return []
  const lists = Array.isArray(choices) ? [choices] : Object.values(choices as object)
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : [list]))
    .filter((choice) => !isKnown(set, choice))
    .map((choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)))
}
