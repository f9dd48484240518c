import { latest } from '@ebkit/core/promise'
import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { createReading } from './reading'
import type { RuleSource } from './ruleSource'
import { keysOf, refusalOf } from './selection'
import type { Check, Selection } from './state'
import type { PickerStore } from './store'

/** What holds outside of the dialog changes: by confirming what was chosen in it, or by removing there. */
export function createConfirming<Row>(
  { options, get, patch, attempt }: PickerStore<Row>,
  { read }: ReturnType<typeof createReading<Row>>,
) {
  const checking = latest()

  /** Makes a selection what holds, and tells the page. */
  function saveChoice(saved: Selection<Row>, savedRule?: SelectionRule) {
    const { ruleCount, savedCount } = get()
    patch({ saved, savedRule, savedCount: savedRule && (ruleCount ?? savedCount), isRuleOutdated: false })
    options().onConfirm?.(saved, savedRule)
  }

  /** The rule of the draft, if the gateway can evaluate it and it does not select too much. */
  async function checkRule(rules: RuleSource, current: () => Promise<SelectionRule | undefined>) {
    const running: Check = { status: 'running', keys: [] }
    patch({ check: running })
    const checked = await attempt(
      checking,
      async (signal) => {
        const rule = await current()
        return rule && { rule, ruleCount: await rules.count(rule, signal) }
      },
      (error) => get().check === running && patch({ check: { ...running, status: 'failed', error } }),
    )
    if (!checked || get().check !== running) return undefined
    const isFull = checked.ruleCount.count > (options().max || Number.POSITIVE_INFINITY)
    patch({ check: undefined, ruleCount: { status: 'ready', ...checked.ruleCount }, isFull })
    return isFull ? undefined : checked.rule
  }

  /** Takes a row out of what is chosen, or out of what the rule leaves out. */
  function removeSaved(key: string) {
    const { saved, savedRule } = get()
    const rest = saved.filter((chosen) => chosen.key !== key)
    saveChoice(rest, savedRule && { ...savedRule, except: keysOf(rest) })
  }

  /** Whether the draft may be confirmed as it is at the source now. Not, where somebody has changed it meanwhile. */
  async function checkDraft(): Promise<boolean> {
    const running: Check = { status: 'running', keys: [] }
    patch({ check: running })
    const isRead = await attempt(
      checking,
      (signal) => read(keysOf(get().draft), signal),
      (error) => get().check === running && patch({ check: { ...running, status: 'failed', error } }),
    )
    if (!isRead || get().check !== running) return false
    const check = refusalOf(get().draft)
    patch({ check })
    return !check
  }

  return {
    saveChoice,
    checkDraft,
    stopChecking: checking.cancel,
    checkRule,
    removeSaved,
    clearSaved: () => saveChoice([]),
  }
}
