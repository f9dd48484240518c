import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { employee } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import { createImportClient } from '../testing/importClient'
import { type ResourceClient, resourceClient } from '../testing/resourceClient'

type Row = Record<string, unknown>

describe('nobody gives, or resets, what is above the own rights', () => {
  let gateway: TestGateway
  let admin: Business
  let manager: Business
  let employees: ResourceClient
  let departmentId: string
  before(async () => {
    gateway = await startTestGateway()
    admin = await startBusiness(gateway)
    manager = await startBusiness(gateway, 'manager')
    employees = resourceClient(
      gateway,
      await gateway.signIn('manager'),
      'employee-api/eb/employee',
      'employeeId',
    )
    departmentId = await admin.add('department')
    await gateway.sql(
      "update employee set department_id = $1 where brand_id = '1001' and department_id is null",
      [departmentId],
    )
  })
  after(() => gateway.stop())

  const [administrator, storeManager, frontDesk] = ['1001-r1', '1001-r2', '1001-r4']
  let people = 0
  const somebody = (values: Row = {}): Row => {
    const number = ++people
    return {
      ...{
        employeeNo: `X${number}`,
        employeeName: '新员工',
        phone: `1370000${String(number).padStart(4, '0')}`,
      },
      ...{ departmentId, roleIds: [frontDesk] },
      ...values,
    }
  }
  /** The roles after a save, or the refused fields. */
  const outcome = async (client: ResourceClient, body: Row) => {
    const { status, data } = await client.save(body)
    return [status, status === 200 ? data.roleIds : data.problems?.map(({ path, code }) => `${path} ${code}`)]
  }
  const refused = (path: string) => [422, [`${path} aboveOwnRights`]]
  const employeeOf = async (account: string) =>
    String((await admin.rows('user_account', `account = '${account}'`))[0]?.employee_id)

  test('a role is given by whoever has all of its rights', async () => {
    assert.deepEqual(await outcome(employees, somebody()), [200, [frontDesk]])
    assert.deepEqual(await outcome(employees, somebody({ roleIds: [storeManager] })), [200, [storeManager]])
    assert.deepEqual(
      await outcome(employees, somebody({ roleIds: [frontDesk, administrator] })),
      refused('roleIds'),
    )
    const left = await admin.rows(
      'employee',
      `'${administrator}' = any (role_ids) and employee_name = '新员工'`,
    )
    assert.equal(left.length, 0)
  })

  for (const [what, change] of Object.entries({
    'a code of its own': "permissions = permissions || '{withdrawal:pay}'",
    'all stores': "data_scope = 'ALL'",
    'rights of the brand': "role_level = 'BRAND'",
    'a higher refund limit': 'max_refund_amount = 500001',
  }))
    test(`a role with ${what} is above a store manager`, async () => {
      const roleId = await admin.add('role', { roleName: what.slice(0, 16), permissions: ['printer:view'] })
      assert.deepEqual(await outcome(employees, somebody({ roleIds: [roleId] })), [200, [roleId]])
      await gateway.sql(`update role set ${change} where role_id = $1`, [roleId])
      assert.deepEqual(await outcome(employees, somebody({ roleIds: [roleId] })), refused('roleIds'))
      // a disabled role may be enabled again later
      await gateway.sql("update role set status = 'DISABLED' where role_id = $1", [roleId])
      assert.deepEqual(await outcome(employees, somebody({ roleIds: [roleId] })), refused('roleIds'))
    })

  test('nobody makes himself more: the own roles and stores', async () => {
    const key = await employeeOf('manager')
    const { version, roleIds, manageHotelIds } = await manager.detail('employee', key)
    const own = { employeeId: key, version }
    assert.deepEqual(await outcome(employees, { ...own, roleIds: [administrator] }), refused('roleIds'))
    const stores = [...(manageHotelIds as string[]), '100104']
    assert.deepEqual(await outcome(employees, { ...own, manageHotelIds: stores }), [
      422,
      ['manageHotelIds ref'],
    ])
    assert.deepEqual(await outcome(employees, { ...own, position: '总店长' }), [200, roleIds])
  })

  test('a file gives no more than a form: the row above comes back, the others are saved', async () => {
    const imports = createImportClient(gateway, await gateway.signIn('manager'), 'employee-api/eb/employee')
    const labels = ['employeeNo', 'employeeName', 'phone', 'departmentId', 'roleIds'].map(
      (name) => employee.fields.find((field) => field.name === name)?.label.zh,
    )
    const line = (values: Row) =>
      [values.employeeNo, values.employeeName, values.phone, departmentId, values.roleIds].join()
    const [fitting, above] = [somebody(), somebody({ roleIds: [administrator] })]
    const sent = await imports.send([labels.join(), line(fitting), line(above)].join('\r\n'), 'people.csv')
    await imports.check(sent)
    const { counts } = await imports.commit(sent)
    assert.equal(counts.saved, 1)
    const wrong = await imports.rows(sent, 'wrong')
    assert.deepEqual(
      wrong.map(({ problems }) => problems.map(({ path, code }) => `${path} ${code}`)),
      [['roleIds aboveOwnRights']],
    )
    const numbers = await admin.rows(
      'employee',
      `employee_no in ('${fitting.employeeNo}', '${above.employeeNo}')`,
    )
    assert.deepEqual(
      numbers.map(({ employee_no }) => employee_no),
      [fitting.employeeNo],
    )
  })

  test('the login of somebody with more rights stays as it is, the rest may be written', async () => {
    const key = await employeeOf('admin')
    const { version } = await admin.detail('employee', key)
    const other = { employeeId: key, version }
    for (const change of [{ phone: '13711112222' }, { roleIds: [frontDesk] }, { canLogin: false }])
      assert.deepEqual(await outcome(employees, { ...other, ...change }), refused(Object.keys(change).join()))
    assert.deepEqual(await outcome(employees, { ...other, remark: '每周二在店' }), [200, [administrator]])
  })

  test('their account is neither reset, locked nor dismissed, and nothing was sent', async () => {
    const key = await employeeOf('admin')
    const leave = { leaveDate: '2026-11-30', takeoverEmployeeId: null }
    assert.equal(await manager.refusal('employee', key, 'resetPassword'), 'above-own-rights')
    assert.equal(await manager.refusal('employee', key, 'lock'), 'above-own-rights')
    assert.equal(await manager.refusal('employee', key, 'leave', leave), 'above-own-rights')
    assert.deepEqual(await admin.messages('employee', key), [])
    await manager.does('employee', await employeeOf('clerk'), 'resetPassword')
  })

  test('employee.unlock, employee.rejoin: neither brings back more than the own rights', async () => {
    const key = await admin.add('employee', somebody({ roleIds: [administrator], status: 'LOCKED' }))
    assert.equal(await manager.refusal('employee', key, 'unlock'), 'above-own-rights')
    assert.equal((await admin.does('employee', key, 'unlock')).status, 'ON_JOB')
    await admin.does('employee', key, 'leave', { leaveDate: '2026-11-30', takeoverEmployeeId: null })
    const again = (roleIds: string[]) => ({ departmentId, roleIds })
    const more = await manager.act('employee-api/eb/employee', 'rejoin', key, again([administrator]))
    assert.deepEqual([more.status, more.data.problems], [422, [{ path: 'roleIds', code: 'aboveOwnRights' }]])
    const back = await manager.does('employee', key, 'rejoin', again([frontDesk]))
    assert.deepEqual([back.status, back.roleIds, back.departmentId], ['ON_JOB', [frontDesk], departmentId])
  })

  test('role.enable: a role of the brand makes no role that gives more than itself', async () => {
    const codes = ['role:edit', 'role:enable', 'role:disable', 'printer:view']
    const roleId = await admin.add('role', {
      roleName: '人事',
      roleLevel: 'BRAND',
      permissions: codes,
      dataScope: 'ALL',
    })
    await gateway.sql('update employee set role_ids = $1 where employee_id = $2', [
      [roleId],
      await employeeOf('clerk'),
    ])
    const cookie = await gateway.signIn('clerk')
    const roles = resourceClient(gateway, cookie, 'employee-api/eb/role', 'roleId')
    const made = async (permissions: string[]) =>
      (await roles.save({ roleName: `新${++people}`, roleLevel: 'BRAND', permissions, dataScope: 'ALL' }))
        .status
    assert.deepEqual(
      [await made(['printer:view']), await made(['printer:edit']), await made(['*']), await made(['all'])],
      [200, 422, 422, 422],
    )
    const wide = {
      roleName: `新${++people}`,
      roleLevel: 'BRAND',
      permissions: ['printer:view'],
      canExport: true,
    }
    assert.deepEqual(await outcome(roles, wide), refused('canExport'))
    const all = await admin.add('role', { roleName: '全部', roleLevel: 'BRAND', permissions: ['*'] })
    const own = { roleId: all, version: (await roles.detail(all)).data.version }
    assert.deepEqual(await outcome(roles, { ...own, permissions: ['printer:view'] }), refused('permissions'))
    assert.equal((await roles.save({ ...own, description: '全部权限' })).status, 200)
    const off = await admin.add('role', { roleName: '停用', permissions: ['*'], status: 'DISABLED' })
    const clerk = await startBusiness(gateway, 'clerk')
    assert.equal(await clerk.refusal('role', off, 'enable'), 'above-own-rights')
    assert.equal((await admin.does('role', off, 'enable')).status, 'ENABLED')
    assert.equal(await clerk.refusal('role', off, 'disable'), 'above-own-rights')
  })
})
