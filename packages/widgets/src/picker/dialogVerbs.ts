import { NativePromise } from '@ebkit/core/promise'
import type { ModelContext } from './modelContext'
import type { SavedEntry } from './reading'
import type { Selection } from './state'

/** The page's initial tab if it exists, else the first. */
function firstTab<Row>({ options, store }: ModelContext<Row>, isRule = false): string {
  const { tabs, tab: wanted = '' } = options()
  const tab = (isRule && store.get().savedRule?.filter.tab) || wanted
  return tabs.includes(tab) ? tab : (tabs[0] ?? '')
}

/** Shows the dialog; single selection keeps the last row of the draft. */
function showDialog<Row>(
  context: ModelContext<Row>,
  entries: readonly SavedEntry<Row>[],
  isRule: boolean,
): void {
  const { store, options, reading } = context
  const draft = reading.completed(entries)
  context.ruleDraft.forget()
  store.open(options().single && !isRule ? draft.slice(-1) : draft, isRule)
}

function readShown<Row>(context: ModelContext<Row>): Promise<unknown> {
  const { source, listing, reading, store } = context
  const { isRule, savedRule } = store.get()
  source.refresh?.()
  const search = (isRule && savedRule?.filter.search) || ''
  return NativePromise.all([listing.show(firstTab(context, isRule), search), reading.readSaved()])
}

/**
 * Opens the dialog, unless the page refuses.
 * @param start what is chosen at first. Default: what is saved; only then a confirmed choice becomes what is saved
 */
export function openDialog<Row>(
  context: ModelContext<Row>,
  start?: readonly SavedEntry<Row>[],
): Promise<unknown> | undefined {
  const { store, options } = context
  if (store.get().isOpen || options().onBeforeShow?.() === false) return undefined
  context.isDetached = !!start
  showDialog(context, start ?? store.get().saved, !start && !!store.get().savedRule)
  options().onShow?.()
  return readShown(context)
}

/** Restores the dialog as it was when it was suspended, without events. */
export function restoreDialog<Row>(
  context: ModelContext<Row>,
  draft: readonly SavedEntry<Row>[],
  isRule = false,
): Promise<unknown> | undefined {
  if (context.store.get().isOpen) return undefined
  context.isDetached = false
  showDialog(context, draft, isRule)
  return readShown(context)
}

/** Closes the dialog and stops everything, without events. @returns whether it was open */
export function suspendDialog<Row>({
  store,
  listing,
  confirming,
  selectAll,
  ruleDraft,
}: ModelContext<Row>): boolean {
  listing.stop()
  ruleDraft.stop()
  selectAll?.stop()
  confirming.stopChecking()
  const { isOpen } = store.get()
  if (isOpen) store.patch({ isOpen: false, check: undefined })
  return isOpen
}

/** Closes the dialog and discards its draft. */
export function closeDialog<Row>(context: ModelContext<Row>, isConfirmed = false): void {
  if (suspendDialog(context)) context.options().onHide?.(isConfirmed)
}

/** Confirms the draft, if every row of it still exists and can be chosen. A running select-all is stopped. */
export async function confirmDraft<Row>(context: ModelContext<Row>): Promise<void> {
  const { store, options, confirming, selectAll } = context
  const { isOpen, check, draft, isRule } = store.get()
  if (!isOpen || check?.status === 'running') return
  if (isRule) return confirmRule(context)
  selectAll?.stop()
  if (draft.length > store.maximum()) return store.patch({ isFull: true })
  if (!(await confirming.checkDraft())) return
  const selection: Selection<Row> = store.get().draft
  if (context.isDetached) options().onConfirm?.(selection)
  else confirming.saveChoice(selection)
  closeDialog(context, true)
}

/** Confirms the rule, if the gateway can evaluate it now. */
async function confirmRule<Row>(context: ModelContext<Row>): Promise<void> {
  const { source, store, confirming, ruleDraft } = context
  ruleDraft.stop()
  const rule = source.rules && (await confirming.checkRule(source.rules, ruleDraft.current))
  if (!rule) return
  confirming.saveChoice(store.get().draft, rule)
  closeDialog(context, true)
}

/** Reads again: in the open dialog the page and rows that failed, else the saved rows. */
export function reload<Row>(context: ModelContext<Row>): Promise<unknown> {
  const { source, store, listing, reading, ruleDraft } = context
  const { isOpen } = store.get()
  void ruleDraft.count()
  source.refresh?.()
  return NativePromise.all([isOpen && listing.reload(), reading.readSaved(!isOpen)])
}

/**
 * The options have changed: an open tab that no longer exists is replaced by the first, and rows are checked again.
 */
export function followOptions<Row>(context: ModelContext<Row>): Promise<void> | undefined {
  const { store, options, listing } = context
  const { isOpen, tab, saved, draft } = store.get()
  store.patch({ saved: saved.map(store.withReason), draft: draft.map(store.withReason) })
  return isOpen && tab && !options().tabs.includes(tab) ? listing.show(firstTab(context)) : undefined
}
