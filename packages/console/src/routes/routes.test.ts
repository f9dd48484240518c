import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { applications } from '@ebkit/domain'
import { fillRoute } from '@ebkit/domain/fill-route'
import { withProps } from '../pages/parameters'
import { readHash, writeHash } from './hashAddress'
import { resolveAddress } from './resolveAddress'
import { routeTable } from './routeTable'
import { tableOf } from './tableOf'

/** A path of a route, with a value for each parameter. */
const examplePath = (path: string, value = (name: string) => `${name} 1/2`) =>
  path.replaceAll(/\{(\w+)\??\}/g, (_, name: string) => encodeURIComponent(value(name)))
const withoutOptional = (path: string) => path.replaceAll(/\/\{\w+\?\}/g, '')
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name as string)
const withoutRedirect = routeTable.filter(({ redirect }) => !redirect)

describe('the table of routes', () => {
  test('W-ROUTE-2 W-CON-3 is that of the applications, each with its marks: generateRoutes.ts writes it', () => {
    assert.deepEqual(routeTable, tableOf(applications))
    assert.equal(routeTable.length, 417)
    assert.equal(new Set(routeTable.map(({ application }) => application)).size, 15)
  })

  test('has nothing else of the pages, and at most 8 KiB after brotli', async () => {
    const text = await readFile(new URL('./routeTable.ts', import.meta.url), 'utf8')
    assert.ok(brotliCompressSync(text).length < 8 * 1024)
    assert.doesNotMatch(text, /\p{Script=Han}/u)
  })

  test('W-ROUTE-2 every path leads to its own route, with the values of its parameters', () => {
    for (const { path } of withoutRedirect) {
      const { match } = resolveAddress(`#${examplePath(path)}`)
      assert.equal(match?.route.path, path)
      const expected = Object.fromEntries(namesIn(path).map((name) => [name, `${name} 1/2`]))
      assert.deepEqual(match?.parameters, expected, path)
    }
  })

  test('W-ROUTE-3 an optional parameter may be absent, any other may not', () => {
    const optional = withoutRedirect.filter(({ path }) => path.includes('?}'))
    assert.ok(optional.length >= 8)
    for (const { path } of optional)
      assert.deepEqual(resolveAddress(`#${examplePath(withoutOptional(path))}`).match, {
        route: routeTable.find((route) => route.path === path),
        parameters: {},
      })
    assert.equal(resolveAddress('#/notice/system/detail').match, undefined)
    assert.equal(resolveAddress('#/applets-lottery/add').match?.route.path, '/applets-lottery/add/{id?}')
  })

  test('W-ROUTE-4 W-ROUTE-6 of the merchant settings only /PowerMenuConfig requires a login', () => {
    const marked = routeTable.filter(({ application, auth }) => application === 'merchant' && auth)
    assert.deepEqual(
      marked.map(({ path }) => path),
      ['/PowerMenuConfig'],
    )
    assert.equal(routeTable.filter(({ auth }) => auth).length, 57)
  })

  test('W-AUTH-2 themed routes require a login too', () => {
    const themed = routeTable.filter(({ theme }) => theme)
    assert.equal(themed.length, 36)
    assert.ok(themed.every(({ auth }) => auth))
  })

  test('W-GATE-1 W-GATE-2 25 pages of 28 routes are behind the gate; two of enterprise messaging are not', () => {
    const gated = routeTable.filter(({ gate }) => gate)
    assert.deepEqual([gated.length, gated.filter(({ kind }) => kind).length], [28, 25])
    assert.ok(gated.every(({ application }) => application === 'wecom'))
    const open = routeTable.filter(({ application, gate }) => application === 'wecom' && !gate)
    const paths = open.map(({ path }) => path)
    assert.deepEqual(paths, [
      '/company-wx/HotelServiceBespeak',
      '/company-wx/HotelServiceFeedback',
      '/wecom/corpAuth',
    ])
  })

  test('W-ROUTE-7 add, edit and copy render the same screen', () => {
    for (const [screen, count] of [
      ['postage-config-form', 3],
      ['ticket-normalnew-form', 3],
      ['validcard-form', 3],
    ] as const) {
      const routes = routeTable.filter(({ sameScreenAs }) => sameScreenAs === screen)
      assert.deepEqual([routes.length, new Set(routes.map(({ kind }) => kind)).size], [count, 1])
    }
    assert.equal(routeTable.filter(({ sameScreenAs }) => sameScreenAs).length, 9)
  })

  test('W-ROUTE-8 W-ROUTE-10 props of parameters, and the name of a route, are marks', () => {
    const marked = routeTable.filter(({ propsFromParams }) => propsFromParams)
    assert.deepEqual(
      marked.map(({ path }) => path),
      ['/PowerMenuConfig', '/pass/delivery-edit'],
    )
    assert.equal(routeTable.find(({ name }) => name === 'meetingRoomOrder')?.path, '/meeting-room/order')
    const pageAt = (hash: string) => {
      const { match, path, query } = resolveAddress(hash)
      assert.ok(match)
      return withProps({ ...match, path, query, generation: 0 }).parameters
    }
    assert.deepEqual(pageAt('#/pass/delivery-edit?deliveryId=7'), { deliveryId: '7' })
    assert.deepEqual(pageAt('#/printer-manage/list?id=7'), {})
  })

  test('W-ROUTE-9 each redirect leads to its target, and the query goes along', () => {
    const redirects = routeTable.filter(({ redirect }) => redirect)
    assert.equal(redirects.length, 12)
    for (const { path, redirect = '' } of redirects) {
      const target = resolveAddress(`#${path}?a=1`)
      assert.deepEqual([target.path, target.query], [redirect, '?a=1'])
      assert.equal(withoutOptional(target.match?.route.path ?? ''), redirect)
    }
    assert.equal(resolveAddress('').path, '/dashboard')
  })

  test('W-ROUTE-12 the restaurant has reservations, dish classes, settings and order distribution', () => {
    const paths = routeTable
      .filter(({ application }) => application === 'restaurant')
      .map(({ path }) => path)
      .join(' ')
    for (const word of [/book/i, /class/i, /setting|config/i, /order-distribution/]) assert.match(paths, word)
  })
})

describe('addresses', () => {
  test('W-ROUTE-11 the hash is read as path and query, whatever somebody writes', () => {
    assert.deepEqual(readHash('#/a/b?c=1?2#3'), { path: '/a/b', query: '?c=1?2#3' })
    assert.deepEqual(readHash('#a?'), { path: '/a', query: '' })
    assert.deepEqual(readHash(''), { path: '/', query: '' })
    assert.equal(writeHash(readHash('#/a?b=1')), '#/a?b=1')
    assert.equal(resolveAddress('#/notice/system/detail/%E0%A4').match?.parameters.id, '%E0%A4')
    assert.equal(resolveAddress('#/printer-manage/list/').match?.route.path, '/printer-manage/list')
  })

  test('a route is filled with the values of a row', () => {
    assert.equal(fillRoute('/edit/{id}', { id: 'a/b 1' }), '/edit/a%2Fb%201')
    assert.equal(fillRoute('/list/{type?}', {}), '/list')
  })
})
