/** The conditions under which an item is added to a selection. */
export interface AddingRules<Item> {
  idOf: (item: Item) => string
  canSelect: (item: Item) => boolean
  /** Maximum number of selected items. */
  limit: number
}

/** The result of adding items to a selection. */
export interface AddedItems<Item> {
  /** The selection, with the new items at its end. */
  ids: ReadonlySet<string>
  /** Number of added items. */
  added: number
  /** Items that may not be selected. */
  refused: Item[]
  /** Items left out because of the maximum. */
  beyondLimit: number
}

/** Adds items in their order. Items that are already selected are not counted. */
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
    // Each added item is looked up only once: there may be 100,000.
    if (isAllowed && ids.size < limit) ids.add(id)
    else if (ids.has(id)) continue
    else if (isAllowed) beyondLimit++
    else refused.push(item)
  }
  return { ids, added: ids.size - selected.size, refused, beyondLimit }
}
