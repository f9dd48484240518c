import { findResource } from '@ebkit/domain'
import { expect } from '../../../examples/e2e/support/test'
import { test } from './support/consoleTest'
import { columnOf, insertRow } from './support/insertRow'

type Sql = Parameters<typeof insertRow>[0]

const keyOf = (resource: string) => columnOf(findResource(resource)?.key ?? '')

/** Puts a row in place of the one of an earlier run, with those that it refers to. */
async function insert(sql: Sql, resource: string, id: string, given: object = {}): Promise<void> {
  await sql(`delete from ${columnOf(resource)} where ${keyOf(resource)} = $1`, [id])
  const references = await referencesOf(sql, resource)
  await insertRow(sql, resource, {
    [keyOf(resource)]: id,
    ...unlike(resource, id),
    ...references,
    ...given,
  })
}

/** Values of fields that must name a row of another resource. */
async function referencesOf(sql: Sql, resource: string): Promise<Readonly<Record<string, string>>> {
  const named: Record<string, string> = {}
  for (const { name, ref, required } of findResource(resource)?.fields ?? []) {
    if (!ref || !required) continue
    const first = () =>
      sql<{ id: string }>(`select ${keyOf(ref)} as id from ${columnOf(ref)} where brand_id = '1001' limit 1`)
    if ((await first()).length === 0) await insert(sql, ref, 'WAITING')
    named[columnOf(name)] = (await first())[0]?.id ?? ''
  }
  return named
}

/** Texts by which no two rows may agree. */
function unlike(resource: string, id: string): Readonly<Record<string, string>> {
  const { unique = [], fields = [] } = findResource(resource) ?? {}
  const isText = (name: string) => fields.some((field) => field.name === name && field.type === 'string')
  return Object.fromEntries(
    unique
      .flat()
      .filter(isText)
      .map((name) => [columnOf(name), id]),
  )
}

/** What waits behind the items of the home page that no row of the tests waits for: resource, state, another state. */
const waiting = [
  ['ticketRefund', 'APPLYING', 'SUCCESS'],
  ['restaurantOrder', 'PENDING', 'DONE'],
  ['meetingBooking', 'PENDING', 'CANCELLED'],
  ['pointsExchange', 'WAIT_SHIP', 'SHIPPED'],
  ['comment', 'PENDING', 'PUBLISHED'],
  ['invoice', 'APPLIED', 'ISSUED'],
  ['withdrawal', 'APPLIED', 'PAID'],
  ['rewardReceive', 'APPLIED', 'PAID'],
] as const

test('each to-do of the home page leads to a list of as many rows', async ({ page, signIn, servers }) => {
  test.setTimeout(120_000)
  const { sql } = servers.gateway
  for (const [resource, state, other] of waiting)
    for (const [nth, status] of [state, state, other].entries())
      await insert(sql, resource, `WAITING-${nth}`, { status })
  for (const bizType of ['VPOS', 'DIRECT', 'EQUITY_CARD'])
    await insert(sql, 'settlementBill', `WAITING-${bizType}`, { biz_type: bizType, status: 'UNCONFIRMED' })
  await signIn('admin')
  await page.goto('/#/dashboard')
  const links = page.getByRole('region', { name: '待办事项' }).getByRole('link')
  await expect(links.filter({ hasText: '账单待确认：权益卡' })).toContainText('1')
  await expect(links.filter({ hasText: '账单待确认：vPOS收款、直付收款' })).toContainText('2')
  const found: string[] = []
  for (const link of await links.all()) {
    await expect(link.locator('b')).toHaveText(/\d/)
    found.push(`${await link.getAttribute('href')} ${await link.locator('b').innerText()}`)
  }
  expect(found.length).toBeGreaterThanOrEqual(15)
  for (const one of found) {
    const [address = '', count] = one.split(' ')
    await page.goto(`/${address}`)
    const total = page.getByText(new RegExp(`共 ${count} 条`))
    await expect(total.filter({ visible: true }).first(), one).toBeVisible()
  }
  expect(found.filter((one) => !one.endsWith(' 0')).length).toBeGreaterThanOrEqual(10)
})
