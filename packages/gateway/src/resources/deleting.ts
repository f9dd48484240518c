import { findResource, type ServedResource } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { labelText } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../behaviour/Behaviour'
import { withAllStores } from '../behaviour/withAllStores'
import type { Transaction } from '../database/tenant'
import { recordChange } from './audit/recordChange'
import type { Binding } from './binding'
import { timeZone } from './fieldSql'
import type { Model } from './model'
import { namesOfUsers } from './namesOfUsers'
import { changeableAt, type Place } from './place'
import { inReach, type Reach } from './stores'
import { strings } from './strings'
import { type Used, usesOf } from './uses'

/** The SQLSTATE of deleting a referenced row. */
const foreignKeyViolation = '23503'

type Locale = 'zh' | 'en'

type Tables = Pick<BehaviourContext, 'rows' | 'storesOfBrand'>

/** A row that was not deleted, and why. */
export type Failure = {
  readonly key: string
  readonly code: string
  readonly message: string
}

/** The outcome of a deletion. */
export type Outcome = {
  readonly deleted: string[]
  readonly failed: Failure[]
}

/** @param names of the rows that use it, if known */
function usedFailure(uses: readonly Used[], key: string, lang: Locale, names: string | undefined): Failure {
  const { used, separator, referenced } = strings[lang]
  if (names) return { key, code: 'referenced', message: referenced.replace('{uses}', names) }
  const parts = uses.map(({ name, used: count }) =>
    used.replace('{count}', String(count)).replace('{title}', labelText(findResource(name)?.title, lang)),
  )
  return { key, code: 'referenced', message: referenced.replace('{uses}', parts.join(separator)) }
}

/** The uses of rows; those of the brand may be used in stores that the user does not see. */
function usesInBrand(context: Tables, resource: ServedResource, reach: Reach, keys: readonly string[]) {
  const uses = () => usesOf(context.rows, resource, reach, keys)
  return resource.scope === 'brand' ? withAllStores(context, uses) : uses()
}

/**
 * Separates referenced rows from those that can be deleted. A row that stays keeps the rows that it references, hence
 * the rounds.
 */
async function referenced(
  context: Tables,
  { resource }: Binding,
  reach: Reach,
  keys: readonly string[],
  lang: Locale,
) {
  const { rows } = context
  const failures: Failure[] = []
  let going = keys
  for (;;) {
    const uses = await usesInBrand(context, resource, reach, going)
    if (!uses.length) return { going, failures }
    const named = await namesOfUsers(rows, resource, going, lang)
    for (const key of new Set(uses.map((use) => use.key)))
      failures.push(
        usedFailure(
          uses.filter((use) => use.key === key),
          key,
          lang,
          named.get(key),
        ),
      )
    going = going.filter((key) => !uses.some((use) => use.key === key))
  }
}

function forbidden(
  { deletable = [] }: ServedResource,
  key: string,
  row: Model,
  lang: Locale,
): Failure | undefined {
  const day = { today: today(timeZone) }
  const broken = deletable.find((rule) => !evaluateCondition(parseCondition(rule.while), row, day))
  return broken && { key, code: broken.code, message: labelText(broken.otherwise, lang) }
}

/** Locks the rows against new references, in key order so that concurrent deletions do not deadlock. */
async function lockRows(rows: Transaction, binding: Binding, reach: Reach, keys: readonly string[]) {
  const key = sql.raw(binding.key)
  const found = await rows.execute<Model>(
    sql`select ${sql.raw(binding.listed)} from ${sql.identifier(binding.table)} t
      where ${inReach(binding, reach)} and ${key} = any(${sql.param(keys)}::text[]) order by ${key} for update of t`,
  )
  return new Map(found.rows.map((row) => [String(row[binding.resource.key]), row]))
}

/** Deletes all of the rows, or none if a row that the user cannot see references one of them. */
async function remove(
  rows: Transaction,
  binding: Binding,
  reach: Reach,
  keys: readonly string[],
  lang: Locale,
): Promise<readonly Failure[]> {
  if (!keys.length) return []
  try {
    await rows.transaction((own) =>
      own.execute(
        sql`delete from ${sql.identifier(binding.table)} t
          where ${inReach(binding, reach)} and ${sql.raw(binding.key)} = any(${sql.param(keys)}::text[])`,
      ),
    )
    return []
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== foreignKeyViolation) throw error
    return keys.map((key) => ({ key, code: 'referenced', message: strings[lang].referencedElsewhere }))
  }
}

/** Deletes those rows of a place in the user's data scope that can be deleted. */
export async function deleteRows(
  context: Tables,
  binding: Binding,
  place: Place,
  keys: readonly string[],
  lang: Locale = 'zh',
): Promise<Outcome> {
  const { rows } = context
  const reach = changeableAt(place)
  const asked = [...new Set(keys)]
  const there = await lockRows(rows, binding, reach, asked)
  const failed = asked.flatMap((key): Failure | [] => {
    const row = there.get(key)
    if (!row) return { key, code: 'notFound', message: strings[lang].notFound }
    return forbidden(binding.resource, key, row, lang) ?? []
  })
  const possible = asked.filter((key) => !failed.some((failure) => failure.key === key))
  const { going, failures } = await referenced(context, binding, reach, possible, lang)
  const kept = await remove(rows, binding, reach, going, lang)
  const deleted = kept.length ? [] : [...going]
  for (const key of deleted)
    await recordChange(rows, place, {
      ...{ resource: binding.resource, key, kind: 'delete', before: there.get(key), after: undefined },
    })
  return { deleted, failed: [...failed, ...failures, ...kept] }
}
