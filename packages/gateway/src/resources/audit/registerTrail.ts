import { permissionCode } from '@ebkit/domain'
import { listResourceTrail, type TrailEntry } from '@ebkit/protocol/calls/resourceActions'
import { maskText } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import { unauthenticated } from '../../server/refusal'
import { registerCall } from '../../server/registerCall'
import type { Binding } from '../binding'
import { bindings } from '../bindings'
import { unfitParameter } from '../choice'
import { readSql } from '../fieldSql'
import { storeOf } from '../stores'

/** Most entries of one answer. */
const most = 200

interface Asked {
  readonly brandId: string
  readonly hotelId: string
  readonly key: string
  readonly before: number | undefined
  readonly pageSize: number
}

type Values = Readonly<Record<string, unknown>>

/** Values as lists show them. */
function masked({ resource }: Binding, values: Values | null): Values | null {
  if (!values) return null
  const shown: Record<string, unknown> = { ...values }
  for (const { name, mask } of resource.fields) {
    const value = shown[name]
    if (mask && typeof value === 'string' && value !== '') shown[name] = maskText(value, mask)
  }
  return shown
}

async function readTrail(rows: Transaction, binding: Binding, asked: Asked): Promise<TrailEntry[]> {
  const { resource } = binding
  const { brandId, hotelId, key, before, pageSize } = asked
  const found = await rows.execute(sql`select a.entry_id::float8 as "entryId", a.kind, a.name, a.user_id as "userId",
      e.employee_name as "userName", ${sql.raw(readSql('timestamptz', 'a.happened_at'))} as "happenedAt",
      a.row_version as "rowVersion", a.before, a.after, a.input, a.secrets
    from audit_entry a
    left join user_account u on u.user_id = a.user_id
    left join employee e on e.employee_id = u.employee_id
    where a.brand_id = ${brandId} and a.resource = ${resource.name} and a.row_key = ${key}
      and (a.hotel_id is null or a.hotel_id = ${hotelId})${before === undefined ? sql`` : sql` and a.entry_id < ${before}`}
    order by a.entry_id desc limit ${Math.min(Math.max(pageSize, 1), most)}`)
  return (found.rows as unknown as TrailEntry[]).map((entry) => ({
    ...entry,
    before: masked(binding, entry.before),
    after: masked(binding, entry.after),
    input: masked(binding, entry.input),
  }))
}

/** The audit trail of each resource's rows. */
export function registerTrails(app: FastifyInstance, { asTenant }: Gateway): void {
  for (const binding of bindings) {
    const { resource, address } = binding
    const about = {
      needs: permissionCode(resource, 'view'),
      summary: `${resource.title.en}: audit trail of a row`,
      tag: resource.title.en ?? resource.name,
      operation: `${resource.name}Trail`,
    }
    registerCall(app, listResourceTrail(address.replace('/eb/', '/')), about, async ({ query, request }) => {
      if (!request.identity) throw unauthenticated()
      const { brandId } = request.identity
      const hotelId = storeOf(request, query.hotelId)
      const key = query.key ?? (resource.singleton ? (resource.scope === 'hotel' ? hotelId : brandId) : undefined)
      if (key === undefined) throw unfitParameter('key', 'the key of a row')
      const asked = { brandId, hotelId, key, before: query.before, pageSize: query.pageSize }
      return { list: await asTenant(request, (rows) => readTrail(rows, binding, asked)) as never }
    })
  }
}
