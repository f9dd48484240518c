import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { isAllowed } from '@ebkit/domain'
import { startTestGateway, type TestGateway, testPassword } from '@ebkit/testing'
import { seed } from './seed'

describe('the demo’s rows', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  test('are the catalogue’s story: five brands with 22, 24, 6, 9 and no stores', async () => {
    const rows = await gateway.sql(`
      select brand_name, status, (select count(*)::int from hotel h where h.brand_id = b.brand_id) as stores
      from brand b order by sort`)
    assert.deepEqual(
      rows.map((row) => [row.brand_name, row.stores]),
      [
        ['云栖度假', 22],
        ['城市慢', 24],
        ['山海文旅', 6],
        ['老味道餐饮', 9],
        ['试用品牌', 0],
      ],
    )
    assert.equal(rows.at(-1)?.status, 'DISABLED')
  })

  test('86 people at the first store: 76 on the job, 4 locked, 6 left', async () => {
    const rows = await gateway.sql(
      "select status, count(*)::int as people from employee where hotel_id = '100101' group by status order by status",
    )
    assert.deepEqual(rows, [
      { status: 'LEFT', people: 6 },
      { status: 'LOCKED', people: 4 },
      { status: 'ON_JOB', people: 76 },
    ])
  })

  test('two copies are alike, and seeding again changes nothing', async () => {
    const other = await startTestGateway()
    const rows = (from: TestGateway) =>
      from.sql(
        'select employee_id, employee_name, phone, entry_date::text from employee order by employee_id',
      )
    assert.deepEqual(await rows(other), await rows(gateway))
    await gateway.sql("update hotel set slogan = 'changed by a person' where hotel_id = '100101'")
    await seed(gateway.database, { password: testPassword })
    const [kept] = await gateway.sql("select slogan from hotel where hotel_id = '100101'")
    assert.equal(kept?.slogan, 'changed by a person')
    await other.stop()
  })

  test('each of the four accounts signs in with permissions of its role', async () => {
    const permissions = async (account: string) => {
      const headers = { cookie: await gateway.signIn(account) }
      const answer = await fetch(`${gateway.url}/api/session`, { headers })
      return ((await answer.json()) as { data: { permissions: string[] } }).data.permissions
    }
    assert.deepEqual(await permissions('admin'), ['*'])
    assert.ok(isAllowed(await permissions('manager'), { name: 'employee' }, 'edit'))
    assert.ok(!isAllowed(await permissions('clerk'), { name: 'employee' }, 'edit'))
    assert.deepEqual(await permissions('viewer'), ['*:view'])
  })
})
