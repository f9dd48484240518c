import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications, type Resource } from '@ebkit/domain'
import { createSeed } from '../createSeed'
import { figures } from '../figures'
import { readFormula } from '../figures/calculate'
import type { SeedRow } from '../SeedRow'
import { dayText } from '../values/moments'
import { above, times, wholes } from './tables'

const resources: readonly Resource[] = applications.flatMap((application) => application.resources)
const now = Date.UTC(2026, 10, 25, 14)
const seed = createSeed({
  resources,
  brand: { brandId: '1001', hotelIds: ['100101', '100102', '100103'] },
  now,
  existing: new Map(),
  scale: 0.2,
})
const rows = new Map(
  seed.plans.map((plan) => [plan.resource.name, [...seed.rowsOf(plan)].map(({ row }) => row)]),
)
const of = (name: string): readonly SeedRow[] => rows.get(name) ?? []

/** Describes the rows of a resource that are wrong, by their position. */
function wrong(name: string, isRight: (row: SeedRow) => boolean, say: (row: SeedRow) => unknown): string[] {
  return of(name).flatMap((row, place) => (isRight(row) ? [] : [`${name} ${place}: ${say(row)}`]))
}

describe('rows of the demo do not contradict themselves', () => {
  test('no part is above its whole', () => {
    const found = Object.entries(wholes).flatMap(([name, names]) => {
      assert.ok(of(name).length, name)
      return wrong(
        name,
        (row) => {
          const own = names.map((each) => row[each]).filter((value) => typeof value === 'number')
          return own.every((value, place) => place === 0 || value <= (own[place - 1] as number))
        },
        (row) => names.map((each) => `${each} ${row[each]}`),
      )
    })
    assert.deepEqual(found, [])
  })

  test('each number is one, also in lists', () => {
    const isBad = (value: unknown): boolean =>
      typeof value === 'number'
        ? !Number.isFinite(value)
        : typeof value === 'object' && value !== null && Object.values(value).some(isBad)
    const found = [...rows].flatMap(([name, all]) =>
      all.flatMap((row) =>
        Object.entries(row).flatMap(([field, value]) => (isBad(value) ? [`${name}.${field}`] : [])),
      ),
    )
    assert.deepEqual([...new Set(found)], [])
  })

  test('the large store has its corporation of enterprise messaging, so its pages open (W-GATE-9)', () => {
    const [setting] = of('wecomSetting')
    assert.equal(setting?.status, 'AUTHORIZED')
    const [corporation, ...others] = of('saleChannel').filter(
      ({ hotelId, appType, authStatus }) =>
        hotelId === setting?.hotelId && appType === '7' && authStatus === 'AUTHORIZED',
    )
    assert.deepEqual([corporation?.appId, corporation?.relationType, others], [setting?.corpId, '1', []])
  })

  test('an activity was made before it began', () => {
    const found = resources.flatMap(({ name, fields }) =>
      fields.some((field) => field.name === 'activityTime')
        ? wrong(
            name,
            (row) => String(row.createdAt).slice(0, 10) <= Object(row.activityTime).start,
            (row) => row.createdAt,
          )
        : [],
    )
    assert.deepEqual(found, [])
  })

  test('what is calculated from other fields of its row is what they come to', () => {
    const all = Object.entries(figures).flatMap(([name, { formulas = [] }]) =>
      formulas.map((text) => [name, text] as const),
    )
    assert.ok(all.length > 40)
    const found = all.flatMap(([name, text]) => {
      const { target, calculate } = readFormula(text)
      return wrong(
        name,
        (row) => Math.abs(Number(row[target]) - calculate(row)) <= 1,
        (row) => `${text}: ${row[target]}`,
      )
    })
    assert.deepEqual(found, [])
  })

  test('a share is between 0 and 100 %', () => {
    const found = resources.flatMap(({ name, fields }) =>
      fields
        .filter((field) => field.type === 'percent' && !above.has(`${name}.${field.name}`))
        .flatMap((field) =>
          wrong(
            name,
            (row) => Number(row[field.name] ?? 0) >= 0 && Number(row[field.name] ?? 0) <= 100,
            (row) => `${field.name} ${row[field.name]}`,
          ),
        ),
    )
    assert.deepEqual(found, [])
  })

  test('what happens later is not earlier', () => {
    const found = Object.entries(times).flatMap(([name, names]) => {
      assert.ok(of(name).length, name)
      return wrong(
        name,
        (row) => {
          const own = names.flatMap((each) => (row[each] === undefined ? [] : [String(row[each])]))
          return own.every((time, place) => place === 0 || time >= (own[place - 1] as string))
        },
        (row) => names.map((each) => `${each} ${row[each]}`),
      )
    })
    assert.deepEqual(found, [])
  })

  test('an expired row is over, and one that is valid is not', () => {
    const today = dayText(now)
    const ends = /^(expire(At|Date|Time|d?At)|validTo|validEnd|endDate|certUntil)$/
    const found = resources.flatMap((resource) => {
      const end = resource.fields.find(
        ({ name, type }) => ends.test(name) && /^date(time)?$/.test(type),
      )?.name
      const state = resource.states?.field
      if (!end || !state || resource.name.startsWith('ticketCode')) return []
      const isRight = (row: SeedRow) => {
        if (row[end] === undefined) return true
        const isPast = String(row[end]).slice(0, 10) <= today
        if (row[state] === 'EXPIRED') return isPast
        return (
          !/^(ACTIVE|UNUSED|CLAIMED|UNCLAIMED|RECEIVED|WAIT_RECEIVE|VALID)$/.test(String(row[state])) ||
          resource.name === 'lotteryRecord' ||
          !isPast
        )
      }
      return wrong(resource.name, isRight, (row) => `${row[state]} until ${row[end]}`)
    })
    assert.deepEqual(found, [])
  })

  test('what has not begun has no results', () => {
    const found = Object.entries(figures).flatMap(([name, { results = [] }]) => {
      const state = resources.find((resource) => resource.name === name)?.states?.field ?? ''
      return wrong(
        name,
        (row) =>
          !/^(NEW|DRAFT|PENDING)$/.test(String(row[state])) ||
          results.every((each) => Number(row[each] ?? 0) === 0),
        (row) => `${row[state]}: ${results.map((each) => row[each])}`,
      )
    })
    assert.deepEqual(found, [])
  })

  test('a finished job has done all of it, one that was never run nothing', () => {
    const jobs = ['prepayCardDelay', 'equityDelay', 'validCardDelay', 'ticketDelay']
    const found = jobs.flatMap((name) =>
      wrong(
        name,
        ({ status, targetCount, successCount, failCount, executeTime }) => {
          if (status === 'DONE')
            return Number(targetCount) > 0 && successCount === targetCount && failCount === 0
          if (status === 'PART_FAILED')
            return Number(failCount) > 0 && Number(successCount) + Number(failCount) === targetCount
          return status === 'RUNNING' || (successCount === 0 && failCount === 0 && executeTime === undefined)
        },
        (row) => JSON.stringify(row),
      ),
    )
    assert.deepEqual(found, [])
  })

  test('a payment that was not made has no time, fee or refund; one that was refunded gave everything back', () => {
    for (const name of ['directPayment', 'vposTrade']) {
      const unpaid = of(name).filter(({ status }) => /PENDING|CLOSED|PAYING|FAILED/.test(String(status)))
      assert.ok(unpaid.length, name)
      for (const { paidAt, channelFee, refundAmount, refundedAt } of unpaid)
        assert.deepEqual(
          [paidAt, channelFee, refundAmount, refundedAt],
          [undefined, undefined, undefined, undefined],
        )
      for (const { status, payAmount, refundAmount } of of(name)) {
        if (status === 'REFUNDED') assert.equal(refundAmount, payAmount)
        if (status === 'PAID') assert.equal(refundAmount, undefined)
      }
    }
    for (const { status, payTime, refundAmount, payAmount } of [
      ...of('prepayCardOrder'),
      ...of('equityCardOrder'),
    ]) {
      if (/WAIT_PAY|CLOSED/.test(String(status)))
        assert.deepEqual([payTime, refundAmount], [undefined, undefined])
      if (status === 'REFUNDED') assert.equal(refundAmount, payAmount)
    }
  })

  test('no more rooms of a type are sold on a day than there are, over all channels', () => {
    const groups = new Map<string, { rooms: number; sold: number }>()
    for (const { storeId, roomType, statDate, totalRooms, soldRooms, sourceChannel } of of('roomDaily')) {
      if (sourceChannel !== 'WALK_IN') assert.equal(totalRooms, 0)
      const key = `${storeId} ${roomType} ${statDate}`
      const { rooms, sold } = groups.get(key) ?? { rooms: 0, sold: 0 }
      groups.set(key, { rooms: rooms + Number(totalRooms), sold: sold + Number(soldRooms) })
    }
    assert.ok(groups.size > 50)
    // The last group may be incomplete.
    for (const [key, { rooms, sold }] of [...groups].slice(0, -1))
      assert.ok(sold <= rooms, `${key}: ${sold} of ${rooms}`)
    const sum = [...groups.values()].reduce((total, each) => ({
      rooms: total.rooms + each.rooms,
      sold: total.sold + each.sold,
    }))
    assert.ok(sum.sold / sum.rooms > 0.5 && sum.sold / sum.rooms < 0.9, `${sum.sold} of ${sum.rooms}`)
  })

  test('the balance of an account follows from flow to flow, and is never below 0', () => {
    for (const [name, account, after, isLess] of [
      ['cashFlow', 'cashAccountId', 'balanceAfter', /none/],
      ['creditFlow', 'creditAccountId', 'usedAfter', /REPAY|REFUND/],
    ] as const) {
      const balances = new Map<unknown, number>()
      const inTime = [...of(name)].sort((one, other) =>
        String(one.occurredAt) < String(other.occurredAt) ? -1 : 1,
      )
      assert.ok(inTime.length > 20)
      for (const row of inTime) {
        const change = Number(row.amount) * (isLess.test(String(row.flowType)) ? -1 : 1)
        const balance = (balances.get(row[account]) ?? 0) + change
        balances.set(row[account], balance)
        assert.equal(row[after], balance, `${name} ${row.flowNo}`)
        assert.ok(balance >= 0)
      }
    }
    for (const { amount, direction } of of('cashFlow'))
      assert.equal(direction, Number(amount) > 0 ? 'IN' : 'OUT')
  })

  test('points that count are not expired, so that nobody who holds some for goods falls below 0', () => {
    const today = dayText(now)
    const earned = of('pointRecord').filter(({ status, points }) => status === 'VALID' && Number(points) > 0)
    assert.ok(earned.length > 100)
    assert.deepEqual(
      earned.filter(({ expireAt }) => expireAt !== undefined && String(expireAt) <= today),
      [],
    )
  })

  test('groups, areas and licences have the size that their story tells', () => {
    for (const { memberCount } of of('customerGroup'))
      assert.ok(Number(memberCount) >= 30 && Number(memberCount) <= 480)
    for (const { maxCapacity } of of('scenic')) assert.ok(Number(maxCapacity) >= 1000)
    const [archive] = of('chatArchiveSetting')
    assert.deepEqual([archive?.licenceCount, archive?.usedCount, archive?.status], [20, 18, 'ACTIVE'])
  })
})
