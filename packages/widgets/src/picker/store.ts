import { type Latest, superseded } from '@ebkit/core/promise'
import { atom } from 'nanostores'
import type { PickerOptions } from './options'
import { refusalOf } from './selection'
import type { PickerSource } from './source'
import type { Chosen, PickerState, Selection } from './state'

export type PickerStore<Row> = ReturnType<typeof createStore<Row>>

/** What the parts of a picker's model share: the state, the ways to change it, and what is asked of rows. */
export function createStore<Row>(source: PickerSource<Row>, options: () => PickerOptions<Row>) {
  const initial: PickerState<Row> = {
    isOpen: false,
    tab: '',
    search: '',
    eligibleOnly: false,
    page: 1,
    list: { status: 'loading', rows: [], total: 0 },
    draft: [],
    isFull: false,
    saved: [],
  }
  const $state = atom(initial)
  const get = $state.get
  const patch = (change: Partial<PickerState<Row>>) => $state.set({ ...get(), ...change })
  const setDraft = (draft: Selection<Row>, change?: Partial<PickerState<Row>>) =>
    patch({
      draft,
      isFull: false,
      check: get().check?.status === 'refused' ? refusalOf(draft) : undefined,
      ...change,
    })

  return {
    $state,
    /** Opens with a draft; all else starts anew, but for what is saved. */
    open: (draft: Selection<Row>) => $state.set({ ...initial, saved: get().saved, isOpen: true, draft }),
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
    /** Rows that may be chosen; without a maximum more than there are. */
    maximum: () => options().max || 1e9,
    /**
     * Runs a read of which the newest counts.
     *
     * @param onFailure what to do before the failure is told
     * @returns undefined where it failed, or something newer has taken its place
     */
    async attempt<T>(
      reading: Latest,
      read: (signal: AbortSignal) => Promise<T>,
      onFailure: (error: unknown) => void,
    ): Promise<T | undefined> {
      try {
        const value = await reading.run(read)
        return value === superseded ? undefined : value
      } catch (error) {
        onFailure(error)
        options().onError?.(error)
        return undefined
      }
    },
    /** With the reason that holds now. Of a saved row the tab is known only where there is but one. */
    judged(chosen: Chosen<Row>): Chosen<Row> {
      const { tabs } = options()
      const tab = chosen.tab ?? (tabs.length === 1 ? tabs[0] : undefined)
      return { ...chosen, reason: chosen.row && source.reasonOf(chosen.row, tab) }
    },
  }
}
