import { holdsPermission } from '@ebkit/rules/permissions'
import type { Session } from './Session'

/**
 * Whether the person may do what a permission code names (`file:delete`), as far as the page knows: while it does not know
 * who is signed in, everything; the gateway decides all the same.
 */
export function may({ $identity }: Pick<Session, '$identity'>, code: string): boolean {
  const { identity } = $identity.get()
  return !identity || holdsPermission(identity.permissions, code)
}
