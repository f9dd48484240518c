import type { Mistakes } from './useMistakes'

interface Tabs<Columns> {
  readonly tabs: readonly { readonly value: string; readonly columns?: Columns | undefined }[]
  readonly unknown: readonly string[]
}

/** The page's mistakes in a picker with tabs: tabs that do not exist, the initial one included, and unknown columns. */
export function tabMistakes<Columns>(
  { tabs, unknown }: Tabs<Columns>,
  tab: string | undefined,
  columns: Columns | undefined,
  unknownColumns: (columns: Columns | undefined) => readonly string[],
): Mistakes {
  const isMissing = tab && !tabs.some(({ value }) => value === tab)
  return {
    tabs: isMissing ? [...unknown, tab] : unknown,
    columns: [columns, ...tabs.map((own) => own.columns)].flatMap(unknownColumns),
  }
}
