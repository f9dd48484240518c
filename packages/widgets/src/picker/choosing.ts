import { moved } from './selection'
import type { PickerStore } from './store'

/** Actions on single rows of the list, and on chosen ones. */
export function createChoosing<Row>(store: PickerStore<Row>, onChange: () => void) {
  const { selection, get } = store
  const changeSelection = (change: () => void) => {
    store.changeSelection(change)
    if (get().isRule) onChange()
  }
  const remove = (keys: readonly string[]) => changeSelection(() => selection.remove(keys))

  /** Chooses a row of the list, or removes a chosen one. @spec W-PICK-14 */
  const toggle = (key: string) => changeSelection(() => selection.toggle(key))

  return {
    /** Chooses a row of the list; does nothing if it cannot be chosen, or is already. @spec W-PICK-25 W-PICK-26 */
    choose(key: string) {
      if (!selection.has(key)) toggle(key)
    },
    toggle,
    remove: (key: string) => remove([key]),
    /** Chooses the rows of the page between the last toggled one and this one. */
    chooseRange: (key: string) => changeSelection(() => selection.addRange(key)),
    clear: () => changeSelection(selection.clear),
    move: (key: string, toIndex: number) =>
      changeSelection(() => selection.restore(moved([...selection.$ids.get()], key, toIndex))),
    removeRefused: () => remove(get().check?.keys ?? []),
  }
}
