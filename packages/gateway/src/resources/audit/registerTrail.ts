import { actionsOf } from '@ebkit/domain'
import { listResourceTrail, type TrailEntry } from '@ebkit/protocol/calls/resourceActions'
import { type Label, maskRecord } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import { unauthenticated } from '../../server/refusal'
import { registerCall } from '../../server/registerCall'
import { bindingIn, needsView } from '../access'
import type { Binding } from '../binding'
import { readSql } from '../fieldSql'
import { singletonKey } from '../place'
import { anyResource, resourcesTag } from '../routes'
import { requireScope } from '../scopedRow'
import { storeOf } from '../stores'
import { unfitParameter } from '../unfitParameter'
import { lookUpLabel, lookUpName, revealLabel, revealName } from './revealName'
import { trailNames, withNames } from './trailNames'
import { type ReadEntry, withActors } from './withActors'

/** The maximum number of entries in one answer. */
const most = 200

interface Asked {
  readonly brandId: string
  readonly hotelId: string
  readonly key: string
  readonly before: number | undefined
  readonly pageSize: number
}

type Values = Readonly<Record<string, unknown>>

/** The label of an action or automatic change. */
function labelOf({ resource }: Binding, { name, input }: Pick<TrailEntry, 'name' | 'input'>): Label | null {
  if (name === lookUpName) return lookUpLabel(resource, input?.field)
  if (name === revealName) return revealLabel(resource, input?.field)
  const changes = [...actionsOf(resource), ...(resource.states?.auto ?? [])]
  return changes.find((change) => change.name === name)?.label ?? null
}

async function readTrail(rows: Transaction, binding: Binding, asked: Asked): Promise<TrailEntry[]> {
  const { resource } = binding
  const { brandId, hotelId, key, before, pageSize } = asked
  const found =
    await rows.execute(sql`select a.entry_id::float8 as "entryId", a.kind, a.name, a.user_id as "userId",
      e.employee_name as "userName", u.employee_id as "employeeId",
      ${sql.raw(readSql('timestamptz', 'a.happened_at'))} as "happenedAt",
      a.row_version as "rowVersion", a.before, a.after, a.input, a.secrets
    from audit_entry a
    left join user_account u on u.user_id = a.user_id
    left join employee e on e.employee_id = u.employee_id
    where a.brand_id = ${brandId} and a.resource = ${resource.name} and a.row_key = ${key}
      and (a.hotel_id is null or a.hotel_id = ${hotelId})${before === undefined ? sql`` : sql` and a.entry_id < ${before}`}
    order by a.entry_id desc limit ${Math.min(Math.max(pageSize, 1), most)}`)
  const entries = await withActors(rows, found.rows as unknown as ReadEntry[])
  const changed = entries.flatMap((entry) => [entry.before, entry.after])
  const names = await trailNames(rows, binding, changed)
  const masked = (values: Values) => maskRecord(binding.resource.fields, values)
  const shown = (values: Values | null) => values && withNames(names, binding, masked(values))
  return entries.map((entry) => ({
    ...entry,
    label: labelOf(binding, entry),
    before: shown(entry.before),
    after: shown(entry.after),
    input: entry.input && masked(entry.input),
  }))
}

/** The audit trail of rows, for users who may view them. */
export function registerTrails(app: FastifyInstance, { asTenant }: Gateway): void {
  const about = {
    needs: needsView,
    right: '{resource}:view',
    summary: 'The audit trail of a row, the newest entry first',
    tag: resourcesTag,
  }
  registerCall(app, listResourceTrail(anyResource), about, async ({ query, request }) => {
    if (!request.identity) throw unauthenticated()
    const binding = bindingIn(request)
    const { brandId } = request.identity
    const hotelId = storeOf(request, query.hotelId)
    const key = singletonKey(binding, { brandId, hotelId }) ?? query.key
    if (key === undefined) throw unfitParameter('key', 'the key of a row')
    const asked = { brandId, hotelId, key, before: query.before, pageSize: query.pageSize }
    const { identity } = request
    const list = await asTenant(request, async (rows) => {
      await requireScope(rows, binding, identity, key)
      return readTrail(rows, binding, asked)
    })
    return { list: list as never }
  })
}
