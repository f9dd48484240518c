import { atom, type ReadableAtom } from 'nanostores'

/** What eb-restaurant-picker shows and can do. Plain stores: no React, testable in Node. */
export interface RestaurantPickerModel {
  /** Whether the dialog is open. */
  readonly $open: ReadableAtom<boolean>
  show(): void
  hide(): void
}

export interface RestaurantPickerOptions {
  /** Called when the dialog opened, and when it closed, by whatever means. */
  onShow?(): void
  onHide?(): void
}

/**
 * The model behind eb-restaurant-picker. `options` is asked for at every use, so that the newest callbacks are called.
 */
export function createRestaurantPicker(options: () => RestaurantPickerOptions): RestaurantPickerModel {
  const $open = atom(false)
  const set = (open: boolean) => {
    if ($open.get() === open) return
    $open.set(open)
    if (open) options().onShow?.()
    else options().onHide?.()
  }
  return { $open, show: () => set(true), hide: () => set(false) }
}
