import { exclusiveActivityTypes, type IneligibleReason, strictTab } from '@ebkit/rules/products'
import { type SQL, sql } from 'drizzle-orm'

/** SQL over a row for the values that decide whether it can be chosen. */
export interface EligibilityColumns {
  key: SQL
  supplierAccountStatus: SQL
  activityTypes: SQL
  productSpecType: SQL
  isBrandMultiple: SQL
  limitTime: SQL
  limitSell: SQL
}

export const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/** `ineligibleReason` of the rules in SQL: the first reason, or null. */
export function reasonOf(
  row: EligibilityColumns,
  tab: number,
  activityType: number | undefined,
  own: readonly string[],
): SQL {
  const isExclusive = activityType !== undefined && exclusiveActivityTypes.includes(activityType)
  const others = sql`${sql.param([...exclusiveActivityTypes])}::integer[]`
  const isStrict = tab === strictTab
  const when = (condition: SQL, reason: IneligibleReason) =>
    sql`when ${condition} then ${sql.raw(`'${reason}'`)}`
  const branches = [
    when(sql`${row.supplierAccountStatus} = 1`, 'splitAccounting'),
    isExclusive &&
      when(
        sql`coalesce(${row.activityTypes} && ${others}, false) and not ${row.key} = any(${texts(own)})`,
        'otherActivity',
      ),
    isStrict && when(sql`${row.productSpecType} = 1`, 'multiSpec'),
    isStrict && when(sql`${row.isBrandMultiple} = 1`, 'multiStore'),
    isStrict && when(sql`${row.limitTime} = 1`, 'dailyTime'),
    isStrict && when(sql`${row.limitSell} = 1`, 'dailyQuantity'),
  ]
  return sql`case ${sql.join(
    branches.filter((branch) => branch !== false),
    sql` `,
  )} end`
}
