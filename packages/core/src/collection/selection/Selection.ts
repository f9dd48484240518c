import type { ReadableAtom } from 'nanostores'
import type { AddedItems } from './addItems'

/** The keys that are held while an item is pressed. */
export interface PressKeys {
  /** Shift: everything from the anchor to here. */
  shift?: boolean
  /** Ctrl, or Cmd: the others stay as they are. */
  toggle?: boolean
}

/** Which items of a list are selected, and which one has the keyboard. */
export interface Selection {
  /** Ids of the selected items; another set after each change. */
  $ids: ReadableAtom<ReadonlySet<string>>
  /** The item that the keyboard stands on. It need not be selected. */
  $lead: ReadableAtom<string | undefined>
  /** A click: selects this item alone; with Ctrl it joins or leaves; with Shift the range; with both the range joins. */
  press(id: string, keys?: PressKeys): void
  /** Joins or leaves, as its box or Ctrl+Space does. */
  toggle(id: string): void
  /** Selects the range from the anchor to here, as Shift with an arrow does. */
  extendTo(id: string): void
  /** The keyboard goes there and nothing is selected, as Ctrl with an arrow does. */
  moveTo(id: string): void
  /** Adds the items in their order, as many as there may be. Nothing where only one may be selected. */
  selectAll(): void
  /** Nothing is selected. The keyboard stays where it is. */
  clear(): void
  /** Selects these, be they in the list or not yet, as many as there may be. */
  set(ids: Iterable<string>): void
  /** Selects these in this order, however many: a selection that was made elsewhere. */
  restore(ids: Iterable<string>): void
  /** Takes these out of the selection, be they in the list or not. */
  remove(ids: Iterable<string>): void
  /** Forgets all but these. Where the keyboard's item is gone, it goes to the one in its place. Default: those of the list. */
  keepOnly(ids?: Iterable<string>): void
  has(id: string): boolean
}

/** A selection that rows can be added to. */
export interface ItemSelection<Item> extends Selection {
  /**
   * Adds the items that may be selected, as many as there may be. They need not be in the list: select-all adds those of
   * other pages.
   *
   * @returns what was added, and what was left out
   */
  add(items: Iterable<Item>): AddedItems<Item>
  /** Adds the items between the anchor and here, in the order of the list. Without an anchor in it, as `toggle`. */
  addRange(id: string): void
}

/** What a selection is made of. */
export interface SelectionOptions<Item> {
  /** The list as it is shown. Another array whenever it has changed. */
  items: () => readonly Item[]
  /** Unique in the list. */
  idOf: (item: Item) => string
  /** The most that may be selected. Default: no limit. */
  max?: () => number | undefined
  /** Only one may be selected: pressing another one replaces it. Default: no. */
  single?: () => boolean
  /** Whether an item may be selected. The keyboard goes to it all the same. Default: all may. */
  canSelect?: (item: Item) => boolean
  /** Of the ids that are not listed: whether a range leaves it selected. Default: none. */
  isKept?: (id: string) => boolean
  /** Something was left out, because no more than `max` may be selected. */
  onLimit?: (max: number) => void
}
