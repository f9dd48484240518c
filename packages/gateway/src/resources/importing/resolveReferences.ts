import { findResource, type ServedResource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { Problem } from '@ebkit/rules/validation'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/tenant'
import { inDataScope } from '../../rights/dataScope'
import type { Binding } from '../binding'
import { bindingOf } from '../bindings'
import type { Place } from '../place'
import { withinReach } from '../referenceProblems'

/**
 * The row that a text denotes, or why there is none. If several rows have the name, a row keeps the one that it
 * references.
 */
export type FoundReference =
  | { readonly key: string }
  | { readonly problem: Problem; readonly keys: readonly string[] }

/** The rows that the texts of one reference field denote, by text. */
export type ReferenceReading = ReadonlyMap<string, FoundReference>

/** Fields whose value alone identifies a row to people: its name, and its codes. */
function codesOf({ display, unique = [], fields }: ServedResource): readonly string[] {
  const codes = fields.filter(
    (field) => field.unique || unique.some((names) => names.length === 1 && names[0] === field.name),
  )
  return [...new Set([display, ...codes.map(({ name }) => name)])].filter((name): name is string => !!name)
}

/** The columns that are compared with a text: the key first, then the name and the codes. */
function comparedColumns(other: Binding): readonly string[] {
  const codes = codesOf(other.resource).flatMap((name) => other.fields.get(name)?.compared ?? [])
  return [other.key, ...codes.filter(({ kind }) => kind === 'text').map((column) => column.sql)]
}

interface Found {
  readonly text: string
  readonly keys: readonly string[]
}

async function matches(
  rows: Transaction,
  other: Binding,
  texts: readonly string[],
  within: SQL,
): Promise<Found[]> {
  const one = (column: string, rank: number) => sql`
    select v.text, (array_agg(distinct ${sql.raw(other.key)}))[1:100] as keys, ${sql.raw(String(rank))} as rank
    from unnest(${sql.param([...texts])}::text[]) v(text)
    join ${sql.identifier(other.table)} t on ${sql.raw(column)} = v.text
    where ${within} group by v.text`
  const all = sql.join(comparedColumns(other).map(one), sql` union all `)
  const found = await rows.execute(
    sql`select distinct on (text) text, keys from (${all}) found order by text, rank`,
  )
  return found.rows as unknown as Found[]
}

/** The rows that texts of a field may denote: within reach of a reference, and in the user's data scope. */
function reachable(binding: Binding, other: ServedResource, place: Place): SQL {
  const within = withinReach(binding.resource, other, false, place)
  const scope = place.user && inDataScope(other, place.user)
  return scope ? sql`${within} and ${scope}` : within
}

/**
 * Finds the rows that texts of a reference field denote: by key, by name, or by a unique code.
 *
 * @param field of type `ref` or `refs`
 */
export async function resolveReferences(
  rows: Transaction,
  binding: Binding,
  field: Field,
  texts: readonly string[],
  place: Place,
): Promise<ReferenceReading> {
  const resource = findResource(field.ref ?? '')
  if (!resource || !texts.length) return new Map()
  const other = bindingOf(resource)
  const found = await matches(rows, other, texts, reachable(binding, resource, place))
  const byText = new Map(found.map((each) => [each.text, each]))
  return new Map(texts.map((text) => [text, readingOf(text, byText.get(text))] as const))
}

function readingOf(text: string, match: Found | undefined): FoundReference {
  if (!match) return { problem: { code: 'unknown', params: { text } }, keys: [] }
  const [key = '', ...others] = match.keys
  if (!others.length) return { key }
  return { problem: { code: 'ambiguous', params: { text, count: match.keys.length } }, keys: match.keys }
}
