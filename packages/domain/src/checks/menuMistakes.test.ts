import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Application } from '../Application'
import { applications } from '../applications'
import type { MenuGroup } from '../menu/MenuGroup'
import { mustStandInMenu } from '../menu/standsInMenu'
import { createPageFinder } from '../routes/pageAt'
import { definitionsOf } from './definitions'
import { menuMistakes } from './menuMistakes'

/** The mistakes where the merchant application has another menu. */
const mistakesOf = (change: (menu: readonly MenuGroup[]) => readonly MenuGroup[]) =>
  menuMistakes(
    definitionsOf(
      applications.map((each: Application) =>
        each.name === 'merchant' ? { ...each, menu: change(each.menu) } : each,
      ),
    ),
  )

const withPage = (page: `/${string}`) =>
  mistakesOf(([first, ...others]) =>
    first ? [{ ...first, pages: [...first.pages, page] }, ...others] : others,
  )

describe('the menus', () => {
  test('every page that opens without a key stands in exactly one group', () => {
    const find = createPageFinder(applications)
    const routes = applications
      .flatMap(({ menu }) => menu)
      .flatMap(({ pages }) => pages.map((address) => find(address)?.page.route))
    assert.equal(new Set(routes).size, routes.length)
    const required = applications
      .flatMap(({ pages }) => pages)
      .filter(mustStandInMenu)
      .map(({ route }) => route)
    assert.ok(required.length > 200)
    assert.deepEqual(
      required.filter((route) => !routes.includes(route)),
      [],
    )
    assert.deepEqual(menuMistakes(definitionsOf(applications)), [])
  })

  test('a page that is missing, and a group without pages, are found', () => {
    assert.deepEqual(
      mistakesOf((menu) =>
        menu.map((group) => (group.name === 'comments' ? { ...group, pages: [] } : group)),
      ),
      [
        'merchant: menu: comments lacks a title or pages',
        'merchant: menu: /comment/config stands in no group',
        'merchant: menu: /comment/list stands in no group',
      ],
    )
  })

  test('a page that stands twice, or in the menu of another application, is found', () => {
    assert.deepEqual(withPage('/hotel-config'), ['merchant: menu: /hotel-config stands twice'])
    const another = 'merchant: menu: /pass/scenic-info is no page of this application'
    assert.deepEqual(withPage('/pass/scenic-info'), [another])
    assert.deepEqual(withPage('/nowhere'), ['merchant: menu: /nowhere is no page of this application'])
  })

  test('a form, a detail and a route without its parameter are found', () => {
    const needsKey = (route: string) => [`merchant: menu: ${route} needs a key`]
    assert.deepEqual(withPage('/postage-config/add'), needsKey('/postage-config/add'))
    assert.deepEqual(withPage('/notice/system/detail/7'), needsKey('/notice/system/detail/{id}'))
    assert.equal(withPage('/notice/system/detail').length, 1)
  })

  test('a ninth group is found', () => {
    const more = ['a', 'b', 'c', 'd'].map((name) => ({ name, title: { zh: name, en: name }, pages: [] }))
    assert.ok(mistakesOf((menu) => [...menu, ...more]).includes('merchant: menu: more than 8 groups'))
  })
})
