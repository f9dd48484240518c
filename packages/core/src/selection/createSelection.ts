import { atom } from 'nanostores'
import { finder } from './finder'
import type { PressKeys, Selection, SelectionOptions } from './Selection'

const none: ReadonlySet<string> = new Set()

/** Makes a selection of the items of a list, with the habits of file managers. Arrows cost the same in any list. */
export function createSelection<Item>(options: SelectionOptions<Item>): Selection {
  const { items, idOf, canSelect = () => true, isKept = () => false, onLimit } = options
  const $ids = atom<ReadonlySet<string>>(none)
  const $lead = atom<string | undefined>(undefined)
  const indexOf = finder(items, idOf)
  const indexOfAnchor = finder(items, idOf)
  const isSingle = () => !!options.single?.()
  const limit = () => (isSingle() ? 1 : (options.max?.() ?? Number.POSITIVE_INFINITY))
  /** Where ranges begin. */
  let anchor: string | undefined
  /** Where the keyboard stood when its item was last seen. */
  let place = 0

  /** Adds ids up to the limit, and tells when some are left out. */
  const take = (start: ReadonlySet<string>, ids: Iterable<string>) => {
    const max = limit()
    const taken = new Set(start)
    let left = false
    for (const id of ids) {
      left = taken.size >= max && !taken.has(id)
      if (left) break
      taken.add(id)
    }
    replace(taken)
    if (left && !isSingle()) onLimit?.(max)
  }
  const replace = (ids: ReadonlySet<string>) => {
    const now = $ids.get()
    if (ids.size !== now.size || !isWithin(ids, now)) $ids.set(ids)
  }
  const stand = (id: string, index: number) => {
    place = index
    $lead.set(id)
  }

  const pressRange = (index: number, isAdding?: boolean) => {
    const list = items()
    // It may never have been set, or be gone.
    for (const other of [$lead.get(), idOf(list[index] as Item)])
      if (anchor === undefined || indexOfAnchor(anchor) < 0) anchor = other
    take(
      isAdding ? $ids.get() : new Set([...$ids.get()].filter(isKept)),
      idsBetween(list, indexOfAnchor(anchor as string), index, idOf, canSelect),
    )
  }

  const press = (id: string, { shift, toggle }: PressKeys = {}) => {
    const now = $ids.get()
    const index = indexOf(id)
    if (index < 0) return void (toggle && now.has(id) && replace(without(now, id)))
    if (shift && !isSingle()) pressRange(index, toggle)
    else {
      anchor = id
      if (toggle && now.has(id)) replace(without(now, id))
      else if (canSelect(items()[index] as Item)) take(toggle && !isSingle() ? now : none, [id])
    }
    stand(id, index)
  }

  return {
    $ids,
    $lead,
    press,
    toggle: (id) => press(id, { toggle: true }),
    extendTo: (id) => press(id, { shift: true }),
    moveTo(id) {
      const index = indexOf(id)
      if (index >= 0) stand(id, index)
    },
    selectAll() {
      const list = items()
      if (!isSingle()) take($ids.get(), idsBetween(list, 0, list.length - 1, idOf, canSelect))
    },
    clear() {
      anchor = undefined
      replace(none)
    },
    set: (ids) => take(none, ids),
    keepOnly(ids = items().map(idOf)) {
      const [now, lead, list] = [$ids.get(), $lead.get(), items()]
      const kept = new Set<string>()
      const there = { anchor: false, lead: lead === undefined }
      for (const id of ids) {
        if (now.has(id)) kept.add(id)
        there.anchor ||= id === anchor
        there.lead ||= id === lead
      }
      if (kept.size < now.size) $ids.set(new Set([...now].filter((id) => kept.has(id))))
      if (!there.anchor) anchor = undefined
      const next = list[Math.min(place, list.length - 1)]
      if (!there.lead) $lead.set(next && idOf(next))
    },
    has: (id) => $ids.get().has(id),
  }
}

/** Ids of the items that can be selected, from one index to another one, be it before or behind. */
function* idsBetween<Item>(
  list: readonly Item[],
  from: number,
  to: number,
  idOf: (item: Item) => string,
  canSelect: (item: Item) => boolean,
): Iterable<string> {
  const step = from <= to ? 1 : -1
  for (let index = from; index !== to + step && index in list; index += step) {
    const item = list[index] as Item
    if (canSelect(item)) yield idOf(item)
  }
}

function isWithin(ids: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const id of ids) if (!others.has(id)) return false
  return true
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const rest = new Set(ids)
  rest.delete(id)
  return rest
}
