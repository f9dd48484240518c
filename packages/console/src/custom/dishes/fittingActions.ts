import type { Row } from '@ebkit/core/services/rows'

/** Conditions that some actions require of a dish, beyond its state. */
export const fitting: Readonly<Record<string, (row: Row) => boolean>> = {
  delete: ({ status }) => status === 'NEW',
  sellOut: ({ status, soldOut }) => status === 'PUBLISHED' && soldOut !== true,
  restock: ({ status, soldOut }) => status === 'PUBLISHED' && soldOut === true,
}

/** Whether an action makes sense for the current dish. */
export const fitsDish = (action: string, row: Row): boolean => fitting[action]?.(row) ?? true
