import { atom, type ReadableAtom } from 'nanostores'
import type { UploadItem } from '../Uploads'

/** The public items; every change creates a new array and new objects. */
export interface ItemList {
  readonly $items: ReadableAtom<readonly UploadItem[]>
  get(id: string): UploadItem | undefined
  append(items: readonly UploadItem[]): void
  /** Does nothing if the item has been removed. */
  change(id: string, change: Partial<UploadItem>): void
  remove(isGone: (item: UploadItem) => boolean): void
}

export function createItemList(): ItemList {
  const $items = atom<readonly UploadItem[]>([])
  return {
    $items,
    get: (id) => $items.get().find((item) => item.id === id),
    append: (items) => items.length > 0 && $items.set([...$items.get(), ...items]),
    change(id, change) {
      const items = $items.get()
      if (items.some((item) => item.id === id))
        $items.set(items.map((item) => (item.id === id ? { ...item, ...change } : item)))
    },
    remove: (isGone) => $items.set($items.get().filter((item) => !isGone(item))),
  }
}
