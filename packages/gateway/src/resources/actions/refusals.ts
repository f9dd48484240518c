import { Refusal } from '../../server/refusal'

/** 409 with the current row. */
export const wrongState = (action: string, current: unknown) =>
  new Refusal(409, 'wrong-state', `The row's state does not allow ${action}; nothing was changed`, {
    current,
  })

/** 501 for an action whose effect no code implements yet: running only a part of it would be worse than nothing. */
export const pendingAction = (resource: string, action: string) =>
  new Refusal(501, 'action-pending', `${resource}: ${action} is not available yet`)
