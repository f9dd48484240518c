import type { ChosenText } from './chosenText'
import type { RuleCountState } from './state'
import type { PickerView } from './view'

interface Words {
  view: Pick<PickerView<never>, 'count' | 'reasonText'>
  text: ChosenText
  describe(error: unknown): string
}

/** How many rows a rule selects, how many it cannot and why, and how many it excludes, in one line. */
export function ruleWords(
  rule: RuleCountState | undefined,
  exceptions: number,
  { view, text, describe }: Words,
): string {
  if (rule?.status === 'failed') return describe(rule.error)
  if (rule?.count === undefined) return text('ruleCounting')
  const reasons = Object.entries(rule.ineligible ?? {})
  const left = reasons.reduce((sum, [, number]) => sum + number, 0)
  const words = [
    text('ruleCount', { count: view.count(rule.count) }),
    left > 0 && text('ruleLeft', { count: view.count(left) }),
    ...reasons.map(([code, number]) => `${view.reasonText(code)} ${number}`),
    exceptions > 0 && text('ruleExcept', { count: view.count(exceptions) }),
  ]
  return words.filter(Boolean).join(text('comma'))
}
