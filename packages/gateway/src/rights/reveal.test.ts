import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type ResourceClient, resourceClient } from '../resources/testing/resourceClient'

/** Employees have phone numbers that lists mask. */
describe('masked fields of lists', () => {
  let gateway: TestGateway
  let clerk: ResourceClient
  let phone: string
  const key = '100101-e001'
  const masked = () => `${phone.slice(0, 3)}****${phone.slice(-4)}`
  before(async () => {
    gateway = await startTestGateway()
    clerk = resourceClient(gateway, await gateway.signIn('clerk'), 'employee-api/eb/employee', 'employeeId')
    const [row] = await gateway.sql<{ phone: string }>(
      `select phone from employee where employee_id = '${key}'`,
    )
    phone = row?.phone ?? ''
    // Changing a phone number requires the rights of its owner.
    await gateway.sql(`
      insert into department (brand_id, hotel_id, department_id, department_name)
        values ('1001', '100101', 'desk', 'desk');
      update employee set department_id = 'desk', role_ids = '{1001-r4}' where employee_id = '${key}'`)
  })
  after(() => gateway.stop())

  const give = (codes: readonly string[], viewSensitive: boolean) =>
    gateway.sql("update role set permissions = $1, view_sensitive = $2 where role_id = '1001-r4'", [
      codes,
      viewSensitive,
    ])
  const shown = async () => (await clerk.detail(key)).data.phone
  const stored = async () =>
    (await gateway.sql(`select phone from employee where employee_id = '${key}'`))[0]?.phone

  test('a row’s own page masks too, without the right to reveal or the role’s switch', async () => {
    await give(['employee:view'], true)
    assert.equal(await shown(), masked())
    await give(['employee:*'], false)
    assert.equal(await shown(), masked())
    await give(['employee:view', 'employee:reveal'], true)
    assert.equal(await shown(), phone)
  })

  test('an unchanged mask keeps the stored value; the answer contains the mask', async () => {
    await give(['employee:edit'], true)
    const { data: row } = await clerk.detail(key)
    const saved = await clerk.save({ ...row, position: '领班' })
    assert.equal(saved.status, 200, JSON.stringify(saved))
    assert.deepEqual([saved.data.position, saved.data.phone], ['领班', masked()])
    assert.equal(await stored(), phone)
  })

  test('a new value is saved, and a conflict returns the row with its mask', async () => {
    await give(['employee:edit'], true)
    const { data: row } = await clerk.detail(key)
    const changed = await clerk.save({ ...row, phone: '13900009999' })
    assert.equal(changed.data.phone, '139****9999')
    assert.equal(await stored(), '13900009999')
    const late = await clerk.save({ ...row, phone: '13700007777' })
    assert.equal(late.status, 409)
    assert.equal((late.data.current as { phone: string }).phone, '139****9999')
  })
})

/** Numbers of card holders are masked even on their own page, until they are revealed. */
describe('fields revealed on request', () => {
  let gateway: TestGateway
  let client: ResourceClient
  const idCard = '33010619900101123X'
  before(async () => {
    gateway = await startTestGateway()
    client = resourceClient(gateway, await gateway.signIn('admin'), 'ticket-api/eb/ecard-user', 'ecardUserId')
    await gateway.sql(`insert into ecard_user (brand_id, hotel_id, ecard_user_id, card_no, ecard_type, holder_name,
        holder_phone, id_card, status)
      values ('1001', '100101', 'holder', '8800990011223344', 'ecard', '林完整', '13987654321', '${idCard}', 'ACTIVE'),
        ('1001', '100102', 'elsewhere', '8800990011223345', 'ecard', '林别处', '13987654322', '${idCard}', 'ACTIVE')`)
  })
  after(() => gateway.stop())

  const reveal = async (body: object) => {
    const answer = await client.ask('reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data } = (await answer.json()) as { data: { value?: string } }
    return [answer.status, data?.value]
  }
  const entries = () =>
    gateway.sql(
      "select name, input, before, after from audit_entry where row_key = 'holder' order by entry_id",
    )

  test('the row’s own page contains the mask; the call returns the value, and the audit trail records it', async () => {
    const { data: row } = await client.detail('holder')
    assert.deepEqual([row.idCard, row.holderName], ['330***********123X', '林完整'])
    assert.deepEqual(await entries(), [])
    assert.deepEqual(await reveal({ key: 'holder', field: 'idCard' }), [200, idCard])
    assert.deepEqual(await entries(), [
      { name: 'reveal', input: { field: 'idCard' }, before: null, after: null },
    ])
  })

  test('fields without a mask, unknown rows and rows of another store are not found, and leave no entry', async () => {
    const before = await entries()
    for (const body of [
      { key: 'holder', field: 'cardNo' },
      { key: 'holder', field: 'none' },
      { key: 'none', field: 'idCard' },
      { key: 'elsewhere', field: 'idCard' },
    ])
      assert.equal((await reveal(body))[0], 404, JSON.stringify(body))
    assert.deepEqual(await entries(), before)
  })
})
