import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import { readCode } from '../testing/readCode'

describe('codes of employees', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

  test('employee.qrImage: a picture of a code that says the employee, the same for life', async () => {
    const key = await shop.add('employee', { phone: '13700000002', roleIds: [], status: 'ON_JOB' })
    const { qrImage } = await shop.detail('employee', key)
    const picture = async () => {
      const answer = await fetch(String(qrImage))
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/svg+xml'])
      return answer.text()
    }
    const before = await picture()
    await shop.set('employee', key, { employee_name: "'改名'", status: "'LEFT'" })
    assert.equal((await shop.detail('employee', key)).qrImage, qrImage)
    assert.equal(await picture(), before)
    assert.equal(await readCode(Buffer.from(before)), `${gateway.url}/member?scene=${key}`)
    assert.equal((await fetch(`${gateway.url}/eb/employee-code/..%2Fx.svg`)).status, 404)
  })

  test('employee.wechatBound: once the employee has scanned the code of the department, or of one above it', async () => {
    const above = await shop.add('department', {})
    const departmentId = await shop.add('department', { parentId: above })
    const other = await shop.add('department', {})
    const bound: unknown[] = []
    for (const [phone, scanned] of [
      ['13700000003', departmentId],
      ['13700000004', above],
      ['13700000005', other],
    ] as const) {
      const key = await shop.add('employee', { departmentId, phone, roleIds: [], status: 'ON_JOB' })
      const { status, code } = await shop.post('demo-api/guest/employee-wechat', {
        departmentId: scanned,
        phone,
      })
      bound.push([status, code === 0 ? 'bound' : code, (await shop.detail('employee', key)).wechatBound])
    }
    assert.deepEqual(bound, [
      [200, 'bound', true],
      [200, 'bound', true],
      [422, 'not-of-department', false],
    ])
  })
})
