import type { Resource } from '@ebkit/domain'

/** The permission code of an action: `ticketOrder:refund`. */
export const actionCode = ({ name }: Pick<Resource, 'name'>, action: string) => `${name}:${action}` as const
