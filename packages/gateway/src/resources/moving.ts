import type { ServedResource } from '@ebkit/domain'
import { moveResourceRow } from '@ebkit/protocol/calls/resources'
import { and, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { columnName } from '../database/columnName'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { bindingIn, needsWriting, seesMasks } from './access'
import type { Binding } from './binding'
import { attemptOf, once } from './idempotency'
import { changeableAt, type Place } from './place'
import { anyResource, resourcesTag } from './routes'
import { saveRow } from './saving'
import { inReach, storeOf } from './stores'
import { lockTree } from './trees'

/** The destination of a row in its tree. */
interface Move {
  readonly key: string
  readonly version: number
  readonly parent: string | null
  readonly before: string | null
}

/** The fields of a tree with sorted siblings. @throws 404 for other resources */
function treeOf({ parent, order }: ServedResource): { parent: string; order: string } {
  if (parent === undefined || order === undefined) throw notFound()
  return { parent, order }
}

/** Limits rows to the tree of a row, if the table has several trees. */
function sameTree({ resource, table }: Binding, key: string): SQL | undefined {
  if (resource.treeOf === undefined) return undefined
  const column = sql.identifier(columnName(resource.treeOf))
  const own = sql.identifier(columnName(resource.key))
  return sql`t.${column} = (select m.${column} from ${sql.identifier(table)} m where m.${own} = ${key})`
}

/** The siblings at the destination that the user may change, locked and in order. */
async function siblingsAt(
  rows: Transaction,
  binding: Binding,
  { key, parent }: Move,
  place: Place,
): Promise<string[]> {
  const tree = treeOf(binding.resource)
  const column = sql`t.${sql.identifier(columnName(tree.parent))}`
  const own = sql.raw(binding.key)
  const where = and(
    inReach(binding, changeableAt(place)),
    parent === null ? sql`${column} is null` : sql`${column} = ${parent}`,
    sql`${own} <> ${key}`,
    sameTree(binding, key),
  ) as SQL
  const found = await rows.execute<{ id: string }>(
    sql`select ${own} as id from ${sql.identifier(binding.table)} t where ${where}
      order by t.${sql.identifier(columnName(tree.order))} nulls last, ${sql.raw(binding.order)} for update of t`,
  )
  return found.rows.map(({ id }) => id)
}

/** Numbers siblings by position, and leaves those unchanged that have their number already. */
async function renumber(rows: Transaction, binding: Binding, keys: readonly string[], place: Place) {
  const order = sql.identifier(columnName(treeOf(binding.resource).order))
  await rows.execute(
    sql`update ${sql.identifier(binding.table)} t
      set ${order} = asked.place, version = t.version + 1, updated_at = now(), updated_by = ${place.userId}
      from unnest(${sql.param(keys)}::text[]) with ordinality as asked(id, place)
      where t.brand_id = ${place.brandId} and ${sql.raw(binding.key)} = asked.id
        and t.${order} is distinct from asked.place`,
  )
}

/** Moves a row: saves it with its new parent and position, then renumbers its siblings. */
async function moveRow(gateway: Gateway, rows: Transaction, binding: Binding, move: Move, place: Place) {
  const { parent, order } = treeOf(binding.resource)
  await lockTree(rows, binding)
  const siblings = await siblingsAt(rows, binding, move, place)
  const at = move.before === null ? -1 : siblings.indexOf(move.before)
  const index = at < 0 ? siblings.length : at
  const { key, version } = move
  const body = { [binding.resource.key]: key, version, [parent]: move.parent, [order]: index + 1 }
  const saved = await saveRow(gateway, rows, binding, body, place)
  await renumber(rows, binding, siblings.toSpliced(index, 0, key), place)
  return saved
}

/** The call that moves rows of trees. It requires the right to edit them. */
export function registerMoving(app: FastifyInstance, gateway: Gateway): void {
  const about = {
    needs: needsWriting('edit'),
    right: '{resource}:edit',
    summary: 'Moves a row of a tree',
    tag: resourcesTag,
  }
  registerCall(app, moveResourceRow(anyResource), about, ({ body, request }) => {
    const user = request.identity
    if (!user) throw unauthenticated()
    const binding = bindingIn(request)
    const hotelId = storeOf(request, body.hotelId)
    const { brandId, userId } = user
    const place = { brandId, hotelId, userId, user, rights: user, isMasked: seesMasks(request, binding) }
    const attempt = attemptOf(request, hotelId)
    return gateway.asTenant(request, (rows) =>
      once(rows, attempt, () => moveRow(gateway, rows, binding, body, place)),
    )
  })
}
