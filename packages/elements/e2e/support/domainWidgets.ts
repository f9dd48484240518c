import type { TestGateway } from '@ebkit/testing'
import { expect } from '@playwright/test'
import { records } from '../records'
import type { CountedSteps, Hand } from './CountedSteps'
import { json } from './jsonAttribute'
import type { Place } from './Place'
import { pickersWithRules } from './pickersWithRules'

/** The main use of a widget, done by one hand. */
export interface HandJob {
  readonly tag: `eb-${string}`
  readonly markup: string
  /** What there has to be, once the element stands in its page. */
  prepare?(it: Place, gateway: TestGateway): unknown
  shown(it: Place): Promise<unknown>
  readonly by: Readonly<Record<Exclude<Hand, 'mouse'>, (it: Place, steps: CountedSteps) => Promise<unknown>>>
  isDone(it: Place): Promise<unknown>
}

const answer = (it: Place, match: string, data: unknown) =>
  it.proxy.inject({ match, fault: 'json', body: { code: 0, data }, times: 1 })

/** A press of one button: by a finger, or by Tab and Enter. */
const pressed = (find: (it: Place) => ReturnType<Place['part']>): HandJob['by'] => ({
  touch: (it, steps) => steps.press('button', find(it)),
  async keyboard(it, steps) {
    await steps.reach(find(it))
    await steps.keys('Enter')
  },
})

/** Does something that saves a file, and waits for the file. */
const saving = (by: HandJob['by'], name: RegExp): HandJob['by'] => {
  const with_ = (hand: keyof HandJob['by']) => async (it: Place, steps: CountedSteps) => {
    const download = it.page.waitForEvent('download')
    await by[hand](it, steps)
    expect((await download).suggestedFilename()).toMatch(name)
  }
  return { touch: with_('touch'), keyboard: with_('keyboard') }
}

/** Does something that opens a page, and closes that page. */
const opening = (by: HandJob['by']): HandJob['by'] => {
  const with_ = (hand: keyof HandJob['by']) => async (it: Place, steps: CountedSteps) => {
    const page = it.page.waitForEvent('popup')
    await by[hand](it, steps)
    await (await page).close()
  }
  return { touch: with_('touch'), keyboard: with_('keyboard') }
}

const entry = (it: Place, name: string) =>
  it.page.evaluate(
    (name) => String(new FormData(document.querySelector('form') as HTMLFormElement).get(name)),
    name,
  )

const code = { qrUrl: 'https://example.com/refund?order=1', alertMsg: '' }
const picture = { showUrl: '/pictures/products/boat.svg', jumpUrl: '' }
const nodes = [
  { menuId: 1, menuName: '1', subList: [{ menuId: 11, menuName: '2', menuType: 2, permission: 'a:view' }] },
  { menuId: 2, menuName: '3', subList: [{ menuId: 21, menuName: '4', menuType: 2, permission: 'b:view' }] },
]

const picked = (tag: 'eb-category-picker' | 'eb-restaurant-picker'): HandJob => ({
  tag,
  markup: `<${tag} name="chosen"></${tag}>`,
  prepare: (it, gateway) => pickersWithRules.find((picker) => picker.tag === tag)?.seed?.(gateway, it.hotel),
  shown: (it) => it.sees('[part=button]'),
  by: {
    async touch(it, steps) {
      await steps.press('button', it.part('button'))
      await steps.press('row', it.dialog.locator('[part=choose]:not([aria-disabled])').first())
      await steps.press('OK', it.dialog.locator('[part=confirm]'))
    },
    async keyboard(it, steps) {
      await steps.reach(it.part('button'))
      await steps.keys('Enter')
      await expect(it.dialog.locator('[part=choose]').first()).toBeVisible()
      await expect(it.dialog.getByRole('searchbox')).toBeFocused()
      await steps.keys('ArrowDown')
      await steps.reach(it.dialog.locator('[part=choose]:not([aria-disabled])').first(), 'ArrowDown')
      await steps.keys('Enter', 'Control+Enter')
    },
  },
  async isDone(it) {
    await it.sees('[part=summary]')
    await expect.poll(() => entry(it, 'chosen')).toMatch(/^(?:TC|DISH)/)
  },
})

/** The domain widgets, each with its main use by a finger and by the keyboard alone. */
export const handJobs: readonly HandJob[] = [
  picked('eb-category-picker'),
  picked('eb-restaurant-picker'),
  {
    tag: 'eb-wecom-gate',
    markup: '<eb-wecom-gate contact="https://example.com/"><p>1</p></eb-wecom-gate>',
    prepare: (it) => answer(it, '/wechat-api/eb/work_auth', true),
    shown: (it) => it.sees('[part=apply]'),
    by: pressed((it) => it.part('apply')),
    isDone: (it) => expect.poll(() => it.page.url()).toContain('#/wecom/corpAuth'),
  },
  {
    tag: 'eb-applet-authorization',
    markup: '<eb-applet-authorization></eb-applet-authorization>',
    async prepare(it) {
      // The first question is answered by the gateway.
      await it.sees('[part=button]')
      const granted = { appletRegister: true, appletManager: true, platformRegister: true }
      answer(it, '/wxa-admin/admin/applet_status/authorization', granted)
      answer(it, '/wxa-admin/admin/base_config/insert', null)
    },
    shown: (it) => it.sees('[part=button]'),
    by: opening(pressed((it) => it.part('button'))),
    isDone: (it) => expect(it.part('button')).toHaveText(/立即开通|Open now/),
  },
  {
    tag: 'eb-activity-banner',
    markup: '<eb-activity-banner hash="#/none"></eb-activity-banner>',
    async prepare(it) {
      const activityIntro = '<p style="height: 300px">1</p>'
      answer(it, '/activity-api', { activityTag: '1', activityIntro, imageList: [picture] })
      await it.call('reload')
    },
    shown: (it) => it.sees('[part=fold]'),
    by: {
      async touch(it, steps) {
        await steps.press('fold', it.part('fold'))
        await steps.press('picture', it.part('image'))
      },
      async keyboard(it, steps) {
        await steps.reach(it.part('fold'))
        await steps.keys('Enter')
        await steps.reach(it.part('image'))
        await steps.keys('Enter')
      },
    },
    async isDone(it) {
      await it.sees('[part=viewer]')
      await expect(it.part('fold')).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    tag: 'eb-refund-qr',
    markup: '<eb-refund-qr platform-order-id="1" member-id="8" is-refund></eb-refund-qr>',
    async prepare(it) {
      answer(it, '/payment-api', code)
      await it.call('show')
    },
    shown: (it) => it.sees('[part=code]'),
    by: saving(
      pressed((it) => it.part('download')),
      /\.png$/,
    ),
    async isDone(it) {
      await it.closeAll()
      await expect(it.dialog).toHaveCount(0)
    },
  },
  {
    tag: 'eb-qr-code',
    markup: '<eb-qr-code value="https://example.com/"></eb-qr-code>',
    shown: (it) => it.sees('[part=code]'),
    by: saving(
      pressed((it) => it.part('png')),
      /\.png$/,
    ),
    isDone: (it) => it.sees('[part=code]'),
  },
  {
    tag: 'eb-permission-tree',
    markup: `<eb-permission-tree name="rights" label="1" nodes='${json(nodes)}'></eb-permission-tree>`,
    shown: (it) => it.sees('[part=tree]'),
    by: {
      async touch(it, steps) {
        await steps.press('branch', it.inside('[data-id="1"] .eb-tree__toggle'))
        await steps.press('row', it.inside('[data-id="11"]'))
      },
      async keyboard(it, steps) {
        await steps.reach(it.inside('[data-id="1"]'))
        await steps.keys('ArrowRight', 'ArrowDown')
        await expect(it.inside('[data-id="11"]')).toBeFocused()
        await steps.keys('Space')
      },
    },
    isDone: (it) => expect.poll(() => entry(it, 'rights')).toBe('a:view'),
  },
  {
    tag: 'eb-frame',
    markup: '<eb-frame style="height: 300px" time-limit="300"></eb-frame>',
    async prepare(it) {
      it.proxy.inject({ match: '/pictures/products/hills.svg', fault: 'hold', times: 1 })
      await it.set('src', '/pictures/products/hills.svg')
    },
    shown: (it) => it.sees('[part=slow]'),
    by: pressed((it) => it.part('retry')),
    isDone: (it) => it.sees('.eb-frame__page--ready'),
  },
  {
    tag: 'eb-map-picker',
    markup: '<eb-map-picker name="place" label="1"></eb-map-picker>',
    shown: (it) => it.sees('.leaflet-tile-loaded svg'),
    by: {
      touch: (it, steps) => steps.press('map', it.part('map')),
      async keyboard(it, steps) {
        await steps.reach(it.part('map'))
        await steps.keys('ArrowRight', 'Enter')
      },
    },
    async isDone(it) {
      await it.sees('.eb-map-picker__marker')
      await expect.poll(() => entry(it, 'place-longitude')).toMatch(/^\d+\.\d+$/)
    },
  },
  {
    tag: 'eb-rich-text',
    markup: '<eb-rich-text name="detail" label="1"></eb-rich-text>',
    shown: (it) => it.sees('[part=text][contenteditable=true]'),
    by: {
      async touch(it, steps) {
        await steps.press('text', it.part('text'))
        await steps.press(
          'bold',
          it.inside('.eb-rich-text__tool:is([aria-label^="加粗"], [aria-label^="Bold"])'),
        )
        await steps.type('A1')
      },
      async keyboard(it, steps) {
        await steps.reach(it.part('text'))
        await steps.keys('Control+b')
        await steps.type('A1')
      },
    },
    isDone: (it) => expect.poll(() => entry(it, 'detail')).toBe('<p><strong>A1</strong></p>'),
  },
  {
    tag: 'eb-poster',
    markup:
      '<div id="of-page" style="width: 100px; height: 100px">1</div><eb-poster for="of-page" name="1"></eb-poster>',
    shown: (it) => it.sees('[part=button]'),
    by: saving(
      pressed((it) => it.part('button')),
      /^1\.png$/,
    ),
    isDone: (it) => expect(it.part('message')).toHaveCount(0),
  },
]

/** How the suite knows them. */
export const domainRecords = records.filter(({ tag }) => handJobs.some((job) => job.tag === tag))
