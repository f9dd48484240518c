import { NativePromise } from '@ebkit/core/promise'
import type { ModelContext } from './modelContext'
import type { SavedEntry } from './reading'
import type { Selection } from './state'

/** The tab that the page wants, if there is such a one, else the first. */
function firstTab<Row>({ options }: ModelContext<Row>): string {
  const { tabs, tab = '' } = options()
  return tabs.includes(tab) ? tab : (tabs[0] ?? '')
}

/** Shows the dialog; a single choice keeps the last of the draft. */
function showDialog<Row>(context: ModelContext<Row>, entries: readonly SavedEntry<Row>[]): void {
  const { store, options, reading } = context
  const draft = reading.completed(entries)
  store.open(options().single ? draft.slice(-1) : draft)
}

function readShown<Row>(context: ModelContext<Row>): Promise<unknown> {
  const { source, listing, reading } = context
  source.refresh?.()
  return NativePromise.all([listing.show(firstTab(context)), reading.readSaved()])
}

/**
 * Opens the dialog, unless the page refuses.
 *
 * @param start what is chosen at first. Default: what is saved; only then a confirmed choice becomes what is saved
 */
export function openDialog<Row>(
  context: ModelContext<Row>,
  start?: readonly SavedEntry<Row>[],
): Promise<unknown> | undefined {
  const { store, options } = context
  if (store.get().isOpen || options().onBeforeShow?.() === false) return undefined
  context.isDetached = !!start
  showDialog(context, start ?? store.get().saved)
  options().onShow?.()
  return readShown(context)
}

/** Opens the dialog as it was when it was suspended: nobody is asked, and nobody is told. */
export function restoreDialog<Row>(
  context: ModelContext<Row>,
  draft: readonly SavedEntry<Row>[],
): Promise<unknown> | undefined {
  if (context.store.get().isOpen) return undefined
  context.isDetached = false
  showDialog(context, draft)
  return readShown(context)
}

/** Closes the dialog and leaves nothing running, and tells nobody. @returns whether it was open */
export function suspendDialog<Row>({ store, listing, confirming, selectAll }: ModelContext<Row>): boolean {
  listing.stop()
  selectAll?.stop()
  confirming.stopChecking()
  const { isOpen } = store.get()
  if (isOpen) store.patch({ isOpen: false, check: undefined })
  return isOpen
}

/** Closes the dialog; what was chosen in it and not confirmed is forgotten. */
export function closeDialog<Row>(context: ModelContext<Row>, isConfirmed = false): void {
  if (suspendDialog(context)) context.options().onHide?.(isConfirmed)
}

/** Confirms the draft, if every row of it still exists and can be chosen. A select-all that runs ends with it. */
export async function confirmDraft<Row>(context: ModelContext<Row>): Promise<void> {
  const { store, options, confirming, selectAll } = context
  const { isOpen, check, draft } = store.get()
  if (!isOpen || check?.status === 'running') return
  selectAll?.stop()
  if (draft.length > store.maximum()) return store.patch({ isFull: true })
  if (!(await confirming.checkDraft())) return
  const selection: Selection<Row> = store.get().draft
  if (context.isDetached) options().onConfirm?.(selection)
  else confirming.saveChoice(selection)
  closeDialog(context, true)
}

/** Reads again: in the open dialog the page and what could not be read, else the saved rows. */
export function reload<Row>({ source, store, listing, reading }: ModelContext<Row>): Promise<unknown> {
  const { isOpen } = store.get()
  source.refresh?.()
  return NativePromise.all([isOpen && listing.reload(), reading.readSaved(!isOpen)])
}

/** The options are others now: an open tab that is gone gives way to the first, and rows are checked anew. */
export function followOptions<Row>(context: ModelContext<Row>): Promise<void> | undefined {
  const { store, options, listing } = context
  const { isOpen, tab, saved, draft } = store.get()
  store.patch({ saved: saved.map(store.withReason), draft: draft.map(store.withReason) })
  return isOpen && tab && !options().tabs.includes(tab) ? listing.show(firstTab(context)) : undefined
}
