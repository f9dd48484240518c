import { applications } from './applications'
import { fileRights, rightsOf } from './permission'

const rights: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...applications.flatMap(({ resources }) =>
    resources.map((resource) => [resource.name, rightsOf(resource)] as const),
  ),
  ['file', fileRights],
])

/**
 * Why a permission code allows nothing, in English: it names no resource, or a right that its rows do not have. Undefined
 * for codes that allow something.
 */
export function permissionProblem(code: string): string | undefined {
  if (code === '*' || code === 'all') return undefined
  const [name = '', right = '', ...more] = code.split(':')
  if (more.length || !name || !right) return `${code} is no permission code`
  if (name === '*')
    return right === '*' || [...rights.values()].some((known) => known.includes(right))
      ? undefined
      : `no resource has the right ${right}`
  const known = rights.get(name)
  if (!known) return `${name} is no resource`
  return right === '*' || known.includes(right) ? undefined : `${name} has no right ${right}`
}
