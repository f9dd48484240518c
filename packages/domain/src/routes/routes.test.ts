import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications } from '../applications'
import { matchRoute } from './matchRoute'
import { createMissingRights } from './missingRights'
import { createPageFinder } from './pageAt'

const routes = applications.flatMap((application) => application.routes)
const find = createPageFinder(applications)
const missingRights = createMissingRights(applications)
const missingAt = (address: string, ...codes: string[]) => {
  const found = find(address)
  assert.ok(found, address)
  return missingRights(found.page, codes)
}

describe('matchRoute', () => {
  const match = (address: string) => {
    const found = matchRoute(routes, address)
    return found && [found.route.path, found.parameters]
  }

  test('W-ROUTE-2 every route matches its own path, with any values for its parameters', () => {
    for (const { path } of routes) {
      const given: Record<string, string> = {}
      const address = path.replaceAll(/\{(\w+)\??\}/g, (_, name: string) => {
        given[name] = `值 ${name}/1`
        return encodeURIComponent(given[name])
      })
      assert.deepEqual(match(address), [path, given])
    }
  })

  test('W-ROUTE-3 an optional parameter may be missing, a required one may not', () => {
    assert.deepEqual(match('/invoice/edit'), ['/invoice/edit/{id?}', {}])
    assert.deepEqual(match('/invoice/edit/7'), ['/invoice/edit/{id?}', { id: '7' }])
    assert.equal(match('/invoice/edit/7/8'), undefined)
    assert.equal(match('/ticket/list'), undefined)
  })

  test('# and query are no part of the path, nor is a slash at the end; case is', () => {
    assert.deepEqual(match('#/notice/system/list?page=2#top'), ['/notice/system/list', {}])
    assert.deepEqual(match('/prepay-card-add'), ['/prepay-card-add/', {}])
    assert.equal(match('/Notice/system/list'), undefined)
    assert.deepEqual(match('/smallLife/ticket'), ['/smallLife/ticket', {}])
    assert.deepEqual(match('/SmallLifeTicket'), ['/SmallLifeTicket', {}])
  })

  test('a value that is no encoded text stays as it is', () => {
    assert.deepEqual(match('/ticket/list/100%'), ['/ticket/list/{type}', { type: '100%' }])
  })
})

describe('what an address opens', () => {
  test('W-ROUTE-9 a redirect opens the page of its target', () => {
    assert.equal(find('/')?.page.route, '/dashboard')
    for (const { path, redirect } of routes)
      if (redirect) assert.ok(find(path)?.page.route.startsWith(redirect), path)
  })
})

describe('the rights of pages', () => {
  test('W-AUTH-11 a page of rows needs the right to view them', () => {
    assert.deepEqual(missingAt('/printer-manage/list'), ['printer:view'])
    assert.deepEqual(missingAt('/printer-manage/list', 'printer:view'), [])
    assert.deepEqual(missingAt('/printer-manage/list', 'printer:edit'), [])
    assert.deepEqual(missingAt('/printer-manage/list', 'printer:delete', 'counter:*'), ['printer:view'])
    assert.deepEqual(missingAt('/postage-config/edit/7'), ['postageTemplate:view'])
    assert.deepEqual(missingAt('/filemanager', 'file:upload'), ['file:view'])
  })

  test('W-AUTH-11 a report or dashboard needs those of all its sources', () => {
    assert.deepEqual(missingAt('/brand-data'), ['orderFact:view'])
    assert.deepEqual(missingAt('/showgmv', 'orderFact:view'), ['pageVisit:view', 'salesTarget:view'])
    assert.deepEqual(missingAt('/showgmv', 'orderFact:view', 'pageVisit:view', 'salesTarget:view'), [])
  })

  test('W-AUTH-11 a layout or a guide needs that of one page of its own', () => {
    assert.deepEqual(missingAt('/miniStore'), ['channelProduct:view', 'qualification:view'])
    assert.deepEqual(missingAt('/miniStore', 'qualification:view'), [])
    assert.deepEqual(missingAt('/wx/help', 'printer:view'), ['wxMenu:view', 'wxAccount:view'])
    assert.deepEqual(missingAt('/wx/help', 'wxAccount:view'), [])
  })

  test('everybody may open the first page, and pages without rows of their own', () => {
    for (const address of ['/', '/dashboard', '/ihg', '/admin/channelSelect'])
      assert.deepEqual(missingAt(address), [], address)
  })

  test('every other page needs a right, and the role that may everything opens all', () => {
    const pages = applications.flatMap((application) => application.pages)
    const open = pages.filter((page) => missingRights(page, []).length === 0).map(({ route }) => route)
    assert.deepEqual(open, ['/ihg', '/admin/channelSelect', '/dashboard', '/eagle-eye'])
    assert.deepEqual(
      pages.filter((page) => missingRights(page, ['*:view']).length > 0),
      [],
    )
  })
})
