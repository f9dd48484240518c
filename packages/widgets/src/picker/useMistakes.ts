import { useEffect } from 'react'
import { useEnvironment, type WidgetError } from '../environment'
import type { FieldText } from './fieldStrings'

/** Names used by the page that the picker does not have. */
export interface Mistakes {
  tabs: readonly string[]
  columns: readonly string[]
}

/**
 * The page's mistakes, in one sentence: reported as `unknown-tab` and `unknown-column`, and shown, since the page's
 * developer sees them first. The rest works.
 */
export function useMistakes(
  { tabs, columns }: Mistakes,
  given: ((error: WidgetError) => void) | undefined,
  text: FieldText,
): string {
  const { reportError } = useEnvironment()
  const onError = given ?? reportError
  const mistakes = [
    ...tabs.map((name) => ({ code: 'unknown-tab', message: text('unknownTab', { name }) })),
    ...columns.map((name) => ({ code: 'unknown-column', message: text('unknownColumn', { name }) })),
  ]
  const message = mistakes.map((mistake) => mistake.message).join(' · ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each
  useEffect(() => {
    for (const mistake of mistakes) onError(mistake)
  }, [message])
  return message
}
