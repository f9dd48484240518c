/**
 * Whether codes of roles allow what a code names: `printer:edit`. `*` and `all` allow everything, `printer:*` everything
 * with printers, `*:view` to see everything; who may edit may see and add.
 */
export function holdsPermission(codes: readonly string[], wanted: string): boolean {
  const [name, right] = parts(wanted)
  return codes.some((code) => {
    const [heldName, heldRight] = parts(code)
    return (heldName === '*' || heldName === name) && includes(heldRight, right)
  })
}

/** Name and right of a code; empty where it is none. */
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
