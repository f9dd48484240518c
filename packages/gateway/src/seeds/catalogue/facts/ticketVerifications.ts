import { createRandom, type Random } from '../../random'
import { hashOf } from '../hashOf'
import type { SeedRow } from '../SeedRow'
import { momentOf, momentText } from '../values/moments'
import type { Derivation, Sources } from './Derivation'

/** 46 % scanned, 22 % at a gate, 18 % typed, 11 % by phone number, 3 % in a batch. */
function methodOf(random: Random): string {
  const part = random.next()
  if (part < 0.46) return 'scan'
  if (part < 0.68) return 'gate'
  if (part < 0.86) return 'input'
  return part < 0.97 ? 'phone' : 'batch'
}

function recordOf(code: SeedRow, verifyTime: string, employeeId: unknown, random: Random): SeedRow {
  const { hotelId, platformOrderId, ticketProductId, specName, holderName, holderPhone, sharePrice } = code
  return {
    ...{
      hotelId,
      platformOrderId,
      ticketProductId,
      specName,
      holderName,
      holderPhone,
      verifyTime,
      employeeId,
    },
    code: code.code,
    verifyType: methodOf(random),
    verifyHotelId: hotelId,
    amount: sharePrice,
    status: 'VALID',
    createdAt: verifyTime,
  }
}

/** A verification that was revoked: its code is unused again. */
function revokedOf(code: SeedRow, random: Random, { now, rows }: Sources): SeedRow | undefined {
  const time = momentOf(String(code.createdAt)) + random.between(60, 600) * 60_000
  const revoked = time + random.between(5, 120) * 60_000
  if (revoked > now) return undefined
  const staff = rows('employee').filter(({ hotelId }) => hotelId === code.hotelId)
  const record = recordOf(
    code,
    momentText(time),
    staff.length ? random.pick(staff).employeeId : undefined,
    random,
  )
  const revokeReason = random.pick(['误核销', '客人临时改期'])
  return { ...record, status: 'REVOKED', revokeReason, revokeTime: momentText(revoked) }
}

/** One for each code in state USED, and one for each revoked verification. */
export const ticketVerifications: Derivation = {
  from: ['ticketCode'],
  *derive(sources) {
    for (const code of sources.rows('ticketCode')) {
      const random = createRandom(hashOf(`${code.code}verification`))
      const isEarly = sources.isEarly('ticketCode', code)
      if (code.status === 'USED')
        yield { row: recordOf(code, String(code.verifyTime), code.verifyEmployeeId, random), isEarly }
      const undone =
        code.status === 'UNUSED' && random.next() < 0.04 ? revokedOf(code, random, sources) : undefined
      if (undone) yield { row: undone, isEarly }
    }
  },
}
