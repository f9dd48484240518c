import { expect } from '@playwright/test'
import type { CountedSteps, Hand } from './CountedSteps'
import { json } from './jsonAttribute'
import type { Place } from './Place'
import { picture } from './pictures'

/** One of the ten jobs, done on an element from a page that is just open. */
export interface WalkedJob {
  /** As the table calls it. */
  readonly name: string
  readonly tag: string
  readonly markup: string
  /** Waits until a person can begin. */
  readonly shown: (it: Place) => Promise<unknown>
  readonly walk: Readonly<Record<Hand, Walk>>
  /** It is done. */
  readonly isDone: (it: Place) => Promise<unknown>
}

type Walk = (it: Place, steps: CountedSteps) => Promise<void>

/** Mouse and touch go the same way. */
const alike = (walk: Walk, keyboard: Walk): WalkedJob['walk'] => ({ mouse: walk, touch: walk, keyboard })

const entriesOf = (it: Place, name: string) =>
  it.page.evaluate(
    (wanted) => new FormData(document.querySelector('form') as HTMLFormElement).getAll(wanted),
    name,
  )

const printers = `<eb-data-list resource="merchant-api/printer" row-key="printerId" columns='${json([
  { name: 'printerName', header: '打印机', searchable: true, editable: true },
  {
    name: 'connectType',
    header: '连接方式',
    filterable: true,
    options: [
      { value: 'CLOUD', label: '云打印' },
      { value: 'WIFI', label: '局域网' },
    ],
  },
])}'></eb-data-list>`
const rows = (it: Place) => it.inside('[role=row][data-key]')
const listShown = async (it: Place) => {
  await expect(rows(it).first()).toBeVisible()
  await it.settled()
}
const nameCell = (it: Place) => rows(it).first().locator('[role=gridcell]').first()
async function rename(it: Place, steps: CountedSteps): Promise<void> {
  await expect(nameCell(it).locator('input')).toBeFocused()
  // Another name each time: the same one is not saved.
  await steps.type(`改${Date.now()}`)
  await steps.keys('Enter')
}
const filterButton = (it: Place) => it.element.getByRole('button', { name: '连接方式' }).first()
const cloudFilter = (it: Place) => it.inside('.eb-filter label').filter({ hasText: '云打印' })
const entry = (it: Place, name: string) => it.inside('[part=files] [data-key]').filter({ hasText: name })

export const jobs: readonly WalkedJob[] = [
  {
    name: 'choose a product',
    tag: 'eb-product-picker',
    markup: '<eb-product-picker name="gifts"></eb-product-picker>',
    shown: (it) => it.sees('[part=button]'),
    walk: alike(
      async (it, steps) => {
        await steps.press('button', it.part('button'))
        await steps.press('row', it.dialog.locator('[part=choose]').first())
        await steps.press('OK', it.dialog.locator('[part=confirm]'))
      },
      async (it, steps) => {
        await steps.reach(it.part('button'))
        await steps.keys('Enter')
        await expect(it.dialog.locator('[part=choose]').first()).toBeVisible()
        await expect(it.dialog.getByRole('searchbox')).toBeFocused()
        await steps.keys('ArrowDown', 'Enter', 'Control+Enter')
      },
    ),
    isDone: (it) => expect.poll(() => entriesOf(it, 'gifts')).toHaveLength(1),
  },
  {
    name: 'pick a stay',
    tag: 'eb-date-range',
    markup: '<eb-date-range name="stay" nights default-month="2026-12"></eb-date-range>',
    shown: (it) => it.sees('[part=button]'),
    walk: alike(
      async (it, steps) => {
        const day = (date: string) => it.inside(`[data-day="${date}"]`)
        await steps.press('field', it.part('button'))
        await steps.press('start', day('2026-12-03'))
        await steps.press('end', day('2026-12-06'))
        await steps.press('OK', it.part('apply'))
      },
      async (it, steps) => {
        await steps.reach(it.part('start'))
        await steps.type('2026-12-03')
        await steps.reach(it.part('end'))
        await steps.type('2026-12-06')
        await steps.keys('Enter')
      },
    ),
    isDone: (it) => expect.poll(async () => (await entriesOf(it, 'stay-end'))[0]).toMatch(/^\d{4}-/),
  },
  {
    name: 'upload a file',
    tag: 'eb-uploader',
    markup: '<eb-uploader name="papers" accept=".png"></eb-uploader>',
    shown: (it) => it.sees('[part~=add]'),
    walk: alike(
      (it, steps) => steps.file(() => steps.press('button', it.part('add')), picture),
      async (it, steps) => {
        await steps.reach(it.part('add'))
        await steps.file(() => steps.keys('Enter'), picture)
      },
    ),
    isDone: (it) => expect.poll(() => entriesOf(it, 'papers'), { timeout: 40_000 }).toHaveLength(1),
  },
  {
    name: 'move a file into a folder',
    tag: 'eb-file-explorer',
    markup: '<eb-file-explorer></eb-file-explorer>',
    shown: async (it) => {
      await expect(entry(it, it.hotel.picture)).toBeVisible()
      await it.sees('[part=toolbar]')
    },
    walk: {
      mouse: (it, steps) => steps.drag('drag', entry(it, it.hotel.picture), entry(it, it.hotel.folder)),
      async touch(it, steps) {
        await steps.rest('rest on the file', entry(it, it.hotel.picture))
        await steps.press('移动到', it.inside('[part=actions]').getByRole('button', { name: '移动到' }))
        await steps.press('folder', it.dialog.getByRole('treeitem', { name: it.hotel.folder }))
        await steps.press(
          '移动到「客房」',
          it.dialog.getByRole('button', { name: `移动到「${it.hotel.folder}」` }),
        )
      },
      async keyboard(it, steps) {
        await steps.reach(it.inside('[part=files]'))
        await steps.moveTo(entry(it, it.hotel.picture), 'ArrowRight')
        await steps.keys('Control+x')
        await steps.moveTo(entry(it, it.hotel.folder), 'ArrowLeft')
        await steps.keys('Enter')
        await expect(entry(it, it.hotel.paper)).toBeVisible()
        await steps.keys('Control+v')
      },
    },
    async isDone(it) {
      await expect(it.element).toContainText('文件已转移')
      // For who moves it next.
      await it.press('message-action')
      await expect(it.element).toContainText('已移回原处')
    },
  },
  {
    name: 'crop a picture',
    tag: 'eb-image-cropper',
    markup: '<eb-image-cropper name="cover" no-upload></eb-image-cropper>',
    shown: (it) => it.sees('[part=button]'),
    walk: alike(
      async (it, steps) => {
        await steps.press('button', it.part('button'))
        await steps.file(() => steps.press('choose', it.dialog.locator('[part=choose]').first()), picture)
        await expect(it.dialog.locator('[part=box]')).toBeVisible({ timeout: 40_000 })
        await steps.press('OK', it.dialog.locator('[part=confirm]'))
      },
      async (it, steps) => {
        await steps.reach(it.part('button'))
        await steps.keys('Enter')
        await expect(it.dialog.locator('[part=choose] input')).toBeFocused()
        await steps.file(() => steps.keys('Enter'), picture)
        await expect(it.dialog.locator('[part=box]')).toBeFocused({ timeout: 40_000 })
        await steps.keys('Control+Enter')
      },
    ),
    isDone: (it) => expect(it.inside('dialog[open]')).toHaveCount(0),
  },
  {
    name: 'fill in a form',
    tag: 'eb-data-form',
    markup: `<eb-data-form resource="merchant-api/printer" fields='${json([
      { name: 'printerName', label: '名称', type: 'string', required: true, maxLength: 20 },
      { name: 'copies', label: '份数', type: 'int', min: 1, max: 5 },
    ])}'></eb-data-form>`,
    shown: (it) => it.sees('[part=save]'),
    walk: alike(
      async (it, steps) => {
        await steps.press('name', it.inside('[data-field=printerName] input'))
        await steps.type('前台')
        await steps.press('copies', it.inside('[data-field=copies] input'))
        await steps.type('2')
        await steps.press('save', it.part('save'))
      },
      async (it, steps) => {
        await steps.reach(it.inside('[data-field=printerName] input'))
        await steps.type('前台')
        await steps.reach(it.inside('[data-field=copies] input'))
        await steps.type('2')
        await steps.reach(it.part('save'))
        await steps.keys('Enter')
      },
    ),
    isDone: (it) => expect.poll(() => saves(it)).toBe(1),
  },
  {
    name: 'edit in place',
    tag: 'eb-data-list',
    markup: printers,
    shown: listShown,
    walk: alike(
      async (it, steps) => {
        await steps.pressTwice('cell', nameCell(it))
        await rename(it, steps)
      },
      async (it, steps) => {
        await steps.reach(nameCell(it))
        await steps.keys('F2')
        await rename(it, steps)
      },
    ),
    isDone: (it) => expect.poll(() => saves(it)).toBe(1),
  },
  {
    name: 'filter a list',
    tag: 'eb-data-list',
    markup: printers,
    shown: listShown,
    walk: {
      async mouse(it, steps) {
        await steps.press('filter', filterButton(it))
        await steps.press('value', cloudFilter(it))
      },
      async touch(it, steps) {
        await steps.press('filters', it.inside('.eb-data-list__phone').first())
        await steps.press('filter', filterButton(it))
        await steps.press('value', cloudFilter(it))
      },
      async keyboard(it, steps) {
        await steps.reach(filterButton(it))
        await steps.keys('Enter')
        await expect(cloudFilter(it)).toBeVisible()
        await steps.reach(cloudFilter(it))
        await steps.keys('Space')
      },
    },
    isDone: (it) => expect(filterButton(it)).toContainText('云打印'),
  },
  {
    name: 'rate',
    tag: 'eb-satisfaction',
    markup: '<eb-satisfaction manual page-key="/walk" page-name="前台"></eb-satisfaction>',
    shown: (it) => it.sees('[part=tab] button'),
    walk: alike(
      async (it, steps) => {
        await steps.press('tab', it.inside('[part=tab] button').last())
        await steps.press('star', it.dialog.locator('[part=stars] input[type=radio]').last().locator('..'))
        await steps.press('submit', it.dialog.locator('[part=submit]'))
      },
      async (it, steps) => {
        await steps.reach(it.inside('[part=tab] button').last())
        await steps.keys('Enter')
        await steps.reach(it.dialog.locator('[part=stars]'))
        // From the first star to the last one, round the end.
        await steps.keys('ArrowLeft')
        await steps.reach(it.dialog.locator('[part=submit]'))
        await steps.keys('Enter')
      },
    ),
    isDone: (it) => expect(it.dialog.locator('[part=submit]')).toHaveCount(0),
  },
  {
    name: 'search a list',
    tag: 'eb-data-list',
    markup: printers,
    shown: listShown,
    walk: alike(
      async (it, steps) => {
        await steps.press('search', it.inside('[role=searchbox]'))
        await steps.type('zzzz')
      },
      async (it, steps) => {
        await steps.reach(it.inside('[role=searchbox]'))
        await steps.type('zzzz')
      },
    ),
    isDone: (it) => expect(rows(it)).toHaveCount(0),
  },
]

/** Saves that have reached the gateway since the page was opened. */
const saves = async (it: Place) =>
  it.proxy.requests.filter(({ method, path }) => method === 'POST' && /\/printer\/(save|update)/.test(path))
    .length
