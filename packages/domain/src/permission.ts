import type { Resource } from './Resource'

/** What a role may do with the rows of a resource. */
export type Right = 'view' | 'edit' | 'delete' | 'export'

/** The permission code of a right: `printer:edit`. */
export const permissionCode = ({ name }: Pick<Resource, 'name'>, right: Right) => `${name}:${right}`

/**
 * Whether codes of roles allow something. `*` allows everything, `printer:*` everything with printers, `*:view` to see
 * everything; who may edit may see.
 */
export function isAllowed(codes: readonly string[], resource: Pick<Resource, 'name'>, right: Right): boolean {
  const allows = (code: string) => {
    if (code === '*') return true
    const [name, held] = code.split(':')
    return (name === '*' || name === resource.name) && (held === '*' || held === right || isMore(held, right))
  }
  return codes.some(allows)
}

const isMore = (held: string | undefined, right: Right) => held === 'edit' && right === 'view'
