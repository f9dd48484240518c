import { NativePromise } from '@ebkit/core/promise'
import type { ReadableAtom } from 'nanostores'
import { createChoosing } from './choosing'
import { createConfirming } from './confirming'
import { createListing } from './listing'
import type { PickerOptions } from './options'
import { createReading, type SavedEntry } from './reading'
import type { createSelectAll } from './selectAll'
import type { PickerSource } from './source'
import type { PickerState, Selection } from './state'
import { createStore } from './store'

export type PickerModel<Row> = ReturnType<typeof createPicker<Row>>

/**
 * A picker without its looks: choosing from pages, tabs and searches of a source. Whatever fails, nothing chosen is lost.
 */
export function createPicker<Row>(source: PickerSource<Row>, options: () => PickerOptions<Row>) {
  const store = createStore(source, options)
  const { $state, get, patch } = store
  const listing = createListing(store, () => selectAll?.end())
  /** Comes with its button: nothing else needs it. */
  let selectAll: ReturnType<typeof createSelectAll<Row>> | undefined
  const stopSelectAll = () => selectAll?.stop()
  const choosing = createChoosing(store)
  const reading = createReading(store)
  const confirming = createConfirming(store, reading)
  let isStarted = false
  /** The open dialog works on a selection of its own: what is saved stays as it is. */
  let isDetached = false

  /** Closes the dialog and leaves nothing running; gives whether it was open. */
  function shut(): boolean {
    listing.stop()
    stopSelectAll()
    confirming.stopChecking()
    const { isOpen } = get()
    if (isOpen) patch({ isOpen: false, check: undefined })
    return isOpen
  }
  function hide(isConfirmed = false) {
    if (shut()) options().onHide?.(isConfirmed)
  }

  /** Shows the dialog; a single choice keeps the last of the draft. */
  function openWith(entries: readonly SavedEntry<Row>[]): void {
    const draft = reading.completed(entries)
    store.open(options().single ? draft.slice(-1) : draft)
  }
  function readShown(): Promise<unknown> {
    source.refresh?.()
    return NativePromise.all([listing.show(firstTab()), reading.readSaved()])
  }

  const firstTab = () => {
    const { tabs, tab = '' } = options()
    return tabs.includes(tab) ? tab : (tabs[0] ?? '')
  }

  return {
    $state: $state as ReadableAtom<PickerState<Row>>,
    keyOf: source.keyOf,
    /** Why a row of the list cannot be chosen in the open tab: a code of the source; undefined where it can. */
    reasonOf: (row: Row) => source.reasonOf(row, get().tab),

    /** What holds outside of the dialog: each key once, rows that are not known are read. */
    setSaved(entries: readonly SavedEntry<Row>[]): Promise<void> | undefined {
      patch({ saved: reading.completed(entries) })
      return isStarted ? reading.readSaved() : undefined
    },

    /**
     * Opens the dialog.
     *
     * @param start what is chosen at first. Default: what is saved; only then a confirmed choice becomes what is saved
     */
    open(start?: readonly SavedEntry<Row>[]): Promise<unknown> | undefined {
      if (get().isOpen || options().onBeforeShow?.() === false) return undefined
      isDetached = !!start
      openWith(start ?? get().saved)
      options().onShow?.()
      return readShown()
    },

    /** Closes the dialog because the picker leaves the page: nobody closed it, and nobody is told. */
    suspend: (): void => void shut(),
    /** Opens the dialog as it was when it was suspended: nobody is asked, and nobody is told. */
    restore(draft: readonly SavedEntry<Row>[]): Promise<unknown> | undefined {
      if (get().isOpen) return undefined
      isDetached = false
      openWith(draft)
      return readShown()
    },

    /** Closes the dialog; what was chosen in it is forgotten. */
    close: () => hide(),

    /** Shows another tab; search and page start anew. The same changes nothing. @spec W-PICK-27 */
    setTab: (tab: string): Promise<void> | undefined => (tab === get().tab ? undefined : listing.show(tab)),
    /** Takes what is typed; the list follows when nothing was typed for 250 ms. */
    setSearch: listing.setSearch,
    searchNow: listing.searchNow,
    setEligibleOnly: listing.setEligibleOnly,
    /** @param page from 1; one beyond the end gives the last */
    setPage: listing.setPage,
    /** Reads again: in the open dialog the page and what could not be read, else the saved rows. */
    reload(): Promise<unknown> {
      const { isOpen } = get()
      source.refresh?.()
      return NativePromise.all([isOpen && listing.reload(), reading.readSaved(!isOpen)])
    },
    /** The options are others now: an open tab that is gone gives way to the first, and rows are checked anew. */
    optionsChanged(): Promise<void> | undefined {
      const { isOpen, tab, saved, draft } = get()
      patch({ saved: saved.map(store.withReason), draft: draft.map(store.withReason) })
      return isOpen && tab && !options().tabs.includes(tab) ? listing.show(firstTab()) : undefined
    },

    ...choosing,

    withSelectAll(create: typeof createSelectAll) {
      selectAll ??= create(store, listing)
    },
    choosePage: () => selectAll?.choosePage(),
    chooseSearch: (): Promise<void> | undefined => selectAll?.chooseSearch(),
    stopSelectAll,

    /** Confirms the draft, if every row of it still exists and can be chosen. A select-all that runs ends with it. */
    async confirm(): Promise<void> {
      const { isOpen, check, draft } = get()
      if (!isOpen || check?.status === 'running') return
      stopSelectAll()
      if (draft.length > store.maximum()) return patch({ isFull: true })
      if (!(await confirming.checkDraft())) return
      const selection: Selection<Row> = get().draft
      if (isDetached) options().onConfirm?.(selection)
      else confirming.saveChoice(selection)
      hide(true)
    },
    removeSaved: confirming.removeSaved,
    clearSaved: confirming.clearSaved,

    /** Begins to read saved rows; gives the way to stop, which leaves no timer and no request behind. */
    start() {
      isStarted = true
      void reading.readSaved()
      return () => {
        isStarted = false
        hide() // ends a check too
        reading.stop()
      }
    },
  }
}
