import { ticketBinding as resource, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { byState } from '../../behaviour/byState'
import { changeAlong } from '../../behaviour/changeAlong'
import { changeState } from '../../behaviour/changeState'
import { live } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { changeRow, findRow } from '../../behaviour/rows'
import { reasons } from './strings'

type Context = EffectContext<typeof resource, unknown>
type Answer = EffectContext<typeof resource>

/** Asks the supplier's system whether its product exists, and for its price and inventory. */
async function askSystem({ row, key, ask }: Context, kind: 'bind' | 'sync'): Promise<undefined> {
  const { supplierSystem, supplierProductCode, hotelId } = row
  await ask({
    channel: 'ticketSystem',
    kind,
    resource,
    key,
    hotelId,
    content: { supplierSystem, supplierProductCode },
  })
}

/** The fields of a binding from the answer of the supplier's system. */
function known({ input }: Answer) {
  const { productName, price } = input
  return {
    ...(typeof productName === 'string' && { supplierProductName: productName }),
    ...(typeof price === 'number' && { supplierPrice: price }),
    lastSyncTime: sql`now()`,
    lastSyncResult: input.accepted ? '成功' : String(input.reason ?? '失败'),
  }
}

/** Copies inventory and price from the supplier's product to our own, as the binding specifies. */
async function follow(context: Answer): Promise<void> {
  const { row, input } = context
  const product = await findRow(context, ticketProduct, row.ticketProductId)
  if (!product) return
  const { inventory, price } = input
  await changeRow(context, ticketProduct, String(product.ticketProductId), {
    ...(row.syncInventory &&
      product.productSpecType !== 1 &&
      typeof inventory === 'number' && { totalInventory: inventory }),
    ...(row.syncPrice && typeof price === 'number' && { settlePrice: price }),
  })
}

/** Whether the last three syncs were refused, including the current one. */
async function isLost({ rows }: BehaviourContext, { brandId, bindingId }: Answer['row']): Promise<boolean> {
  const { rows: last } = await rows.execute<{ accepted: boolean }>(sql`select
    coalesce((m.answer->>'accepted')::boolean, false) as accepted from outbox_message m
    where m.brand_id = ${brandId} and m.resource = 'ticketBinding' and m.row_key = ${bindingId}
      and m.kind = 'sync' and m.status = 'ANSWERED' order by m.answered_at desc limit 3`)
  return last.length === 3 && last.every(({ accepted }) => !accepted)
}

/** Checks that a product and spec, or a product without one, has no other binding. @throws 422 */
async function requireOnly(context: Context & { readonly row: RowOf<typeof resource> }): Promise<undefined> {
  const { row, key, rows } = context
  // the lock serialises concurrent bindings of the same product
  await findRow(context, ticketProduct, row.ticketProductId)
  const { rowCount } = await rows.execute(sql`select from ticket_binding t where t.brand_id = ${row.brandId}
    and t.ticket_product_id = ${row.ticketProductId} and t.binding_id <> ${key}
    and coalesce(t.spec_name, '') = ${row.specName ?? ''} limit 1`)
  if (rowCount) refuseAt([{ path: 'ticketProductId', code: 'unique' }])
}

/** The name and price of the supplier's product. @throws 422 if the supplier's system does not know its code */
async function lookedUp({ row, consult }: BehaviourContext & { readonly row: RowOf<typeof resource> }) {
  const { supplierSystem, supplierProductCode } = row
  const answer = await consult('ticketSystem', 'lookUp', { supplierSystem, supplierProductCode })
  if (!answer.accepted) refuseAt([explained('supplierProductCode', reasons.unknownToSupplier)])
  const { productName, price } = answer
  return { figures: { productName: String(productName ?? ''), price: Number(price ?? 0) }, lists: {} }
}

export const ticketBinding = defineBehaviour(resource)({
  effects: {
    bind: (context) => askSystem(context, 'bind'),
    sync: (context) => askSystem(context, 'sync'),
    suspend: byState,
    resume: byState,
    unbind: byState,
  },
  computed: {
    pushFailCount: live(
      `(select count(*)::int from ticket_push_log l where l.brand_id = t.brand_id and l.binding_id = t.binding_id
        and l.status = 'FAILED' and l.request_time > now() - interval '7 days')`,
      'integer',
    ),
  },
  auto: { syncLost: {} },
  preview: lookedUp,
  saved: requireOnly,
  answers: {
    bind: async (context) => {
      const { row, input } = context
      const refused = input.accepted || row.status !== 'BOUND' ? {} : { status: 'FAILED' as const }
      await changeAlong(context, resource, row, 'bind', { ...known(context), ...refused })
      if (input.accepted) await follow(context)
    },
    sync: async (context) => {
      const { row, key, input } = context
      await changeRow(context, resource, key, known(context))
      if (input.accepted) await follow(context)
      else if (await isLost(context, row)) await changeState(context, resource, row, 'syncLost')
    },
  },
})
