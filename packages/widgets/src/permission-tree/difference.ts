import { type Codes, holderOf } from './codes'
import type { PermissionIndex } from './permissionIndex'

/** How a selection differs from the saved one. */
export interface Difference {
  /** Ids of items that are granted now and were not. */
  readonly added: ReadonlySet<string>
  /** Ids of items that were granted and are not now. */
  readonly removed: ReadonlySet<string>
  /** Codes that are gone and belong to no item of the tree. */
  readonly unknown: number
}

/** What granting has changed since `saved`. */
export function differenceOf({ items }: PermissionIndex, codes: Codes, saved: Codes): Difference {
  const [holds, held] = [holderOf(codes), holderOf(saved)]
  const real = items.filter(({ isReal }) => isReal)
  const known = new Set(real.map(({ code }) => code))
  return {
    added: new Set(real.flatMap(({ id, code }) => (holds(code) && !held(code) ? id : []))),
    removed: new Set(real.flatMap(({ id, code }) => (!holds(code) && held(code) ? id : []))),
    unknown: [...saved].filter(
      (code) => !known.has(code) && !code.includes('*') && code !== 'all' && !holds(code),
    ).length,
  }
}
