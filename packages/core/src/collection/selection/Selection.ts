import type { ReadableAtom } from 'nanostores'
import type { AddedItems } from './addItems'

/** The modifier keys held while an item is pressed. */
export interface PressKeys {
  /** Shift: selects the range from the anchor to this item. */
  shift?: boolean
  /** Ctrl, or Cmd: keeps the other items selected. */
  toggle?: boolean
}

/** Which items of a list are selected, and which one has the keyboard focus. */
export interface Selection {
  /** Ids of the selected items; a new set after each change. */
  $ids: ReadableAtom<ReadonlySet<string>>
  /** The item with the keyboard focus. It need not be selected. */
  $lead: ReadableAtom<string | undefined>
  /**
   * A click: selects only this item; with Ctrl toggles it; with Shift selects the range; with both adds the range.
   */
  press(id: string, keys?: PressKeys): void
  /** Toggles an item, as its check box or Ctrl+Space does. */
  toggle(id: string): void
  /** Selects the range from the anchor to here, as Shift with an arrow does. */
  extendTo(id: string): void
  /** Moves the keyboard focus without selecting, as Ctrl with an arrow key does. */
  moveTo(id: string): void
  /** Adds the items in their order, up to the maximum. Does nothing if only one may be selected. */
  selectAll(): void
  /** Clears the selection. The keyboard focus stays. */
  clear(): void
  /** Selects these items, listed or not, up to the maximum. */
  set(ids: Iterable<string>): void
  /** Sets the selection in this order without a limit: it was made elsewhere. */
  restore(ids: Iterable<string>): void
  /** Removes these items from the selection, listed or not. */
  remove(ids: Iterable<string>): void
  /**
   * Removes all other items from the selection. If the focused item is gone, the focus moves to the item in its
   * position. Default: keeps listed items.
   */
  keepOnly(ids?: Iterable<string>): void
  has(id: string): boolean
}

/** A selection that rows can be added to. */
export interface ItemSelection<Item> extends Selection {
  /**
   * Adds the items that may be selected, up to the maximum. They need not be listed: select-all adds those of other
   * pages.
   * @returns what was added, and what was left out
   */
  add(items: Iterable<Item>): AddedItems<Item>
  /**
   * Adds the items between the anchor and this one, in the order of the list. Without a listed anchor, as `toggle`.
   */
  addRange(id: string): void
}

/** How a selection is created. */
export interface SelectionOptions<Item> {
  /** The items as listed. A new array after every change. */
  items: () => readonly Item[]
  /** Unique in the list. */
  idOf: (item: Item) => string
  /** Maximum number of selected items. Default: no limit. */
  max?: () => number | undefined
  /** Only one item may be selected: pressing another one replaces it. Default: false. */
  single?: () => boolean
  /** Whether an item may be selected. It can have the keyboard focus in any case. Default: all. */
  canSelect?: (item: Item) => boolean
  /** Whether an id that is not listed stays selected when a range is selected. Default: none. */
  isKept?: (id: string) => boolean
  /** Items were left out because of `max`. */
  onLimit?: (max: number) => void
}
