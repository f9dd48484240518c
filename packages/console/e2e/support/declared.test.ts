import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications, createPageFinder } from '@ebkit/domain'
import { createDeclared, createMayWrite } from './declared'

const declaredOn = createDeclared(applications)
const findPage = createPageFinder(applications)

function button(route: string, label: string, permissions: readonly string[]) {
  const found = findPage(route)
  assert.ok(found)
  return declaredOn(found.page, permissions).find((part) => part.place === 'toolbar' && part.label === label)
}

test('a button that opens a list over the page needs the right to its rows', () => {
  const route = '/ticket/orderList/detail'
  const all = button(route, '退款审核', ['*'])
  assert.deepEqual([all?.isAllowed, all?.isInLedger], [true, false])
  assert.equal(button(route, '退款审核', ['ticketOrder:view'])?.isAllowed, false)
})

test('a button whose dialog is not built may be absent, as the ledger has the notes of its page', () => {
  const found = findPage('/businessCard')
  assert.ok(found?.page.kind === 'list')
  const isInLedger = (page: typeof found.page) =>
    declaredOn(page, ['*']).find(({ label }) => label === '批量生成')?.isInLedger
  assert.equal(isInLedger({ ...found.page, drawers: [] }), true)
  assert.equal(isInLedger(found.page), false)
})

test('rows of the brand are imported by whoever has the right from a role of the brand', () => {
  const found = findPage('/member-import/add')
  assert.ok(found?.page.kind === 'import')
  const mayWrite = createMayWrite(applications)
  const rights = ['member:view', 'member:import']
  assert.equal(mayWrite(found.page, 'import', rights, rights), true)
  assert.equal(mayWrite(found.page, 'import', rights, []), false)
})

test('of settings with tabs the fields of the first section are there', () => {
  const found = findPage('/prepaycard/edit/all')
  assert.ok(found?.page.kind === 'settings')
  const labels = declaredOn(found.page, ['*']).map(({ label }) => label)
  assert.ok(labels.includes('前台显示名称'))
  assert.ok(!labels.includes('退款时限'))
})
