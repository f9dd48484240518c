/** What decides whether an item joins a selection. */
export interface AddingRules<Item> {
  idOf: (item: Item) => string
  canSelect: (item: Item) => boolean
  /** The most that may be selected. */
  limit: number
}

/** What adding items to a selection came to. */
export interface AddedItems<Item> {
  /** The selection with the new ones behind it. */
  ids: ReadonlySet<string>
  /** How many joined. */
  added: number
  /** Items that may not be selected. */
  refused: Item[]
  /** Items left out because no more may be selected. */
  beyondLimit: number
}

/** Adds items in their order. Those that are selected already are counted nowhere. */
export function addItems<Item>(
  selected: ReadonlySet<string>,
  items: Iterable<Item>,
  { idOf, canSelect, limit }: AddingRules<Item>,
): AddedItems<Item> {
  const ids = new Set(selected)
  const refused: Item[] = []
  let beyondLimit = 0
  for (const item of items) {
    const id = idOf(item)
    const isAllowed = canSelect(item)
    // An item that joins is looked up once only: there may be 100,000.
    if (isAllowed && ids.size < limit) ids.add(id)
    else if (ids.has(id)) continue
    else if (isAllowed) beyondLimit++
    else refused.push(item)
  }
  return { ids, added: ids.size - selected.size, refused, beyondLimit }
}
