import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownToolbar } from './knownToolbar'
import { listPlaceOf, withLink, withoutDialog, withView } from './listPlace'

test('a link adds a list to the query; closing takes away the list, its row and what it was filtered by', () => {
  const linked = withLink('?list.search=a&id=7', '?dialog=push&status=FAILED')
  assert.equal(linked, '?list.search=a&dialog=push&status=FAILED')
  assert.deepEqual(listPlaceOf(linked), { view: undefined, dialog: 'push' })
  assert.equal(
    withoutDialog(`${linked}&push.page=2&id=1&mode=edit`, { name: 'push' }, ['status']),
    '?list.search=a',
  )
})

test('another list of the page begins anew', () => {
  assert.equal(withView('?list.search=a&id=7&type=X', 'groupWelcome'), '?type=X&view=groupWelcome')
  assert.equal(withView('?view=groupWelcome&mode=add', undefined), '')
})

test('ways to dialogs that are not there, or whose rows the user may not view, are left out', () => {
  const way = (name: string) => ({ label: { zh: name }, to: `?dialog=${name}` })
  const drawer = { name: 'push', title: { zh: '推单' }, resource: 'pushLog', columns: [] }
  const toolbar = ['create', way('push'), way('ship'), { label: { zh: '表单' }, to: '/form' }]
  const names = (resources: object) =>
    knownToolbar(toolbar, [drawer], resources as never).map((one) => (typeof one === 'object' ? one.to : one))
  assert.deepEqual(names({ pushLog: {} }), ['create', '?dialog=push', '/form'])
  assert.deepEqual(names({}), ['create', '/form'])
})
