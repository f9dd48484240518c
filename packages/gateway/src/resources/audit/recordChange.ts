import type { Resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../database/tenant'

type Values = Readonly<Record<string, unknown>>

/** What happened to a row. */
export interface Change {
  /** Origins and keys of partners are not resources, but have the name and scope of one. */
  readonly resource: Pick<Resource, 'name' | 'scope' | 'fields' | 'states' | 'actions'>
  readonly key: string
  readonly kind: 'save' | 'delete' | 'action' | 'automatic'
  /** The name of the action or automatic change. */
  readonly name?: string
  /** The row with all its values; undefined if there was none. */
  readonly before: Values | undefined
  readonly after: Values | undefined
  readonly input?: Values
}

/** Where it happened, and who did it. */
export interface ChangePlace {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
}

/** Fields that change with every write. */
const stamps = new Set(['createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version'])

const text = (value: unknown) => JSON.stringify(value ?? null)

/** The fields that differ. Secrets are only named. */
function differences({ resource, before = {}, after = {} }: Change) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !stamps.has(name) && text(before[name]) !== text(after[name]),
  )
  const isSecret = (name: string) => resource.fields.some((field) => field.name === name && field.writeOnly)
  const shown = names.filter((name) => !isSecret(name))
  const of = (values: Values) => Object.fromEntries(shown.map((name) => [name, values[name] ?? null]))
  return { before: of(before), after: of(after), secrets: names.filter(isSecret) }
}

function withoutSecrets({ resource }: Change, input: Values): Values {
  const actions = [...(resource.states?.actions ?? []), ...(resource.actions ?? [])]
  const fields = [...resource.fields, ...actions.flatMap((action) => action.input ?? [])]
  const secret = new Set(fields.filter((field) => field.writeOnly).map(({ name }) => name))
  return Object.fromEntries(Object.entries(input).filter(([name]) => !secret.has(name)))
}

/** Writes an entry into the audit trail, in the transaction of the change. */
export async function recordChange(rows: Transaction, place: ChangePlace, change: Change): Promise<void> {
  const { resource, key, kind, name, before, after, input } = change
  const changed = differences(change)
  const json = (values: Values | undefined) => (values ? sql`${JSON.stringify(values)}::jsonb` : sql`null`)
  const version = (after ?? before)?.version
  await rows.execute(sql`insert into audit_entry
    (brand_id, hotel_id, resource, row_key, kind, name, user_id, row_version, before, after, input, secrets)
    values (${place.brandId}, ${resource.scope === 'hotel' ? place.hotelId : null}, ${resource.name}, ${key}, ${kind},
      ${name ?? null}, ${place.userId}, ${typeof version === 'number' ? version : null},
      ${json(before && changed.before)}, ${json(after && changed.after)}, ${json(input && withoutSecrets(change, input))},
      ${sql.param(changed.secrets)}::text[])`)
}
