import { atom, type WritableAtom } from 'nanostores'
import { type AddedItems, addItems } from './addItems'
import { finder } from './finder'
import type { ItemSelection, PressKeys, SelectionOptions } from './Selection'

const none: ReadonlySet<string> = new Set()

interface Context<Item> {
  readonly options: SelectionOptions<Item>
  readonly $ids: WritableAtom<ReadonlySet<string>>
  readonly $lead: WritableAtom<string | undefined>
  indexOf(id: string): number
  indexOfAnchor(id: string): number
  /** The anchor of ranges. */
  anchor: string | undefined
  /** The last known index of the focused item. */
  leadIndex: number
}

/**
 * Creates a selection of the items of a list that behaves as in file managers. The cost of an arrow key does not
 * depend on the length of the list.
 * @example
 * ```ts
 * import { createSelection } from '@ebkit/core/selection'
 *
 * const rows = ['101', '102', '103', '104']
 * const selection = createSelection({ items: () => rows, idOf: (room) => room })
 * selection.press('102')
 * selection.press('104', { shift: true })
 * Array.from(selection.$ids.get()) // ['102', '103', '104']
 * ```
 */
export function createSelection<Item>(options: SelectionOptions<Item>): ItemSelection<Item> {
  const { items, idOf } = options
  const context: Context<Item> = {
    options,
    $ids: atom(none),
    $lead: atom(),
    indexOf: finder(items, idOf),
    indexOfAnchor: finder(items, idOf),
    anchor: undefined,
    leadIndex: 0,
  }
  return {
    $ids: context.$ids,
    $lead: context.$lead,
    press: (id, keys) => press(context, id, keys),
    toggle: (id) => press(context, id, { toggle: true }),
    extendTo: (id) => press(context, id, { shift: true }),
    moveTo: (id) => moveTo(context, id),
    selectAll: () => selectAll(context),
    clear: () => clear(context),
    set: (ids) => set(context, ids),
    restore: (ids) => context.$ids.set(new Set(ids)),
    remove: (ids) => remove(context, ids),
    keepOnly: (ids) => keepOnly(context, ids),
    has: (id) => context.$ids.get().has(id),
    add: (items) => add(context, context.$ids.get(), items),
    addRange: (id) => addRange(context, id),
  }
}

const isSingle = <Item>({ options }: Context<Item>) => !!options.single?.()

const canSelect = <Item>({ options }: Context<Item>, item: Item) => options.canSelect?.(item) ?? true

const limitOf = <Item>({ options }: Context<Item>) =>
  options.single?.() ? 1 : (options.max?.() ?? Number.POSITIVE_INFINITY)

/** Adds items to a set of ids up to the limit, and reports items left out. */
function add<Item>(
  context: Context<Item>,
  start: ReadonlySet<string>,
  items: Iterable<Item>,
): AddedItems<Item> {
  const { idOf } = context.options
  const limit = limitOf(context)
  const result = addItems(start, items, { idOf, limit, canSelect: (item) => canSelect(context, item) })
  replace(context, result.ids)
  reportLimit(context, result, limit)
  return result
}

/** Ids may belong to items that are not loaded yet. */
function set<Item>(context: Context<Item>, ids: Iterable<string>): void {
  const limit = limitOf(context)
  const result = addItems(none, ids, { idOf: (id) => id, limit, canSelect: () => true })
  replace(context, result.ids)
  reportLimit(context, result, limit)
}

function reportLimit<Item>(
  context: Context<Item>,
  { beyondLimit }: { beyondLimit: number },
  limit: number,
): void {
  if (beyondLimit && !isSingle(context)) context.options.onLimit?.(limit)
}

function replace<Item>({ $ids }: Context<Item>, ids: ReadonlySet<string>): void {
  const now = $ids.get()
  if (ids.size !== now.size || !isWithin(ids, now)) $ids.set(ids)
}

function press<Item>(context: Context<Item>, id: string, { shift, toggle }: PressKeys = {}): void {
  const { options, $ids } = context
  const now = $ids.get()
  const index = context.indexOf(id)
  if (index < 0) {
    if (toggle) remove(context, [id])
    return
  }
  if (shift && !isSingle(context)) pressRange(context, index, toggle)
  else {
    context.anchor = id
    const item = options.items()[index] as Item
    if (toggle && now.has(id)) remove(context, [id])
    else if (canSelect(context, item)) add(context, toggle && !isSingle(context) ? now : none, [item])
  }
  setLead(context, id, index)
}

function pressRange<Item>(context: Context<Item>, index: number, isAdding?: boolean): void {
  const { options, $ids, $lead } = context
  const { idOf, isKept = () => false } = options
  const list = options.items()
  // It may not be set, or no longer listed.
  for (const other of [$lead.get(), idOf(list[index] as Item)])
    if (anchorIndex(context) < 0) context.anchor = other
  const start = isAdding ? $ids.get() : new Set([...$ids.get()].filter(isKept))
  add(context, start, itemsBetween(list, anchorIndex(context), index))
}

const anchorIndex = <Item>({ anchor, indexOfAnchor }: Context<Item>) =>
  anchor === undefined ? -1 : indexOfAnchor(anchor)

function addRange<Item>(context: Context<Item>, id: string): void {
  const { options, $ids } = context
  const [from, to] = [anchorIndex(context), context.indexOf(id)]
  if (from < 0 || to < 0 || isSingle(context)) press(context, id, { toggle: true })
  else add(context, $ids.get(), itemsBetween(options.items(), Math.min(from, to), Math.max(from, to)))
}

function moveTo<Item>(context: Context<Item>, id: string): void {
  const index = context.indexOf(id)
  if (index >= 0) setLead(context, id, index)
}

function setLead<Item>(context: Context<Item>, id: string, index: number): void {
  context.leadIndex = index
  context.$lead.set(id)
}

function selectAll<Item>(context: Context<Item>): void {
  if (!isSingle(context)) add(context, context.$ids.get(), context.options.items())
}

function clear<Item>(context: Context<Item>): void {
  context.anchor = undefined
  replace(context, none)
}

function remove<Item>(context: Context<Item>, ids: Iterable<string>): void {
  const rest = new Set(context.$ids.get())
  for (const id of ids) rest.delete(id)
  replace(context, rest)
}

function keepOnly<Item>(context: Context<Item>, ids?: Iterable<string>): void {
  const { options, $ids, $lead, anchor, leadIndex } = context
  const { items, idOf } = options
  const [now, lead, list] = [$ids.get(), $lead.get(), items()]
  const kept = new Set<string>()
  const found = { anchor: false, lead: lead === undefined }
  for (const id of ids ?? list.map(idOf)) {
    if (now.has(id)) kept.add(id)
    found.anchor ||= id === anchor
    found.lead ||= id === lead
  }
  if (kept.size < now.size) $ids.set(new Set([...now].filter((id) => kept.has(id))))
  if (!found.anchor) context.anchor = undefined
  const next = list[Math.min(leadIndex, list.length - 1)]
  if (!found.lead) $lead.set(next && idOf(next))
}

/** The items between two indexes, in either direction. */
function* itemsBetween<Item>(list: readonly Item[], from: number, to: number): Iterable<Item> {
  const step = from <= to ? 1 : -1
  for (let index = from; index !== to + step && index in list; index += step) yield list[index] as Item
}

function isWithin(ids: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const id of ids) if (!others.has(id)) return false
  return true
}
