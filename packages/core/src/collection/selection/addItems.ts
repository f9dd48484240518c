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
    if (ids.has(id)) continue
    if (!canSelect(item)) refused.push(item)
    else if (ids.size >= limit) beyondLimit++
    else ids.add(id)
  }
  return { ids, added: ids.size - selected.size, refused, beyondLimit }
}
