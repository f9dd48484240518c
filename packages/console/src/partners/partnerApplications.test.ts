import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getPage } from '@ebkit/core/page'
import { resolveAddress } from '../routes/resolveAddress'
import type { PartnerApplication } from './PartnerApplication'
import { $partnerApplications, registerApplication, takeRegistered } from './partnerApplications'
import { partnerMenu } from './partnerMenu'

const mount = () => {}
const stamps = (title: string): PartnerApplication => ({
  name: 'stamps',
  title: { zh: title, en: 'Stamps' },
  routes: [
    { path: '/stamps/{type?}', title: '集章卡', mount },
    { path: '/stamps/edit/{id}', title: '修改', mount },
    { path: '/stamps-secret', title: '不在菜单', hidden: true, mount },
  ],
})
const slot = Symbol.for('ebkit.console.1')
const page = globalThis as unknown as Record<symbol, { push(application: unknown): void }>

test('W-CON-3 applications that wait are taken, later ones at once; the last of a name counts', () => {
  page[slot] = [stamps('旧')] as (typeof page)[symbol]
  takeRegistered()
  page[slot]?.push(stamps('集章'))
  const menu = partnerMenu($partnerApplications.get(), 'zh')
  assert.deepEqual(
    menu.map(({ title, groups }) => [
      title,
      groups.flatMap(({ pages }) => pages.map(({ address }) => address)),
    ]),
    [['集章', ['/stamps']]],
  )
  assert.equal(partnerMenu($partnerApplications.get(), 'en')[0]?.title, 'Stamps')
  const { match } = resolveAddress('#/stamps/edit/7?a=1')
  assert.deepEqual([match?.route.application, match?.parameters], ['stamps', { id: '7' }])
})

const titleRule = "a text, or { zh: '…', en: '…' }, of which zh is required"

test('applications that cannot be used are reported and left out', () => {
  const before = $partnerApplications.get()
  const [route] = stamps('').routes
  for (const [given, problem] of [
    [
      undefined,
      'name undefined is not a name: it begins with a letter, and has letters, digits and hyphens only',
    ],
    [{ ...stamps('集章'), name: 'tickets' }, 'tickets is an application of the console'],
    [{ ...stamps('集章'), title: { en: 'Stamps' } }, `stamps has no title: ${titleRule}`],
    [{ ...stamps('集章'), routes: [] }, 'stamps has no routes: a list of { path, title, mount }'],
    ...['stamps', '/stamps/:id', '/stamps/'].map(
      (path) =>
        [
          { ...stamps('集章'), routes: [{ ...route, path }] },
          `path ${path} is not a path: it begins with /, parts have letters, digits, hyphens, dots and underscores, and parameters stand in braces: /stamps/edit/{id}`,
        ] as const,
    ),
    [
      { ...stamps('集章'), name: 'postcards', routes: [{ ...route, path: '/stamps/edit/{card}' }] },
      '/stamps/edit/{card} is a route of stamps already: choose another path',
    ],
    [
      {
        ...stamps('集章'),
        name: 'postcards',
        routes: [
          { ...route, path: '/postcards' },
          { ...route, path: '/postcards' },
        ],
      },
      '/postcards is a route of postcards already: choose another path',
    ],
    [
      { ...stamps('集章'), routes: [{ ...route, path: '/dashboard' }] },
      '/dashboard is a route of the console',
    ],
    [
      { ...stamps('集章'), routes: [{ ...route, mount: 1 }] },
      '/stamps/{type?} has no mount: a function that draws the page into an element',
    ],
  ] as const) {
    registerApplication(given as never)
    assert.equal(getPage().reports.at(-1)?.message, `EB.console.register: ${problem}`)
  }
  assert.equal($partnerApplications.get(), before)
})
