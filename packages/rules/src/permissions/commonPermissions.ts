import { holdsPermission, includes, parts } from './holdsPermission'

/** The name that both codes share; undefined if they have nothing in common. */
function commonName(one: string, other: string): string | undefined {
  if (one === other || other === '*') return one
  return one === '*' ? other : undefined
}

function commonRight(one: string, other: string): string | undefined {
  if (includes(one, other)) return other
  return includes(other, one) ? one : undefined
}

function common(one: string, other: string): string[] {
  const [[oneName, oneRight], [otherName, otherRight]] = [parts(one), parts(other)]
  const name = commonName(oneName, otherName)
  const right = commonRight(oneRight, otherRight)
  if (!name || !right) return []
  return [name === '*' && right === '*' ? '*' : `${name}:${right}`]
}

/** The codes for the permissions that both lists allow. */
export function commonPermissions(one: readonly string[], other: readonly string[]): string[] {
  const all = new Set(one.flatMap((code) => other.flatMap((each) => common(code, each))))
  // Omits codes that another code of the result includes.
  return [...all].filter((code) => {
    all.delete(code)
    if (holdsPermission([...all], code)) return false
    all.add(code)
    return true
  })
}
