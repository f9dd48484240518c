import type { Action } from '@ebkit/domain'
import type { Behaviour } from '../../behaviour/Behaviour'

/** Whether the definition declares an effect that no code implements yet. */
export const isPending = ({ name, effect }: Action, { effects }: Behaviour): boolean =>
  effect !== undefined && !effects?.[name]
