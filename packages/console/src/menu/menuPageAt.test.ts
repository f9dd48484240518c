import assert from 'node:assert/strict'
import { test } from 'node:test'
import { menuPageAt } from './menuPageAt'
import type { FoundPage } from './readMenu'

const pagesAt = (...addresses: string[]): FoundPage[] =>
  addresses.map((address) => ({
    ...{ address, title: address, isElsewhere: address.startsWith('https') },
    application: { id: 'a', name: 'a', title: 'a', icon: '', groups: [] },
    group: { id: 'g', title: 'g', pages: [] },
  }))

const groups = '/groupOrder/groupOrderList'

const found = (path: string, ...addresses: string[]) => menuPageAt(pagesAt(...addresses), path)?.address

test('a path belongs to the page of the menu at it', () => {
  assert.equal(found('/validcard/list', groups, '/validcard/list'), '/validcard/list')
  assert.equal(found('/validcard/add', groups, '/validcard/list'), undefined)
  assert.equal(found('/nowhere', groups), undefined)
})

test('with a value of its parameter it belongs to the page of its route', () => {
  assert.equal(found(`${groups}/SUCCESS`, '/validcard/list', groups), groups)
  assert.equal(found('/ticket/list/ROOM', 'https://old.example/', '/ticket/list/all'), '/ticket/list/all')
})

test('of several pages of its route it belongs to the one at it, or else to the one without a value', () => {
  const both = [`${groups}/WAIT`, groups]
  assert.equal(found(`${groups}/WAIT`, ...both), `${groups}/WAIT`)
  assert.equal(found(`${groups}/SUCCESS`, ...both), groups)
  assert.equal(found('/ticket/list/ROOM', '/ticket/list/all', '/ticket/list/MEAL'), undefined)
})
