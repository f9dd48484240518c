import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications, createMissingRights, permissionProblem } from '@ebkit/domain'
import { rolesOf } from './roles'

const roles = rolesOf('1001')
const codesOf = (name: string) => roles.find(({ roleName }) => roleName === name)?.permissions ?? []

test('the demo’s roles have no codes of nothing, and none twice', () => {
  for (const { roleName, permissions = [] } of roles) {
    assert.deepEqual(
      permissions.flatMap((code) => permissionProblem(code) ?? []),
      [],
      roleName,
    )
    assert.equal(new Set(permissions).size, permissions.length, roleName)
  }
})

test('W-AUTH-10 the demo’s roles open different pages: all, most, and those of one job', () => {
  const missing = createMissingRights(applications)
  const pages = applications.flatMap((application) => application.pages)
  const openTo = (role: string) =>
    pages.filter((page) => !missing(page, codesOf(role)).length).map(({ route }) => route)
  for (const role of ['品牌管理员', '门店店长', '只读访客'])
    assert.equal(openTo(role).length, pages.length, role)
  const desk = openTo('前台')
  assert.ok(desk.includes('/ticket-verify') && desk.includes('/member-list/list'))
  assert.ok(!desk.includes('/cash-account') && !desk.includes('/brand-data'))
  const finance = openTo('财务')
  assert.ok(
    finance.includes('/cash-account') &&
      finance.includes('/brand-data') &&
      !finance.includes('/power/role-list'),
  )
  assert.ok(openTo('核销员').length < 60)
})
