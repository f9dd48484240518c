import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { ReadableAtom } from 'nanostores'
import {
  closeDialog,
  confirmDraft,
  followOptions,
  openDialog,
  reload,
  restoreDialog,
  suspendDialog,
} from './dialogVerbs'
import { createModelContext, type ModelContext } from './modelContext'
import type { PickerOptions } from './options'
import type { SavedEntry } from './reading'
import { countSaved, recheck } from './recheck'
import type { createSelectAll } from './selectAll'
import type { PickerSource } from './source'
import type { PickerState } from './state'

export type PickerModel<Row> = ReturnType<typeof createPicker<Row>>

/**
 * The model of a picker, without a view: choosing from pages, tabs and searches of a source. No failure loses a
 * chosen row.
 */
export function createPicker<Row>(source: PickerSource<Row>, options: () => PickerOptions<Row>) {
  const context = createModelContext(source, options)
  const { store, listing, choosing, confirming } = context
  return {
    $state: store.$state as ReadableAtom<PickerState<Row>>,
    keyOf: source.keyOf,
    /** Why a row of the list cannot be chosen in the open tab: a code of the source; undefined if it can. */
    reasonOf: (row: Row) => source.reasonOf(row, store.get().tab),
    /** Sets the confirmed choice: each key once; unknown rows are read. */
    setSaved: (entries: readonly SavedEntry<Row>[], rule?: SelectionRule) => setSaved(context, entries, rule),
    open: (start?: readonly SavedEntry<Row>[]) => openDialog(context, start),
    /** Closes the dialog without events, because the picker is being unmounted. */
    suspend: () => void suspendDialog(context),
    restore: (draft: readonly SavedEntry<Row>[], isRule?: boolean) => restoreDialog(context, draft, isRule),
    close: () => closeDialog(context),
    setRule: context.ruleDraft.setRule,
    /** Reads the confirmed choice again. @throws ServiceError */
    recheck: () => recheck(context),
    /** Shows another tab, and resets search and page. The same tab changes nothing. @spec W-PICK-27 */
    setTab: (tab: string) => (tab === store.get().tab ? undefined : listing.show(tab)),
    /** Sets the typed text; the list follows 250 ms after the last change. */
    setSearch: listing.setSearch,
    searchNow: listing.searchNow,
    setEligibleOnly: listing.setEligibleOnly,
    /** @param page from 1; one beyond the end gives the last */
    setPage: listing.setPage,
    reload: () => reload(context),
    optionsChanged: () => followOptions(context),
    ...choosing,
    withSelectAll(create: typeof createSelectAll) {
      context.selectAll ??= create(store, listing)
    },
    choosePage: () => context.selectAll?.choosePage(),
    chooseSearch: () => context.selectAll?.chooseSearch(),
    stopSelectAll: () => context.selectAll?.stop(),
    confirm: () => confirmDraft(context),
    removeSaved: confirming.removeSaved,
    clearSaved: confirming.clearSaved,
    start: () => start(context),
  }
}

function setSaved<Row>(
  context: ModelContext<Row>,
  entries: readonly SavedEntry<Row>[],
  savedRule: SelectionRule | undefined,
): Promise<void> | undefined {
  const { store, reading, isStarted } = context
  store.patch({ saved: reading.completed(entries), savedRule, savedCount: undefined, isRuleOutdated: false })
  return isStarted ? readHeld(context) : undefined
}

/** Reads unknown saved rows, and counts the saved rule. */
function readHeld<Row>(context: ModelContext<Row>): Promise<void> {
  const { store, options, reading } = context
  if (store.get().savedRule) {
    store.patch({ savedCount: { status: 'counting' } })
    countSaved(context).catch((error) => {
      store.patch({ savedCount: { status: 'failed', error } })
      options().onError?.(error)
    })
  }
  return reading.readSaved()
}

/** Starts to read saved rows. @returns a function that stops timers and requests */
function start<Row>(context: ModelContext<Row>): () => void {
  const { reading } = context
  context.isStarted = true
  void readHeld(context)
  return () => {
    context.isStarted = false
    closeDialog(context) // also stops a check
    reading.stop()
  }
}
