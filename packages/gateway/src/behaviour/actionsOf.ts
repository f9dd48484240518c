import type { Action, Resource } from '@ebkit/domain'

/** The actions of a resource, with states or without. */
export const actionsOf = ({ states, actions = [] }: Resource): readonly Action[] => [
  ...(states?.actions ?? []),
  ...actions,
]
