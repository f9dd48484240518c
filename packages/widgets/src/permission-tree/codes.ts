import { holdsPermission } from '@ebkit/rules/permissions'

/** Codes of a role, in order. Some include several: `all`, `*`, `printer:*`, `*:view`. */
export type Codes = ReadonlySet<string>

const isWide = (code: string) => code === 'all' || code.includes('*')

/** Whether the role has a code, by itself or by a wider one. */
export function holderOf(codes: Codes): (code: string) => boolean {
  const wide = [...codes].filter(isWide)
  if (wide.some((code) => holdsPermission([code], ''))) return () => true
  return (code) => codes.has(code) || (wide.length > 0 && holdsPermission(wide, code))
}

/** Whether revoking one of these splits a wider code into the codes that it includes. */
export const needsAll = (codes: Codes, unwanted: readonly string[]): boolean =>
  [...codes].some((code) => isWide(code) && unwanted.some((one) => holdsPermission([code], one)))

/** The codes with others appended. */
export function withCodes(codes: Codes, wanted: readonly string[]): Codes {
  const holds = holderOf(codes)
  return new Set([...codes, ...wanted.filter((code) => !holds(code))])
}

/**
 * The codes without some of them. A wider code that includes one is replaced by the remaining ones.
 * @param known every code of the tree
 */
export function withoutCodes(codes: Codes, unwanted: readonly string[], known: readonly string[]): Codes {
  const gone = new Set(unwanted)
  const kept = [...codes].flatMap((code) => {
    if (gone.has(code)) return []
    if (!isWide(code) || !unwanted.some((one) => holdsPermission([code], one))) return code
    return known.filter((one) => holdsPermission([code], one) && !gone.has(one))
  })
  return new Set(kept)
}
