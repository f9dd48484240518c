import { storeTimeZone } from '@ebkit/rules/dates'
import { type SQL, sql } from 'drizzle-orm'

/** Literal text in every query: with a bound zone, PostgreSQL would not know the expression of an index. */
const inStoreZone = `at time zone '${storeTimeZone}'`

/** What clocks in stores show at a moment, as a timestamp without a zone. @param moment SQL of a moment */
export const localTimeSql = (moment: string) => `((${moment}) ${inStoreZone})`

/** The day in stores at a moment. @param moment SQL of a moment */
export const localDaySql = (moment: string) => `${localTimeSql(moment)}::date`

/** A moment in store time, in the format of the wire: `2026-11-25 08:30:00`. @param moment SQL of a moment */
export const wireTimeSql = (moment: string) => `to_char(${localTimeSql(moment)}, 'YYYY-MM-DD HH24:MI:SS')`

/** The moment when clocks in stores show a time, or when a day starts there. @param local SQL of the time or the day */
export const momentSql = (local: string) => `((${local})::timestamp ${inStoreZone})`

/**
 * The same of a value, which is bound, or of SQL with bound values.
 * @param local `2026-11-25 08:30:00`, `2026-11-25`, or for example `` sql`${end}::date + 1` ``
 */
export const momentOf = (local: unknown): SQL => sql`((${local})::timestamp ${sql.raw(inStoreZone)})`

/** Today in stores. */
export const todaySql = localDaySql('now()')

const startOf = (unit: string) => momentSql(`date_trunc('${unit}', ${localTimeSql('now()')})`)

/** The moment when today started in stores. */
export const startOfTodaySql = startOf('day')

/** The moment when this month started in stores. */
export const startOfMonthSql = startOf('month')

/** The moment when this year started in stores. */
export const startOfYearSql = startOf('year')
