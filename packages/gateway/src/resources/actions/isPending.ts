import type { Action } from '@ebkit/domain'
import type { Behaviour } from '../../behaviour/Behaviour'

/** Whether the definition declares more than the generic action does, and no code does it. */
export const isPending = ({ name, effect }: Action, { effects }: Behaviour): boolean =>
  effect !== undefined && !effects?.[name]
