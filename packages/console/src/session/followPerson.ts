import type { Session } from '@ebkit/core/session'

/**
 * Calls `onOther` when somebody else has signed in than the person before, in this tab or another one.
 *
 * @returns a function that stops it
 */
export function followPerson({ $identity }: Pick<Session, '$identity'>, onOther: () => void): () => void {
  let userId = $identity.get().identity?.userId
  return $identity.listen(({ identity }) => {
    // nobody in between makes no difference
    if (!identity) return
    const before = userId
    userId = identity.userId
    if (before !== undefined && before !== userId) onOther()
  })
}
