import type { OfferedAction } from '@ebkit/protocol/calls/resourceDefinition'

/** The condition on the rows that an action fits, by their state: `status=NEW|OFFLINE`. Undefined: all. */
export const actionCondition = (
  { from }: Pick<OfferedAction, 'from'>,
  stateField: string | undefined,
): string | undefined => (from && stateField ? `${stateField}=${from.join('|')}` : undefined)
