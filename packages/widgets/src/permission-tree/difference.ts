import { type Codes, holderOf } from './codes'
import type { PermissionIndex } from './permissionIndex'

/** How a selection differs from the saved one. */
export interface Difference {
  /** Ids of newly granted items. */
  readonly added: ReadonlySet<string>
  /** Ids of revoked items. */
  readonly removed: ReadonlySet<string>
  /** Removed codes that belong to no item of the tree. */
  readonly unknown: number
}

/** The differences of the granted codes from `saved`. */
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
