import type { Row } from '@ebkit/core/services/rows'

/** What is asked of a dish, beyond its state, for some of its actions. */
export const fitting: Readonly<Record<string, (row: Row) => boolean>> = {
  delete: ({ status }) => status === 'NEW',
  sellOut: ({ status, soldOut }) => status === 'PUBLISHED' && soldOut !== true,
  restock: ({ status, soldOut }) => status === 'PUBLISHED' && soldOut === true,
}

/** Whether an action makes sense for a dish as it is. */
export const fitsDish = (action: string, row: Row): boolean => fitting[action]?.(row) ?? true
