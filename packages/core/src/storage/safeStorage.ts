/** Texts by key that survive a reload if the browser allows it. No method throws. */
export interface SafeStorage {
  get(key: string): string | undefined
  /** @returns whether the value will survive a reload; else it is kept in memory, as long as the page lives */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Removes every key that begins with `prefix`. */
  removeAll(prefix: string): void
}

/**
 * Local storage that may be absent (sandboxed frames), blocked or full.
 * @param open gives the storage; reading `localStorage` itself throws where it is blocked
 * @example
 * ```ts
 * import { createSafeStorage } from '@ebkit/core/storage'
 *
 * const storage = createSafeStorage()
 * const isKept = storage.set('floor-plan.zoom', '2')
 * if (!isKept) console.log('Blocked or full: remembered until the page is left')
 * storage.get('floor-plan.zoom') // '2'
 * ```
 */
export function createSafeStorage(
  open: () => Storage | undefined = () => globalThis.localStorage,
): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open()
      return storage && use(storage)
    } catch {
      return undefined
    }
  }
  const remove = (key: string) => {
    memory.delete(key)
    attempt((storage) => storage.removeItem(key))
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
      return kept ?? false
    },
    remove,
    removeAll(prefix) {
      const stored = attempt((storage) => Array.from(storage, (_, index) => storage.key(index))) ?? []
      for (const key of [...memory.keys(), ...stored]) if (key?.startsWith(prefix)) remove(key)
    },
  }
}
