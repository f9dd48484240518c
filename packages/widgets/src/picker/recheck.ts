import { NativePromise } from '@ebkit/core/promise'
import type { ModelContext } from './modelContext'
import { maximumRuleKeys } from './ruleSource'
import { keysOf } from './selection'
import type { Mismatch } from './state'

/** A chosen row, or an exception of a rule, that has changed since it was chosen. */
export interface RecheckedRow {
  key: string
  /** `gone`, `offShelf`, `unmatched`, or why it can no longer be chosen. */
  reason: string
}

/**
 * Reads the confirmed choice again, as a form does before it is saved: finds rows that are gone, off the shelf, can
 * no longer be chosen, or no longer match the filters of the page. Nothing is removed.
 * @throws ServiceError
 */
export async function recheck<Row>(context: ModelContext<Row>): Promise<RecheckedRow[]> {
  const { store, reading, source } = context
  source.refresh?.()
  const signal = new AbortController().signal
  await NativePromise.all([
    reading.read(keysOf(store.get().saved), signal),
    store.get().savedRule ? countSaved(context) : markMismatches(context, signal),
  ])
  return store.get().saved.flatMap(({ key, isGone, reason, mismatch }) => {
    const why = isGone ? 'gone' : (reason ?? mismatch)
    return why ? [{ key, reason: why }] : []
  })
}

/** Counts what the saved rule selects now. @throws ServiceError */
export async function countSaved<Row>({ store, source }: ModelContext<Row>): Promise<void> {
  const { savedRule: rule } = store.get()
  const { rules } = source
  if (!rules || !rule) return
  const signal = new AbortController().signal
  const [count, now] = await NativePromise.all([
    rules.count(rule, signal),
    rules.ruleOf({ tab: rule.filter.tab, search: '' }, []),
  ])
  if (store.get().savedRule !== rule) return
  const reasons = new Map(count.exceptions.map(({ key, reason }) => [key, reason]))
  store.patch({
    savedCount: { status: 'ready', ...count },
    isRuleOutdated: !store.isSameFilter(rule, now),
    saved: store.get().saved.map((chosen) => ({ ...chosen, mismatch: asMismatch(reasons.get(chosen.key)) })),
  })
}

/** Marks chosen rows that do not match the page's filters, if the gateway reports it. */
async function markMismatches<Row>({ store, source, options }: ModelContext<Row>, signal: AbortSignal) {
  const { rules } = source
  if (!rules || !options().allowRule) return
  const keys = keysOf(store.get().saved)
  const reasons = new Map<string, string>()
  for (let from = 0; from < keys.length; from += maximumRuleKeys) {
    const rule = await rules.ruleOf({ tab: undefined, search: '' }, keys.slice(from, from + maximumRuleKeys))
    const { exceptions } = await rules.count(rule, signal)
    for (const { key, reason } of exceptions) reasons.set(key, reason)
  }
  const { saved } = store.get()
  store.patch({
    saved: saved.map((chosen) => ({ ...chosen, mismatch: asMismatch(reasons.get(chosen.key)) })),
  })
}

/** Rows that are gone, or cannot be chosen, are found by reading them. */
const asMismatch = (reason: string | undefined): Mismatch | undefined =>
  reason === 'offShelf' || reason === 'unmatched' ? reason : undefined
