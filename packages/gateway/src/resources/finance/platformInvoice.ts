import { recharge, platformInvoice as resource, settlementBill } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { documentNumber } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { BusinessRefusal, filled, refuse } from '../../behaviour/refuse'
import { changeRow, findRows } from '../../behaviour/rows'
import { withAllStores } from '../../behaviour/withAllStores'
import { reasons } from './strings'

type Application = RowOf<typeof resource>

const keys = (ids: readonly string[] | null | undefined) => sql`${sql.param([...(ids ?? [])])}::text[]`

/** Bills and recharges of an application, locked, so that no two applications get them at the same moment. */
async function invoicedRows(context: BehaviourContext, { billIds, rechargeIds }: Application) {
  const bills = await findRows(context, settlementBill, sql`t.settlement_bill_id = any(${keys(billIds)})`)
  const recharges = await findRows(context, recharge, sql`t.recharge_id = any(${keys(rechargeIds)})`)
  return { bills, recharges }
}

/** The applications besides this one that await their invoice or have it, and share a row with it. */
const rivalsOf = (context: BehaviourContext, { platformInvoiceId, billIds, rechargeIds }: Application) =>
  findRows(
    context,
    resource,
    sql`t.platform_invoice_id <> ${platformInvoiceId} and t.status in ('APPLIED', 'ISSUED')
      and (t.bill_ids && ${keys(billIds)} or t.recharge_ids && ${keys(rechargeIds)})`,
    { lock: false },
  )

/** Claims the rows of an application. @throws 422 with the numbers of those that another application has */
async function claimRows(context: BehaviourContext, application: Application): Promise<void> {
  const { bills, recharges } = await invoicedRows(context, application)
  if (!bills.length && !recharges.length) refuse('nothing-to-invoice', reasons.nothingToInvoice)
  const rivals = await rivalsOf(context, application)
  const taken = new Set(
    rivals.flatMap(({ billIds, rechargeIds }) => [...(billIds ?? []), ...(rechargeIds ?? [])]),
  )
  const numbers = [
    ...bills.filter((bill) => taken.has(String(bill.settlementBillId))).map(({ billNo }) => billNo),
    ...recharges.filter((each) => taken.has(String(each.rechargeId))).map(({ rechargeNo }) => rechargeNo),
  ]
  if (numbers.length) {
    const text = filled(reasons.appliedElsewhere, { numbers: numbers.join(', ') })
    throw new BusinessRefusal('applied-elsewhere', text, { numbers })
  }
  const changes = { invoiceStatus: 'APPLIED' } as const
  for (const { settlementBillId } of bills)
    await changeRow(context, settlementBill, String(settlementBillId), changes)
  for (const { rechargeId } of recharges) await changeRow(context, recharge, String(rechargeId), changes)
}

/** Applications for invoices: a bill or a recharge is in one of them at a time. */
export const platformInvoice = defineBehaviour(resource)({
  effects: {
    resubmit: async (context) => {
      await withAllStores(context, () => claimRows(context, context.row))
      return { appliedAt: sql`now()`, rejectReason: null }
    },
  },
  saved: async (context) => {
    if (context.input.before) return undefined
    await withAllStores(context, () => claimRows(context, context.row))
    return { applyNo: await documentNumber(context, 'FP'), appliedAt: sql`now()` }
  },
})
