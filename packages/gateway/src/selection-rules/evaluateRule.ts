import type { countSelectionRule } from '@ebkit/protocol/calls/selectionRules'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { ReceivedRule, RuleTarget } from '@ebkit/protocol/schemas'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import { categoryRule } from './categoryRule'
import { dishRule } from './dishRule'
import { productRule } from './productRule'
import type { RuleRows } from './RuleRows'
import { texts } from './reasons'

const rowsOf: Readonly<Record<RuleTarget, RuleRows>> = {
  ticketProduct: productRule,
  ticketCategory: categoryRule,
  restaurantProduct: dishRule,
}

/**
 * Counts the rows that a rule currently selects and, by reason, those that are ineligible, and lists its exceptions
 * without effect.
 */
export async function countRule(
  rows: Transaction,
  { of, filter, except }: ReceivedRule,
  own: readonly string[],
): Promise<AnswerOf<typeof countSelectionRule>> {
  const { matching, existing } = rowsOf[of]
  const matched = matching(filter, own)
  const counted = await rows.execute<{ reason: string | null; number: number }>(
    sql`select reason, count(*)::int as number from (${matched}) matched
      where reason is not null or not key = any(${texts(except)}) group by reason`,
  )
  const ineffective = except.length
    ? await rows.execute<{ key: string; reason: string }>(
        sql`select asked.key, case when known.key is null then 'gone' when known.is_off_shelf then 'offShelf'
            when matched.key is null then 'unmatched' else matched.reason end as reason
          from unnest(${texts(except)}) asked(key)
          left join (${existing(except)}) known on known.key = asked.key
          left join (${matched}) matched on matched.key = asked.key
          where known.key is null or known.is_off_shelf or matched.key is null or matched.reason is not null`,
      )
    : { rows: [] }
  const reasons = counted.rows.flatMap(({ reason, number }) => (reason ? [[reason, number] as const] : []))
  return {
    count: counted.rows.find(({ reason }) => !reason)?.number ?? 0,
    ineligible: Object.fromEntries(reasons),
    exceptions: ineffective.rows,
  }
}

/** One page of the keys that a rule currently selects. */
export async function expandRule(
  rows: Transaction,
  { of, filter, except }: ReceivedRule,
  own: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ keys: string[]; total: number }> {
  const selected = sql`select key from (${rowsOf[of].matching(filter, own)}) matched
    where reason is null and not key = any(${texts(except)})`
  const counted = await rows.execute<{ total: number }>(
    sql`select count(*)::int as total from (${selected}) selected`,
  )
  const found = await rows.execute<{ key: string }>(
    sql`${selected} order by key collate "C" limit ${limit} offset ${offset}`,
  )
  return { keys: found.rows.map(({ key }) => key), total: counted.rows[0]?.total ?? 0 }
}
