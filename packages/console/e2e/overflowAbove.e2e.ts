import { applications, type ListPage } from '@ebkit/domain'
import { seedRows, shareOf } from '@ebkit/testing'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { untilAtRest } from '../../../examples/e2e/support/untilAtRest'
import { fittingWindows, openWindow, overflowOf } from './support/overflow'
import { settled } from './support/settled'

const isSoak = Boolean(process.env.EB_SOAK)

/** Lists that have rows in a gateway of tests. */
const filled = ['/printer-manage/list', '/postage-config/list', '/comment/list', '/ticket/list/all']

/** One in 32 of the others that need no row in their address; in the soak, whose gateway is filled, one in four. */
const lists = applications
  .flatMap(({ pages }) => pages)
  .filter((page): page is ListPage => page.kind === 'list' && !page.route.includes('{'))
  .filter(({ route }, index) => index % (isSoak ? 4 : 32) === 3 || filled.includes(route))

const shown = '.eb-page:not([hidden])'
const above = ':is(dialog:modal, :popover-open)'

const goTo = (page: Page, address: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `#${address}`)

/** Presses the first that is seen and not switched off. @returns whether there was one */
async function pressFirst(all: Locator): Promise<boolean> {
  const enabled = all.page().locator(':not([aria-disabled=true], :disabled)')
  const seen = all.and(enabled).filter({ visible: true })
  if (!(await seen.count())) return false
  await seen.first().click()
  return true
}

const firstRow = `${shown} [role=row][data-row="0"]`

const columns = 'the settings of columns'

/** What opens above a list, by name. Each says whether the list has it. */
const openers: Readonly<Record<string, (page: Page, list: ListPage) => Promise<boolean>>> = {
  async 'a new row'(page, { route, toolbar }) {
    if (!toolbar?.includes('create')) return false
    await goTo(page, `${route}?mode=add`)
    return true
  },
  'a row': (page) => pressFirst(page.locator(`${firstRow} .eb-data-list__title`)),
  'the menu of a row': (page) => pressFirst(page.locator(`${firstRow} .eb-data-list__more`)),
  async 'a filter'(page) {
    const chip = page.locator(`${shown} .eb-data-list__chip > button`).filter({ visible: true })
    if (!(await chip.count()))
      await pressFirst(page.locator(`${shown} .eb-data-list__tools .eb-data-list__phone`))
    return pressFirst(chip)
  },
  [columns]: (page) =>
    pressFirst(
      page.locator(`${shown} .eb-data-list__end`).getByRole('button', { name: /^(列设置|列|Columns)$/ }),
    ),
  'saved filters': (page) =>
    pressFirst(page.locator(`${shown} .eb-data-list__end`).getByRole('button', { name: /常用筛选|Saved/ })),
  async 'a question about many rows'(page, { bulkActions }) {
    if (!bulkActions?.some((action) => action === 'delete' || action === 'disable')) return false
    if (!(await pressFirst(page.locator(`${firstRow} input[type=checkbox]`)))) return false
    const bar = page.locator(`${shown} .eb-data-list__bulk button`)
    const wanted = /^(删除|停用|Delete|Disable)/
    if (await pressFirst(bar.filter({ hasText: wanted }))) return true
    // On a phone all but the first are in a menu.
    await pressFirst(page.locator(`${shown} .eb-data-list__bulk .eb-data-list__phone`))
    return pressFirst(page.getByRole('menuitem', { name: wanted }))
  },
}

/** Closes what is open above the page, the newest first. */
async function close(page: Page): Promise<void> {
  const open = page.locator(`.eb-shell ${above}`).filter({ visible: true })
  await expect(async () => {
    await page.keyboard.press('Escape')
    expect(await open.count()).toBe(0)
  }).toPass()
}

if (isSoak)
  test.beforeAll(async ({ servers }) => {
    test.setTimeout(1_800_000)
    await seedRows(servers.gateway, Number(process.env.EB_SEED_SCALE ?? 1))
  })

for (const window of shareOf(fittingWindows, 4, 'windows that drawers fit into'))
  test(`drawers, menus and questions fit into ${window.width} px, in ${window.language}`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(isSoak ? 1_800_000 : 180_000)
    await openWindow(page, window)
    await signIn('admin')
    await page.goto('/')
    const found: string[] = []
    const counts: Record<string, number> = {}
    for (const list of lists)
      for (const [name, open] of Object.entries(openers)) {
        await goTo(page, list.route)
        await settled(page, list.route)
        await untilAtRest(page)
        if (!(await open(page, list))) continue
        // Some rows open on a page of their own, which the test of pages opens.
        const isAbove = await page
          .locator(above)
          .first()
          .waitFor({ timeout: 2000 })
          .then(
            () => true,
            () => false,
          )
        await untilAtRest(page)
        if (isAbove) counts[name] = (counts[name] ?? 0) + 1
        found.push(...(await overflowOf(page)).map((problem) => `${list.route}, ${name}: ${problem}`))
        await close(page)
      }
    if (isSoak) console.log(JSON.stringify(counts))
    expect(found).toEqual([])
    // On a phone rows are cards, without columns.
    const all = Object.keys(openers).filter((name) => window.width > 640 || name !== columns)
    for (const name of all) expect(counts[name] ?? 0, name).toBeGreaterThan(0)
  })
