import { Refusal } from '../../server/refusal'

/** 409 with the row as it is. */
export const wrongState = (action: string, current: unknown) =>
  new Refusal(409, 'wrong-state', `The row's state does not allow ${action}; nothing was changed`, {
    current,
  })

/** An action whose effect no code makes yet: doing only a part of it would be worse than nothing. */
export const pendingAction = (resource: string, action: string) =>
  new Refusal(501, 'action-pending', `${resource}: ${action} is not available yet`)
