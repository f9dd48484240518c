import { useEffect, useMemo } from 'react'
import { useEnvironment } from '../environment'
import { unknownColumns } from './columns'
import type { ProductPickerProps } from './props'
import type { Text } from './strings'
import { readTabs } from './tabChoices'

/**
 * What the page got wrong, in one sentence: told as `unknown-tab` and `unknown-column`, and shown, since it is the
 * page's developer who sees it first. The rest works.
 */
export function useMistakes(props: ProductPickerProps, text: Text): string | undefined {
  const { reportError } = useEnvironment()
  const { tabs, tab, columns, onError = reportError } = props
  const mistakes = useMemo(() => mistakesOf({ tabs, tab, columns }), [tabs, tab, columns])
  const message = mistakes.map(([, key, name]) => text(key, { name })).join(' · ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each
  useEffect(() => {
    for (const [code, key, name] of mistakes) onError({ code, message: text(key, { name }) })
  }, [message])
  return message
}

type Mistake = [code: string, key: 'unknownTab' | 'unknownColumn', name: string]

function mistakesOf({ tabs: choices, tab, columns }: ProductPickerProps): Mistake[] {
  const { tabs, unknown } = readTabs(choices)
  if (tab && !tabs.some(({ value }) => value === tab)) unknown.push(tab)
  const names = [columns, ...tabs.map((own) => own.columns)].flatMap(unknownColumns)
  return [
    ...unknown.map((name): Mistake => ['unknown-tab', 'unknownTab', name]),
    ...names.map((name): Mistake => ['unknown-column', 'unknownColumn', name]),
  ]
}
