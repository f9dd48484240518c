import { atom } from 'nanostores'
import type { PickerOptions } from './options'
import type { PickerSource } from './source'
import type { Check, Chosen, PickerState, Selection } from './state'

export type PickerStore<Row> = ReturnType<typeof createStore<Row>>

/** What the parts of a picker's model share: the state, the ways to change it, and what is asked of rows. */
export function createStore<Row>(source: PickerSource<Row>, options: () => PickerOptions<Row>) {
  const $state = atom<PickerState<Row>>({
    isOpen: false,
    tab: '',
    search: '',
    eligibleOnly: false,
    page: 1,
    list: { status: 'loading', rows: [], total: 0 },
    draft: [],
    isFull: false,
    saved: [],
  })
  const get = $state.get
  const patch = (change: Partial<PickerState<Row>>) => $state.set({ ...get(), ...change })
  const setDraft = (draft: Selection<Row>, change?: Partial<PickerState<Row>>) =>
    patch({ draft, isFull: false, check: checkOf(draft, get().check), ...change })

  return {
    $state,
    source,
    options,
    get,
    patch,
    /** Takes a new draft; what was said about the former one goes, but for rows that are still refused. */
    setDraft,
    /** A person changed the draft. A check that runs is given up: it would confirm something else. */
    changeDraft(draft: Selection<Row>, change?: Partial<PickerState<Row>>) {
      setDraft(draft, change)
      options().onSelect?.(draft)
    },
    /** Rows that may be chosen; rows of a single choice replace each other before it comes to that. */
    maximum: () => options().max || Number.POSITIVE_INFINITY,
    /** With the reason that holds now. Of a saved row the tab is known only where there is but one. */
    judged(chosen: Chosen<Row>): Chosen<Row> {
      const { tabs } = options()
      const tab = chosen.tab ?? (tabs.length === 1 ? tabs[0] : undefined)
      return { ...chosen, reason: chosen.row && source.reasonOf(chosen.row, tab) }
    },
  }
}

function checkOf<Row>(draft: Selection<Row>, check?: Check): Check | undefined {
  if (check?.status !== 'refused') return undefined
  const refused = new Set(check.keys)
  const keys = draft.filter(({ key }) => refused.has(key)).map(({ key }) => key)
  return keys.length ? { ...check, keys } : undefined
}
