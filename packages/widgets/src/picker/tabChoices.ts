/** A tab by its value, or with settings. */
export type TabChoiceOf<Tab extends string, Known extends { value: Tab }> =
  | Tab
  | number
  | (Omit<Known, 'value'> & { value: Tab | number })

/** The page's tabs, each once, and the unknown ones. Default: the usual ones. */
export function readTabChoices<Tab extends string, Known extends { value: Tab }>(
  values: readonly Tab[],
  usual: readonly Known[],
  choices: readonly TabChoiceOf<Tab, Known>[] = [],
): { tabs: readonly Known[]; unknown: string[] } {
  const isKnown = (value: string): value is Tab => (values as readonly string[]).includes(value)
  const tabs = new Map<string, Known>()
  const unknown: string[] = []
  for (const choice of choices) {
    const tab = typeof choice === 'object' ? choice : { value: choice }
    const value = String(tab?.value)
    if (isKnown(value)) tabs.set(value, { ...tab, value } as Known)
    else unknown.push(value)
  }
  return { tabs: tabs.size ? [...tabs.values()] : usual, unknown }
}
