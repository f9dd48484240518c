import type { ServedResource } from '@ebkit/domain'
import type { Wanted } from './brandNames'

/** Collects keys of rows whose names are needed. */
export function wantedNames() {
  const all = new Map<string, { of: ServedResource; keys: Set<string> }>()
  return {
    /** The collected keys, once for each resource. */
    get all(): readonly Wanted[] {
      return [...all.values()]
    },
    add(of: ServedResource, key: unknown) {
      if (typeof key !== 'string' || key === '') return
      const before = all.get(of.name) ?? { of, keys: new Set() }
      before.keys.add(key)
      all.set(of.name, before)
    },
  }
}
