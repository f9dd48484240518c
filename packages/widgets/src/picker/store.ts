import { rowsByKey } from '@ebkit/core/collection'
import { createSelection } from '@ebkit/core/collection/selection'
import { type Latest, superseded } from '@ebkit/core/promise'
import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import { atom } from 'nanostores'
import { isSameWhere } from '../selection-rule'
import type { PickerOptions } from './options'
import { maximumRuleKeys } from './ruleSource'
import { keyOf, keysOf, refusalOf } from './selection'
import type { PickerSource } from './source'
import type { Chosen, PickerState, Selection } from './state'

export type PickerStore<Row> = ReturnType<typeof createStore<Row>>

/** What the parts of a picker's model share: the state, its changes, and functions about rows. */
export function createStore<Row>(source: PickerSource<Row>, options: () => PickerOptions<Row>) {
  const initial = initialState<Row>()
  const $state = atom(initial)
  const get = $state.get
  const patch = (change: Partial<PickerState<Row>>) => $state.set({ ...get(), ...change })
  /** Maximum number of rows; without one a number that is never reached. */
  const maximum = () => (get().isRule ? maximumRuleKeys : options().max || 1e9)
  /** Whether the current change leaves rows out because of the maximum. */
  let isFull = false
  /** Keys of the draft. */
  const selection = createSelection<Row>({
    items: () => get().list.rows,
    idOf: source.keyOf,
    max: maximum,
    single: () => !!options().single && !get().isRule,
    canSelect: (row) => !source.reasonOf(row, get().tab),
    onLimit() {
      isFull = true
    },
  })

  /** Sets the draft, with the rows that may have joined it, and removes messages about the previous one. */
  function takeSelection(rows: readonly Row[], change?: Partial<PickerState<Row>>) {
    const { tab, draft, check, isRule } = get()
    const known = rowsByKey<Chosen<Row>>(
      [...rows.map((row) => ({ key: source.keyOf(row), row, tab })), ...draft],
      keyOf,
    )
    const next = [...selection.$ids.get()].map((key): Chosen<Row> => known.get(key) ?? { key })
    patch({
      draft: next,
      isFull: false,
      check: check?.status === 'refused' && !isRule ? refusalOf(next) : undefined,
      ...change,
    })
  }

  return {
    $state,
    selection,
    /** Opens with a draft; everything except the saved choice is reset. */
    open(draft: Selection<Row>, isRule = false) {
      selection.clear()
      selection.restore(keysOf(draft))
      const { saved, savedRule, savedCount, isRuleOutdated } = get()
      const kept = { saved, savedRule, savedCount, ...(isRuleOutdated && { isRuleOutdated }) }
      $state.set({ ...initial, ...kept, isOpen: true, isRule, draft })
    },
    /** Replaces the draft of the open dialog: rows, or the exceptions of a rule. */
    replaceDraft(draft: Selection<Row>, isRule: boolean) {
      selection.clear()
      selection.restore(keysOf(draft))
      patch({ draft, isRule, isFull: false, check: undefined, ruleCount: undefined, selectAll: undefined })
      options().onSelect?.(draft)
    },
    /** Whether the page's filters are the same as when a rule was created. */
    isSameFilter: (one: SelectionRule, other: SelectionRule) =>
      isSameWhere(one.filter.where, other.filter.where),
    source,
    options,
    get,
    patch,
    maximum,
    /** The user changes the selection. A running check is cancelled: it would confirm another draft. */
    changeSelection(change: () => void) {
      const before = selection.$ids.get()
      isFull = false
      change()
      if (selection.$ids.get() === before) return patch({ isFull })
      takeSelection(get().list.rows, { isFull })
      options().onSelect?.(get().draft)
    },
    /** Select-all adds rows, including those of other pages. */
    addRows(rows: readonly Row[]) {
      const added = selection.add(rows)
      takeSelection(rows)
      return added
    },
    attempt: attemptWith(options),
    withReason: reasonedBy(source, options),
  }
}

const initialState = <Row>(): PickerState<Row> => ({
  isOpen: false,
  tab: '',
  search: '',
  eligibleOnly: false,
  page: 1,
  list: { status: 'loading', rows: [], total: 0 },
  draft: [],
  isFull: false,
  isRule: false,
  saved: [],
})

/**
 * Runs a read of which the newest counts. `onFailure` is called before the failure is reported; the result is
 * undefined if it failed or was superseded.
 */
const attemptWith =
  <Row>(options: () => PickerOptions<Row>) =>
  async <T>(
    reading: Latest,
    read: (signal: AbortSignal) => Promise<T>,
    onFailure: (error: unknown) => void,
  ): Promise<T | undefined> => {
    try {
      const value = await reading.run(read)
      return value === superseded ? undefined : value
    } catch (error) {
      onFailure(error)
      options().onError?.(error)
      return undefined
    }
  }

/** Adds the current reason. The tab of a saved row is known only if there is only one. */
const reasonedBy =
  <Row>(source: PickerSource<Row>, options: () => PickerOptions<Row>) =>
  (chosen: Chosen<Row>): Chosen<Row> => {
    const { tabs } = options()
    const tab = chosen.tab ?? (tabs.length === 1 ? tabs[0] : undefined)
    return { ...chosen, reason: chosen.row && source.reasonOf(chosen.row, tab) }
  }
