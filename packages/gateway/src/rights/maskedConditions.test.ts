import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, until } from '@ebkit/testing'
import { type ResourceClient, resourceClient } from '../resources/testing/resourceClient'

/** Employees have phone numbers that lists mask. */
describe('masked fields in conditions', () => {
  let gateway: TestGateway
  let employees: ResourceClient
  const key = '100101-e001'
  const phone = '18601010001'
  before(async () => {
    gateway = await startTestGateway()
    employees = resourceClient(
      gateway,
      await gateway.signIn('manager'),
      'employee-api/eb/employee',
      'employeeId',
    )
    await gateway.sql(`update employee set phone = '${phone}' where employee_id = '${key}'`)
  })
  after(() => gateway.stop())

  const found = async (filter: string) => {
    const { status, data, message } = await employees.list({ filter: `employeeId=${key}&${filter}` })
    assert.equal(status, 200, message)
    return data.list.length === 1
  }

  test('a whole value is found, and whether there is one', async () => {
    for (const [filter, isFound] of [
      [`phone=${phone}`, true],
      [`phone!=${phone}`, false],
      ['phone=18601010002', false],
      ['phone=*', true],
      ['phone=null', false],
      [`phone=null|${phone}`, true],
    ] as const)
      assert.equal(await found(filter), isFound, filter)
  })

  test('who looks for a whole value stands in the trail of the row that was found, or without a row', async () => {
    const trail = async () => {
      const entries = await gateway.sql<{ row_key: string; name: string; field: string; user_id: string }>(
        `select row_key, name, input->>'field' as field, user_id from audit_entry
         where resource = 'employee' and name = 'lookUp' order by entry_id`,
      )
      await gateway.sql("delete from audit_entry where name = 'lookUp'")
      return entries.map((entry) => Object.values(entry).join(' '))
    }
    await trail()
    const seen = `${key} lookUp phone 100192`
    const looks: [ask: Record<string, string>, entries: string[]][] = [
      [{ filter: `phone=${phone}` }, [seen]],
      [{ search: phone }, [seen]],
      [{ search: phone.slice(-4), filter: `employeeId=${key}` }, [seen]],
      [{ filter: 'phone=18601019999' }, [' lookUp phone 100192']],
      [{ filter: `employeeId=${key}&phone!=${phone}` }, [' lookUp phone 100192']],
      [{ filter: `employeeId=${key}&phone=*` }, []],
      [{ search: '不存在' }, []],
      [{ filter: `employeeId=${key}` }, []],
    ]
    for (const [ask, entries] of looks) {
      assert.equal((await employees.list(ask)).status, 200)
      assert.deepEqual(await trail(), entries, JSON.stringify(ask))
    }
    await gateway.sql("update role set permissions = '{*}', can_export = true where role_id = '1001-r2'")
    for (const ask of [`search=${phone}`, `filter=${encodeURIComponent(`phone=${phone}`)}`]) {
      const file = await employees.ask(`export?format=csv&${ask}`)
      assert.equal(file.status, 200, await file.text())
      // its transaction may end after the last row was sent
      const entries: string[] = []
      await until(async () => entries.push(...(await trail())) > 0)
      assert.deepEqual(entries, [seen], `a file: ${ask}`)
    }
  })

  test('orders and several values at once are refused: they would tell what the mask hides', async () => {
    for (const filter of [
      'phone>=18601010001',
      'phone>18601010000',
      'phone<=18601010001',
      'phone<19',
      'phone=18601010000|18601010001',
      'phone!=18601010000|18601010001',
      'phone!=18601010000&phone!=18601010001',
    ]) {
      const { status, code, message } = await employees.list({ filter })
      assert.deepEqual([status, code], [400, 'invalid-request'], filter)
      assert.match(message, /^filter: "phone" is masked/)
      const ordered = await employees.list({ orderType: `${filter} first` })
      assert.equal(ordered.status, 400, filter)
      assert.match(ordered.message, /^orderType: "phone" is masked/)
    }
  })

  test('no list is sorted by a masked field', async () => {
    for (const orderType of ['phone', 'phone desc', 'employeeName,phone'])
      assert.equal((await employees.list({ orderType })).status, 400, orderType)
  })
})
