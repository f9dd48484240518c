import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications, type Resource } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import { type DataScope, identityOf } from '../session/identity'
import { inDataScope } from './dataScope'

const resourceOf = (name: string) =>
  applications
    .flatMap(({ resources }): readonly Resource[] => resources)
    .find((resource) => resource.name === name) as Resource

/** Three employees: the user, one in a subordinate department, and one in another department. */
describe('the rows in a data scope', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
    await gateway.sql(`
      insert into department (brand_id, hotel_id, department_id, department_name, parent_id, sort_no)
        values ('1001', '100101', 'front', 'front', null, 0), ('1001', '100101', 'desk', 'desk', 'front', 0),
          ('1001', '100101', 'other', 'other', null, 0);
      update employee set department_id = 'front' where employee_id = '100101-u3';
      update employee set department_id = 'desk' where employee_id = '100101-e001';
      update employee set department_id = 'other' where employee_id = '100101-e002'`)
    await gateway.sql(`create table owned as
      select * from (values ('mine', '100101-u3', ''), ('below', '100101-e001', ''), ('theirs', '100101-e002', ''),
        ('made', '100101-e002', '100193'), ('nobody', null, '')) row (id, employee_id, created_by)`)
    await gateway.sql('grant select on owned to public')
  })
  after(() => gateway.stop())

  async function seen(dataScope: DataScope, resource = resourceOf('member')): Promise<string[]> {
    const user = { dataScope, employeeId: '100101-u3', userId: '100193' }
    const tenant = { brandId: '1001', hotelIds: ['100101'] }
    const found = await gateway.database.withTenant(tenant, (rows) =>
      rows.execute<{ id: string }>(
        sql`select id from owned t where ${inDataScope(resource, user) ?? sql`true`}`,
      ),
    )
    return found.rows.map(({ id }) => id)
  }

  test('a scope of whole stores: all rows', async () => {
    for (const scope of ['ALL', 'HOTEL'] as const)
      assert.deepEqual(await seen(scope), ['mine', 'below', 'theirs', 'made', 'nobody'])
  })

  test('the scope of a department: its rows and those of departments below, rows the user created, rows without an owner', async () => {
    assert.deepEqual(await seen('DEPARTMENT'), ['mine', 'below', 'made', 'nobody'])
  })

  test('the personal scope: the user’s own rows, rows the user created, rows without an owner', async () => {
    assert.deepEqual(await seen('SELF'), ['mine', 'made', 'nobody'])
  })

  test('rows that belong to the store as a whole are seen by everybody', async () => {
    assert.equal((await seen('SELF', resourceOf('printer'))).length, 5)
  })

  test('every resource whose rows belong to employees can be limited in its table', async () => {
    const user = { employeeId: '100101-u3', userId: '100193' }
    const tenant = { brandId: '1001', hotelIds: ['100101'] }
    let limited = 0
    for (const resource of applications.flatMap(({ resources }): readonly Resource[] => resources))
      for (const dataScope of ['SELF', 'DEPARTMENT'] as const) {
        const condition = inDataScope(resource, { ...user, dataScope })
        if (!condition) continue
        limited++
        await gateway.database.withTenant(tenant, (rows) =>
          rows.execute(
            sql`select count(*) from ${sql.identifier(columnName(resource.name))} t where ${condition}`,
          ),
        )
      }
    assert.ok(limited > 80)
  })

  test('a user with several roles has the widest scope, and the highest limits', async () => {
    const who = async () => {
      const found = await identityOf(gateway.database.sessions, '100193')
      assert.ok(found)
      const { employeeId, dataScope, canExport, viewSensitive, maxRefundAmount } = found
      return { employeeId, dataScope, canExport, viewSensitive, maxRefundAmount }
    }
    const limits = { canExport: false, viewSensitive: false, maxRefundAmount: 0 }
    assert.deepEqual(await who(), { employeeId: '100101-u3', dataScope: 'SELF', ...limits })
    const roles = async (...ids: string[]) =>
      gateway.sql("update employee set role_ids = $1 where employee_id = '100101-u3'", [ids])
    await roles('1001-r4', '1001-r3')
    assert.deepEqual(await who(), {
      ...{ employeeId: '100101-u3', dataScope: 'DEPARTMENT' },
      ...{ ...limits, maxRefundAmount: 100_000 },
    })
    await roles('1001-r4', '1001-r3', '1001-r2')
    assert.deepEqual(await who(), {
      ...{ employeeId: '100101-u3', dataScope: 'HOTEL', canExport: true, viewSensitive: true },
      maxRefundAmount: 500_000,
    })
    await roles()
    assert.equal((await who()).dataScope, 'SELF')
  })
})
