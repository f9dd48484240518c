import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications } from '@ebkit/domain'
import { createSeed } from '../createSeed'
import type { SeedRow } from '../SeedRow'

const resources = applications.flatMap((application) => application.resources)
const seed = createSeed({
  resources,
  brand: { brandId: '1001', hotelIds: ['100101', '100102', '100103'] },
  now: Date.UTC(2026, 10, 25, 14),
  existing: new Map(),
  scale: 0.2,
})
const rows = new Map(
  seed.plans.map((plan) => [plan.resource.name, [...seed.rowsOf(plan)].map(({ row }) => row)]),
)
const of = (name: string): readonly SeedRow[] => rows.get(name) ?? []

/** Sums by what a row refers to. */
function sums(all: readonly SeedRow[], by: string, amount: string): Map<unknown, number> {
  const found = new Map<unknown, number>()
  for (const row of all) found.set(row[by], (found.get(row[by]) ?? 0) + Number(row[amount] ?? 0))
  return found
}

describe('stories of the demo', () => {
  test('no member has spent points that they did not have at the time, nor those that are held for goods', () => {
    const records = of('pointRecord').filter(({ status }) => status === 'VALID')
    assert.ok(records.filter(({ points }) => Number(points) < 0).length > 20)
    const balances = new Map<unknown, number>()
    const inTime = [...records].sort((one, other) =>
      String(one.occurredAt) < String(other.occurredAt) ? -1 : 1,
    )
    for (const { memberId, points } of inTime) {
      balances.set(memberId, (balances.get(memberId) ?? 0) + Number(points))
      assert.ok((balances.get(memberId) ?? 0) >= 0, `${memberId}`)
    }
    const held = sums(
      of('pointsExchange').filter(({ status }) => /^WAIT/.test(String(status))),
      'memberId',
      'points',
    )
    held.delete(undefined)
    assert.ok(held.size > 3)
    for (const [member, points] of held)
      assert.ok((balances.get(member) ?? 0) >= points, `${member} ${points}`)
  })

  test('no card is used more often than it can be; one that is not active was not', () => {
    const used = sums(
      of('ecardUseRecord').filter(({ status }) => status === 'VALID'),
      'ecardUserId',
      'times',
    )
    assert.ok(used.size > 20)
    for (const { ecardUserId, totalTimes, status } of of('ecardUser')) {
      const times = used.get(ecardUserId) ?? 0
      assert.ok(times <= Number(totalTimes), `${ecardUserId}: ${times} of ${totalTimes}`)
      if (status === 'INACTIVE') assert.equal(times, 0)
    }
  })

  test('pages have at least as many views as visitors', () => {
    const pages = of('customPage').filter(({ uv }) => uv !== undefined)
    assert.ok(pages.length > 2)
    for (const { uv, pv } of pages) assert.ok(Number(pv) >= Number(uv))
  })

  test('a deposit is worth more than it costs, and its balance is paid after it', () => {
    assert.ok(of('depositActivity').length)
    for (const { depositAmount, expandAmount, depositTime, balanceTime } of of('depositActivity')) {
      assert.ok(Number(expandAmount) > Number(depositAmount))
      assert.ok(Object(balanceTime).start > Object(depositTime).end)
    }
  })

  test('what is left of a right is what was not used of it', () => {
    const rights = of('equityUser').flatMap((row) =>
      Object.values(row).flatMap((value) => (Array.isArray(value) ? value : [])),
    )
    const known = rights.filter((right) => 'remainTimes' in Object(right) && 'totalTimes' in Object(right))
    assert.ok(known.length > 10)
    for (const { totalTimes, usedTimes = 0, remainTimes } of known)
      assert.equal(remainTimes, totalTimes - usedTimes)
  })
})
