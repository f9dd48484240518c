import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenPage } from '../pages/OpenPage'
import { hasTab, parameterAddress, tabAddress } from './tabAddress'

const pageAt = (path: string, query = '') =>
  ({ route: { path }, parameters: { status: 'WAIT' }, query }) as unknown as OpenPage

test('a route may say which tab is in front', () => {
  assert.equal(hasTab(pageAt('/orders/{status?}'), 'status'), true)
  assert.equal(hasTab(pageAt('/orders/{status}'), 'status'), true)
  assert.equal(hasTab(pageAt('/orders/{kind}'), 'status'), false)
  assert.equal(hasTab(pageAt('/orders'), undefined), false)
})

test('another tab is another path, with the same search; page and open row are those of the tab that is left', () => {
  const path = '/orders/{status?}'
  assert.equal(tabAddress(pageAt(path), 'status', 'DONE'), '/orders/DONE')
  assert.equal(tabAddress(pageAt(path), 'status', undefined), '/orders')
  const searched = pageAt(path, '?list.search=x&list.page=3&list.f.status=WAIT&id=7')
  assert.equal(tabAddress(searched, 'status', 'DONE'), '/orders/DONE?list.search=x&list.f.status=DONE')
  assert.equal(tabAddress(searched, 'status', undefined), '/orders?list.search=x')
})

test('another parameter of the route keeps the search', () => {
  const searched = pageAt('/orders/{status}', '?list.search=x&list.page=3&id=7')
  assert.equal(parameterAddress(searched, 'status', 'DONE'), '/orders/DONE?list.search=x')
})
