import type { ColumnType } from '../database/schema/resourceColumns'

/** A computed field that is SQL over the row `t`, evaluated when it is read. Default: cents. */
export const live = (sql: string, type: ColumnType = 'bigint') => ({ kind: 'live', type, sql }) as const

/** A share in percent with two decimals; 0 where there is nothing. Of SQL, over the row `t`. */
export const percentOf = (part: string, whole: string) =>
  live(`coalesce(round(100.0 * ${part} / nullif(${whole}, 0), 2), 0)`, 'numeric')
