import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { kebabCase } from '../address'
import { applications } from '../applications'
import { catalogue, findResource } from '../catalogue'
import type { Page } from '../pages/Page'
import { offersOf } from './offersOf'
import { verbsOf } from './verbsOf'

const label = { zh: '一', en: 'One' }
const pages = applications.flatMap((application) => application.pages)

/** What each resource offered at the last review. A changed page changes its line. */
const reviewed = readFileSync(fileURLToPath(new URL('verbs.txt', import.meta.url)), 'utf8')

test('each resource has the verbs that its pages offer', () => {
  const lines = catalogue.map(({ name, verbs }) => `${name}: ${verbs.join(' ')}`)
  assert.deepEqual(lines, reviewed.trimEnd().split('\n'))
})

test('pages offer verbs of existing resources only', () => {
  const names = new Set(catalogue.flatMap(({ name }) => [name, kebabCase(name)]))
  const unknown = pages.flatMap((page) =>
    offersOf(page).flatMap(({ resource }) => (names.has(resource) ? [] : [`${page.route} ${resource}`])),
  )
  assert.deepEqual(unknown, [])
})

test('rows of money, codes and balances are written by effects alone', () => {
  for (const name of [
    'ticketOrder',
    'ticketRefund',
    'ticketCode',
    'cashFlow',
    'settlementBill',
    'orderFact',
  ]) {
    const resource = findResource(name)
    // an import that runs actions writes no rows
    const harmless = ['list', 'detail', 'export', ...(resource?.imports?.runs ? ['import'] : [])]
    assert.deepEqual(
      resource?.verbs.filter((verb) => !harmless.includes(verb)),
      [],
      name,
    )
  }
})

test('rows of the platform and facts are only read; of a singleton there is no list', () => {
  for (const { name, scope, readOnly, singleton, verbs } of catalogue) {
    if (scope === 'platform' || readOnly)
      assert.ok(!verbs.some((verb) => ['add', 'edit', 'delete', 'import'].includes(verb)), name)
    assert.equal(verbs.includes('list'), !singleton, name)
    assert.ok(verbs.includes('detail'), name)
  }
})

test('a page offers by its kind, its actions, its further lists and its calls', () => {
  const base = { route: '/x', title: label }
  const printer = findResource('printer')
  assert.ok(printer)
  const offered = (page: object) =>
    verbsOf(printer, [{ ...base, resource: 'printer', ...page } as unknown as Page]).filter(
      (verb) => !['list', 'detail', 'export'].includes(verb),
    )
  assert.deepEqual(offered({ kind: 'list', columns: [], toolbar: ['create', { label, to: '/y' }] }), ['add'])
  assert.deepEqual(offered({ kind: 'list', columns: [], bulkActions: ['delete', 'enable'] }), ['delete'])
  assert.deepEqual(offered({ kind: 'form', modes: ['copy', 'edit'], sections: [] }), ['add', 'edit'])
  assert.deepEqual(offered({ kind: 'import', columns: [] }), ['import'])
  const subLists = [{ resource: 'printer', title: label, columns: [], rowActions: ['edit'] }]
  assert.deepEqual(
    offered({ kind: 'list', resource: 'counter', columns: [], toolbar: ['create'], subLists }),
    ['edit'],
  )
  const calls = [
    'POST merchant-api/eb/printer/save',
    'GET merchant-api/eb/printer/list?sn',
    'POST x-api/eb/{a}/save',
  ]
  assert.deepEqual(offered({ kind: 'custom', calls }), ['add', 'edit'])
  assert.deepEqual(offered({ kind: 'help' }), [])
})
