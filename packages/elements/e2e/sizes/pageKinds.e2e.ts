import { shareOf } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { pageKindBudget } from '../../../../scripts/build/budgets.mjs'
import { settled } from '../../../console/e2e/support/settled'
import { records } from '../records'
import { expect, test } from '../support/test'
import { countLoaded, sizeOf } from './loadedBytes'

interface Opened {
  readonly route: string
  /** The elements whose parts it shows: their files have budgets of their own. */
  readonly shows: readonly string[]
}

/** A page of each kind. Pages of the kind `layout` only hold others. */
const kinds: Readonly<Record<string, Opened>> = {
  list: { route: '/ticket/binding/list', shows: ['eb-data-list'] },
  form: { route: '/postage-config/add', shows: ['eb-data-form'] },
  detail: { route: '/withdraw/detail', shows: [] },
  settings: { route: '/equity-config', shows: ['eb-data-form', 'eb-rich-text'] },
  // the form of a row comes with the first row that is opened
  tree: { route: '/power/department-list', shows: [] },
  // what stands in a calendar or on a board is drawn as in cells of lists
  calendar: { route: '/validcard/reservation-inventory', shows: ['eb-select', 'eb-data-list'] },
  board: { route: '/meeting-ticket/board', shows: ['eb-select', 'eb-date-range', 'eb-data-list'] },
  report: { route: '/ticket-report', shows: ['eb-data-list', 'eb-date-range'] },
  dashboard: { route: '/showgmv', shows: ['eb-data-list'] },
  import: { route: '/prepay-card-add/edit-import', shows: ['eb-uploader', 'eb-data-form'] },
  help: { route: '/applets/help', shows: [] },
  frame: { route: '/ihg', shows: ['eb-frame'] },
}

/** ECharts, which reports and dashboards draw with, is a library with a file of its own. */
const isLibrary = (file: string) => file === 'charts.js'

test.skip(({ elementSource }) => elementSource !== 'script tag', 'sizes are those of the script tag')

type OpenPage = (language: 'zh', markup: string) => Promise<void>

/** The files of elements on a page of their own. */
async function filesOfElements(page: Page, openPage: OpenPage, tags: readonly string[]) {
  const shown = records.filter(({ tag }) => tags.includes(tag))
  expect(shown).toHaveLength(tags.length)
  const loaded = countLoaded(page)
  await openPage('zh', shown.map(({ markup }) => markup((chinese) => chinese)).join(''))
  await page.evaluate(() => EB.ready())
  return (await loaded.untilQuiet()).files
}

for (const [kind, { route, shows }] of shareOf(Object.entries(kinds), 6, 'sizes of page kinds')) {
  test(`a page of the kind ${kind} loads at most ${pageKindBudget} KiB beyond the console's first page and its elements`, async ({
    page,
    signIn,
    openPage,
  }) => {
    const known = new Set(shows.length ? await filesOfElements(page, openPage, shows) : [])
    await signIn('zh')
    const first = countLoaded(page)
    await page.goto('/')
    await settled(page, '/dashboard')
    for (const file of (await first.untilQuiet()).files) known.add(file)
    const opened = countLoaded(page)
    await page.goto(`/#${route}`)
    await settled(page, route)
    const { files } = await opened.untilQuiet()
    const own = files.filter((file) => !known.has(file) && !isLibrary(file))
    const kib = own.reduce((sum, file) => sum + sizeOf(file), 0) / 1024
    expect(kib, own.join(', ')).toBeLessThanOrEqual(pageKindBudget)
  })
}
