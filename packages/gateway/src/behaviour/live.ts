import type { ColumnType } from '../database/schema/resourceColumns'

/** A computed field that is SQL over the row `t`, evaluated when it is read. Default: cents. */
export const live = (sql: string, type: ColumnType = 'bigint') => ({ kind: 'live', type, sql }) as const

/** A percentage with two decimals, from SQL over the row `t`; 0 if the whole is 0. */
export const percentOf = (part: string, whole: string) =>
  live(`coalesce(round(100.0 * ${part} / nullif(${whole}, 0), 2), 0)`, 'numeric')
