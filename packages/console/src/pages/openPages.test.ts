import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Browser, createOpenPages } from './openPages'
import { createPageAddress } from './pageAddress'

/** A browser with a history. */
function createBrowser(first = '') {
  const entries = [first]
  let listeners: (() => void)[] = []
  const browser: Browser = {
    hash: () => entries.at(-1) ?? '',
    write(hash, isNew) {
      if (!isNew) entries.pop()
      entries.push(hash)
    },
    listen(listener) {
      listeners.push(listener)
      return () => {
        listeners = listeners.filter((one) => one !== listener)
      }
    },
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    browser,
    entries,
    back() {
      entries.pop()
      tell()
    },
    link(hash: string) {
      entries.push(hash)
      tell()
    },
    listening: () => listeners.length,
  }
}

function open(first?: string) {
  const window = createBrowser(first)
  const pages = createOpenPages(window.browser)
  const stop = pages.start()
  const paths = () => pages.$pages.get().pages.map(({ path }) => path)
  return { ...window, pages, stop, paths, shown: () => pages.$pages.get().shown }
}

const list = '/printer-manage/list'

describe('open pages', () => {
  test('a page that leads on by itself closes, and the way back leads past it; one in the background only closes', () => {
    const { entries, paths, shown, link, back, pages } = open()
    link('#/equity/')
    pages.replace('/equity/', '/equity/list?list.page=2')
    assert.deepEqual([paths(), shown()], [['/dashboard', '/equity/list'], '/equity/list'])
    assert.deepEqual(entries, ['#/dashboard', '#/equity/list?list.page=2'])
    back()
    assert.equal(shown(), '/dashboard')
    pages.replace('/equity/list', list)
    assert.deepEqual([paths(), shown(), entries], [['/dashboard'], '/dashboard', ['#/dashboard']])
  })

  test('W-ROUTE-9 W-ROUTE-11 the hash says which page is shown; a redirect leaves no entry in the history', () => {
    const { entries, paths, shown, link } = open()
    assert.deepEqual([entries, shown()], [['#/dashboard'], '/dashboard'])
    link(`#${list}?list.page=2`)
    assert.deepEqual([paths(), shown()], [['/dashboard', list], list])
    link('#/tiktok')
    assert.equal(shown(), '/tiktok/poi')
    assert.equal(entries.at(-1), '#/tiktok/poi')
  })

  test('a page that is open already is shown again, with the query that is asked for', () => {
    const { pages, paths, back } = open()
    pages.go(`${list}?list.page=2`)
    pages.go('/dashboard')
    pages.go(list)
    assert.equal(paths().length, 2)
    assert.equal(pages.$pages.get().pages[1]?.query, '')
    back()
    back()
    assert.equal(pages.$pages.get().pages[1]?.query, '?list.page=2')
  })

  test('two rows are two pages; a path that leads nowhere opens none', () => {
    const { pages, paths, shown } = open()
    pages.go('/notice/system/detail/1')
    pages.go('/notice/system/detail/2')
    pages.go('/nowhere')
    assert.equal(shown(), '/nowhere')
    assert.deepEqual(paths(), ['/dashboard', '/notice/system/detail/1', '/notice/system/detail/2'])
    assert.deepEqual(pages.$pages.get().pages[2]?.parameters, { id: '2' })
  })

  test('closing shows the page beside it; the home page stays; a page that is not shown just goes', () => {
    const { pages, paths, shown, entries } = open()
    for (const path of [list, '/comment/list', '/linkinfo']) pages.go(path)
    pages.close('/linkinfo')
    assert.deepEqual([shown(), entries.at(-1)], ['/comment/list', '#/comment/list'])
    pages.close(list)
    assert.equal(shown(), '/comment/list')
    pages.close('/dashboard')
    assert.deepEqual(paths(), ['/dashboard', '/comment/list'])
  })

  test('of more than twelve pages the one that was not shown for the longest time closes, unless it has changes', () => {
    const { pages, paths } = open()
    for (let id = 1; id <= 11; id++) pages.go(`/notice/system/detail/${id}`)
    pages.setDirty('/notice/system/detail/1', true)
    pages.go('/notice/system/detail/12')
    assert.equal(paths().length, 12)
    assert.ok(paths().includes('/notice/system/detail/1'))
    assert.ok(!paths().includes('/notice/system/detail/2'))
  })

  test('a page’s widgets keep their state in its query, and hear of the way back', () => {
    const { pages, entries, back } = open(`#${list}`)
    const address = createPageAddress(pages, list)
    let heard = 0
    const stop = address.listen(() => heard++)
    address.replace('?list.page=3')
    assert.deepEqual([entries.at(-1), heard], [`#${list}?list.page=3`, 0])
    pages.setQuery(list, '?list.page=3&id=1', true)
    assert.deepEqual([entries.length, heard], [2, 1])
    back()
    assert.deepEqual([address.search(), heard], ['?list.page=3', 2])
    pages.go('/dashboard')
    address.replace('?list.page=4')
    assert.equal(entries.at(-1), '#/dashboard', 'a page that is not shown leaves the address alone')
    stop()
  })

  test('renewing a page forgets its changes and its title; stopping leaves nothing behind', () => {
    const { pages, stop, listening } = open(`#${list}`)
    pages.setDirty(list, true)
    pages.setTitle(list, 'a row')
    pages.renew()
    assert.deepEqual(
      pages.$pages.get().pages.map(({ generation, isDirty, title }) => [generation, isDirty, title]),
      [[1, false, undefined]],
    )
    stop()
    assert.equal(listening(), 0)
  })
})
