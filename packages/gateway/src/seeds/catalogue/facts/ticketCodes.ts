import type { SeedRow } from '../SeedRow'
import { day, dayText, momentOf, momentText } from '../values/moments'
import { patternText } from '../values/patterns'
import type { Derivation, Sources } from './Derivation'
import { fateOf, randomOf, sharesOf, verifiedAt } from './ticketPieces'

/** The employees of a store who may verify codes. */
const verifiers = (sources: Sources, hotelId: unknown) =>
  sources.rows('employee').filter((row) => row.hotelId === hotelId && row.canVerify !== false)

function validity(order: SeedRow, isExpired: boolean, now: number) {
  const random = randomOf(order, 'validity')
  const start = momentOf(String(order.payTime))
  const end = isExpired
    ? Math.max(start, now - random.between(1, 20) * day)
    : now + random.between(0, 90) * day
  return { validStart: dayText(start), validEnd: dayText(end) }
}

function* codesOf(order: SeedRow, sources: Sources, first: number): Generator<SeedRow> {
  const { codes } = fateOf(order)
  const shares = sharesOf(order)
  const store = sources.find('hotel', order.hotelId)
  const staff = verifiers(sources, order.hotelId)
  for (const [place, status] of codes.entries()) {
    const random = randomOf(order, `code${place}`)
    const isUsed = status === 'USED'
    yield {
      hotelId: order.hotelId,
      code: patternText('^[0-9]{12}$', { index: first + place }),
      platformOrderId: order.platformOrderId,
      ticketProductId: order.ticketProductId,
      specName: order.specName,
      holderName: order.buyerName,
      holderPhone: order.buyerPhone,
      ...validity(order, status === 'EXPIRED', sources.now),
      delayTimes: 0,
      ...(isUsed && {
        verifyTime: momentText(verifiedAt(order, place, sources.now)),
        verifyHotelName: store?.hotelName,
        verifyEmployeeId: staff.length ? random.pick(staff).employeeId : undefined,
      }),
      sharePrice: shares[place],
      status,
      createdAt: order.payTime,
    }
  }
}

/** One code for each piece of a paid order that is not mailed. */
export const ticketCodes: Derivation = {
  from: ['ticketOrder', 'employee', 'hotel'],
  *derive(sources) {
    let made = 0
    for (const order of sources.rows('ticketOrder'))
      for (const row of codesOf(order, sources, made)) {
        yield { row, isEarly: sources.isEarly('ticketOrder', order) }
        made++
      }
  },
}
