import { ticketCode, ticketOrder, ticketProduct } from '@ebkit/domain'
import type { DeskCode, DeskObstacle } from '@ebkit/protocol/calls/verificationDesk'
import { maskText } from '@ebkit/rules/fields'
import { type SQL, sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { findRows } from '../../../behaviour/rows'
import { suspendedPasses } from '../openAreas'
import type { Code } from '../ticketCodes'
import { type CodeFacts, isUsableAt, obstacleOfDay } from './obstacleOf'

/** What codes refer to: names of stores and employees, by key, and products whose areas are closed for now. */
interface Known {
  readonly stores: ReadonlyMap<string, string>
  readonly employees: ReadonlyMap<string, string>
  readonly suspended: ReadonlySet<string>
}

const texts = (values: readonly (string | null | undefined)[]) =>
  sql.param([...new Set(values.filter(Boolean))])

async function namesIn(
  { rows, place }: BehaviourContext,
  table: 'hotel' | 'employee',
  keys: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const [key, name] = [sql.raw(`${table}_id`), sql.raw(`${table}_name`)]
  const found = await rows.execute<{ key: string; name: string }>(sql`select ${key} as key, ${name} as name
    from ${sql.raw(table)} where brand_id = ${place.brandId} and ${key} = any(${texts(keys)}::text[])`)
  return new Map(found.rows.map((row) => [row.key, row.name]))
}

/** The obstacle in the state of a code; undefined if the code is unused and not being refunded. */
function obstacleOfState(code: Code, { employees }: Known): DeskObstacle | undefined {
  switch (code.status) {
    case 'USED': {
      const employeeName = employees.get(code.verifyEmployeeId ?? '') ?? null
      return { code: 'used', time: code.verifyTime, hotelName: code.verifyHotelName, employeeName }
    }
    case 'LOCKED':
      return { code: 'refunding' }
    case 'REFUNDED':
      return { code: 'refunded' }
    case 'EXPIRED':
      return { code: 'expired', date: code.validEnd }
    case 'INVALID':
      return { code: 'void' }
    default:
      return undefined
  }
}

/** The obstacle at a store where the code can be used, in the order in which verifying it would refuse. */
function obstacleHere(facts: CodeFacts, known: Known): DeskObstacle | null {
  const isSuspended = known.suspended.has(String(facts.code.ticketProductId))
  const ofArea: DeskObstacle | null = isSuspended ? { code: 'area-suspended' } : null
  return obstacleOfState(facts.code, known) ?? obstacleOfDay(facts) ?? ofArea
}

const masked = (text: string | null, mask: 'name' | 'phone' | 'idCard') =>
  text ? maskText(text, mask) : null

const storesOf = ({ code, product }: CodeFacts): readonly string[] => [
  String(code.hotelId),
  ...(product.applyHotelIds ?? []).filter((id) => id !== code.hotelId),
]

function deskCode(
  facts: CodeFacts,
  known: Known,
  hotelId: string,
  imageOf: (path: string) => string,
): DeskCode {
  const { code, product } = facts
  const stores = storesOf(facts).flatMap((id) => known.stores.get(id) ?? [])
  const isHere = isUsableAt(facts, hotelId)
  const elsewhere: DeskObstacle = { code: 'other-store', stores }
  return {
    ticketCodeId: String(code.ticketCodeId),
    code: String(code.code),
    platformOrderId: String(code.platformOrderId),
    productName: String(product.productName),
    coverImage: product.coverImage && imageOf(product.coverImage),
    specName: code.specName,
    sharePrice: code.sharePrice,
    // only stores where the code can be used see the guest's data
    holderName: isHere ? masked(code.holderName, 'name') : null,
    holderPhone: isHere ? masked(code.holderPhone, 'phone') : null,
    idCard: isHere ? masked(code.idCard, 'idCard') : null,
    ...{ validStart: code.validStart, validEnd: code.validEnd, stores },
    isOwn: code.hotelId === hotelId,
    isRealName: product.realNameType === 'person',
    status: String(code.status),
    obstacle: isHere ? obstacleHere(facts, known) : elsewhere,
  }
}

const byKey = <Row>(rows: readonly Row[], key: keyof Row) =>
  new Map(rows.map((row) => [String(row[key]), row]))

/**
 * Codes as the desk of the acting store sees them, grouped by order, the newest order first.
 *
 * @param where SQL over the row `t`
 */
export async function deskCodes(
  context: BehaviourContext,
  where: SQL,
  imageOf: (path: string) => string,
  limit?: number,
): Promise<DeskCode[]> {
  const order = sql`t.created_at desc, t.platform_order_id, t.ticket_code_id`
  const codes = await findRows(context, ticketCode, where, { lock: false, order, ...(limit && { limit }) })
  const keys = (name: 'platformOrderId' | 'ticketProductId') => texts(codes.map((code) => code[name]))
  const any = (name: string, given: unknown) => sql`${sql.raw(`t.${name}`)} = any(${given}::text[])`
  const orders = await findRows(context, ticketOrder, any('platform_order_id', keys('platformOrderId')), {
    lock: false,
  })
  const products = await findRows(context, ticketProduct, any('ticket_product_id', keys('ticketProductId')), {
    lock: false,
  })
  const [orderOf, productOf] = [byKey(orders, 'platformOrderId'), byKey(products, 'ticketProductId')]
  const facts = codes.flatMap((code): CodeFacts[] => {
    const [ordered, product] = [
      orderOf.get(`${code.platformOrderId}`),
      productOf.get(`${code.ticketProductId}`),
    ]
    return ordered && product ? [{ code, product, order: ordered }] : []
  })
  const known = {
    stores: await namesIn(context, 'hotel', facts.flatMap(storesOf)),
    employees: await namesIn(
      context,
      'employee',
      codes.map(({ verifyEmployeeId }) => verifyEmployeeId),
    ),
    suspended: await suspendedPasses(
      context,
      codes.map(({ ticketProductId }) => ticketProductId),
    ),
  }
  return facts.map((each) => deskCode(each, known, context.place.hotelId, imageOf))
}
