/**
 * Whether a role's codes allow a permission such as `printer:edit`. `*` and `all` allow everything, `printer:*`
 * everything with printers, `*:view` reading everything; `edit` includes `view` and `add`.
 *
 * @example
 * ```ts
 * import { holdsPermission } from '@ebkit/rules/permissions'
 *
 * const codes = ['printer:edit', '*:view']
 * holdsPermission(codes, 'printer:add') // true
 * holdsPermission(codes, 'ticketOrder:view') // true
 * holdsPermission(codes, 'ticketOrder:edit') // false
 * ```
 */
export function holdsPermission(codes: readonly string[], wanted: string): boolean {
  const [name, right] = parts(wanted)
  return codes.some((code) => {
    const [heldName, heldRight] = parts(code)
    return (heldName === '*' || heldName === name) && includes(heldRight, right)
  })
}

/** Name and right of a code; empty for an invalid code. */
export function parts(code: string): readonly [name: string, right: string] {
  if (code === '*' || code === 'all') return ['*', '*']
  const [name = '', right = '', ...more] = code.split(':')
  return name && right && more.length === 0 ? [name, right] : ['', '']
}

/** Whether a right includes another one. */
export function includes(held: string, wanted: string): boolean {
  if (held === '') return false
  if (held === '*' || held === wanted) return true
  return held === 'edit' && (wanted === 'view' || wanted === 'add')
}
