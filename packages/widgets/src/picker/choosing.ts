import { moved, takeRows, withoutKeys } from './selection'
import type { PickerStore } from './store'

/** Choosing single rows of the list, and what is done to chosen ones. */
export function createChoosing<Row>(store: PickerStore<Row>) {
  const { source, options, get, patch, changeDraft, maximum } = store
  /** The row that a range goes from. */
  let anchor: string | undefined

  const isChosen = (key: string) => get().draft.some((one) => one.key === key)

  /** Chooses those of the rows that can be chosen. In a single choice the last one replaces what was chosen. */
  function take(rows: readonly Row[]) {
    const { tab, draft } = get()
    const isSingle = options().single
    const { selection, counts } = takeRows<Row>(isSingle ? [] : draft, rows, tab, maximum(), source)
    const isFull = !!counts.beyondMaximum
    if (counts.added) changeDraft(selection, { isFull })
    else patch({ isFull })
  }

  const remove = (keys: readonly string[]) => changeDraft(withoutKeys(get().draft, keys))

  /** Chooses a row of the list; nothing happens where it cannot be chosen, or is. @spec W-PICK-25 W-PICK-26 */
  function choose(key: string) {
    anchor = key
    if (!isChosen(key)) take(get().list.rows.filter((row) => source.keyOf(row) === key))
  }

  /** Chooses a row of the list, or takes a chosen one out. @spec W-PICK-14 */
  function toggle(key: string) {
    anchor = key
    if (isChosen(key)) remove([key])
    else choose(key)
  }

  return {
    choose,
    toggle,
    remove: (key: string) => remove([key]),
    /** Chooses the rows of the page from the one that was chosen or taken out last to this one. */
    chooseRange(key: string) {
      const { rows } = get().list
      const from = rows.findIndex((row) => source.keyOf(row) === anchor)
      const to = rows.findIndex((row) => source.keyOf(row) === key)
      if (from < 0 || to < 0 || options().single) return toggle(key)
      take(rows.slice(Math.min(from, to), Math.max(from, to) + 1))
    },
    clear: () => changeDraft([]),
    move: (key: string, toIndex: number) => changeDraft(moved(get().draft, key, toIndex)),
    removeRefused: () => remove(get().check?.keys ?? []),
  }
}
