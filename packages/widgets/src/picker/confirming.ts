import { latest } from '@ebkit/core/promise'
import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { createReading } from './reading'
import type { RuleSource } from './ruleSource'
import { keysOf, refusalOf } from './selection'
import type { Check, Selection } from './state'
import type { PickerStore } from './store'

/** Changes of the confirmed choice: by confirming the dialog, or by removing rows in the summary. */
export function createConfirming<Row>(
  { options, get, patch, attempt }: PickerStore<Row>,
  { read }: ReturnType<typeof createReading<Row>>,
) {
  const checking = latest()

  /** Sets the confirmed selection, and reports it to the page. */
  function saveChoice(saved: Selection<Row>, savedRule?: SelectionRule) {
    const { ruleCount, savedCount } = get()
    patch({ saved, savedRule, savedCount: savedRule && (ruleCount ?? savedCount), isRuleOutdated: false })
    options().onConfirm?.(saved, savedRule)
  }

  /** The rule of the draft, if the gateway can evaluate it and it does not select too many rows. */
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

  /** Removes a row from the choice, or from the exceptions of the rule. */
  function removeSaved(key: string) {
    const { saved, savedRule } = get()
    const rest = saved.filter((chosen) => chosen.key !== key)
    saveChoice(rest, savedRule && { ...savedRule, except: keysOf(rest) })
  }

  /**
   * Whether the current state of the source allows confirming the draft. False if the user has changed the draft
   * meanwhile.
   */
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
