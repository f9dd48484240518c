import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type ResourceClient, resourceClient } from '../resources/testing/resourceClient'

/** Employees have phone numbers that lists mask. */
describe('what lists mask', () => {
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
    // a phone is changed by those who have the rights of its owner
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

  test('a mask that is saved as it was shown leaves the value; the answer has the mask', async () => {
    await give(['employee:edit'], true)
    const { data: row } = await clerk.detail(key)
    const saved = await clerk.save({ ...row, position: '领班' })
    assert.equal(saved.status, 200, JSON.stringify(saved))
    assert.deepEqual([saved.data.position, saved.data.phone], ['领班', masked()])
    assert.equal(await stored(), phone)
  })

  test('a new value is saved, and a conflict answers the row with its mask', async () => {
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
