import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { MenuEntry } from '@ebkit/domain'
import type { MenuRow, StoredMenuRow } from './MenuRow'
import { type BrandMenu, type MenuPlan, planMenu } from './planMenu'

const folder = (id: string, order = 0): MenuEntry => ({
  id,
  type: 'folder',
  title: { zh: id, en: id },
  order,
})
const page = (id: string, parent: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ id, parent, type: 'page', title: { zh: id, en: id }, address: id, order: 0 },
  ...more,
})
const entries = [folder('a'), page('/one', 'a'), page('/two', 'a', { permission: 'two:view' })]

/** The menu of a brand after a plan was applied. */
function after(plan: MenuPlan, before: BrandMenu = { brandId: 'b', rows: [], given: [] }): BrandMenu {
  const stored = (row: MenuRow): StoredMenuRow => ({ ...row, updated_by: null })
  const kept = before.rows
    .filter(({ menu_id: id }) => !plan.removed.includes(id))
    .map((row) => {
      const change = plan.changed.find(({ menu_id: id }) => id === row.menu_id)
      return change ? stored(change) : row
    })
  return { brandId: 'b', rows: [...kept, ...plan.added.map(stored)], given: plan.given }
}
const begun = after(planMenu(entries, { brandId: 'b', rows: [], given: [] }))
const withRows = (change: (row: StoredMenuRow) => StoredMenuRow[]): BrandMenu => ({
  ...begun,
  rows: begun.rows.flatMap(change),
})
const ids = (rows: readonly MenuRow[]) => rows.map((row) => row.menu_id)
const nothing = { added: [], changed: [], removed: [], given: begun.given }

describe('the menu of a release', () => {
  test('is given to a new brand whole, and then there is nothing to do', () => {
    assert.deepEqual(ids(begun.rows), ['b-a', 'b-/one', 'b-/two'])
    assert.equal(begun.rows[1]?.parent_id, 'b-a')
    assert.deepEqual(planMenu(entries, begun), nothing)
  })

  test('what the merchant changed or deleted stays so', () => {
    const changed = withRows((row) =>
      row.menu_id === 'b-/one' ? [{ ...row, menu_name: 'mine', updated_by: 'me' }] : [row],
    )
    const renamed = [
      folder('a'),
      page('/one', 'a', { title: { zh: 'new', en: 'new' } }),
      entries[2] as MenuEntry,
    ]
    assert.deepEqual(planMenu(renamed, changed), nothing)
    const deleted = withRows((row) => (row.menu_id === 'b-/one' ? [] : [row]))
    assert.deepEqual(planMenu(entries, deleted), nothing)
  })

  test('new pages are added, changed ones changed, those that are gone removed', () => {
    const next = [folder('a', 3), page('/two', 'a', { permission: 'two:view' }), page('/three', 'a')]
    const plan = planMenu(next, begun)
    assert.deepEqual([ids(plan.added), ids(plan.changed), plan.removed], [['b-/three'], ['b-a'], ['b-/one']])
    assert.deepEqual(planMenu(next, after(plan, begun)), { ...nothing, given: plan.given })
    assert.ok(!plan.given.includes('b-/one'))
  })

  test('what the merchant put below a page that is gone keeps the page', () => {
    const own = { ...(begun.rows[1] as StoredMenuRow), menu_id: 'own', parent_id: 'b-/one', updated_by: null }
    const menu = { ...begun, rows: [...begun.rows, own] }
    assert.deepEqual(planMenu([entries[0], entries[2]] as MenuEntry[], menu).removed, [])
  })

  test('a whole group that is gone is removed, children first', () => {
    assert.deepEqual(planMenu([], begun).removed, ['b-/one', 'b-/two', 'b-a'])
  })

  test('a page whose group the merchant deleted stands at the top', () => {
    const menu = withRows(() => [])
    const plan = planMenu([...entries, page('/three', 'a')], menu)
    assert.deepEqual(
      plan.added.map((row) => [row.menu_id, row.parent_id]),
      [['b-/three', null]],
    )
  })

  test('a name or a code that a node of the merchant has is not given again', () => {
    const own = {
      ...(begun.rows[2] as StoredMenuRow),
      menu_id: 'own',
      menu_name: '/three',
      permission: 'x:view',
    }
    const menu = { ...begun, rows: [...begun.rows, { ...own, updated_by: 'me' }] }
    const more = [page('/three', 'a'), page('/four', 'a', { permission: 'x:view' }), page('/five', 'a')]
    assert.deepEqual(ids(planMenu([...entries, ...more], menu).added), ['b-/five'])
  })

  test('two pages may change names', () => {
    const swapped = [
      folder('a'),
      page('/one', 'a', { title: { zh: '/two', en: '' } }),
      page('/two', 'a', { title: { zh: '/one', en: '' }, permission: 'two:view' }),
    ]
    assert.deepEqual(ids(planMenu(swapped, begun).changed), ['b-/one', 'b-/two'])
  })
})
