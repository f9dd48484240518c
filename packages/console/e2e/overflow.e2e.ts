import { applications } from '@ebkit/domain'
import { seedRows, shareOf } from '@ebkit/testing'
import { expect, test } from '../../../examples/e2e/support/test'
import { untilAtRest } from '../../../examples/e2e/support/untilAtRest'
import { fittingWindows, openWindow, overflowOf } from './support/overflow'
import { walkThrough } from './support/walk'

const isSoak = Boolean(process.env.EB_SOAK)

/** Pages of which something once stood outside the window, one of each kind: they are always opened. */
const known = [
  '/ticket/list/{type}',
  '/memberRegister',
  '/printer-manage/restaurant-setting',
  '/book-meeting-reserve',
]

/** One in twenty of the others; the soak opens all. */
const pages = applications
  .flatMap((application) => application.pages)
  .filter(({ route }, index) => isSoak || index % 20 === 7 || known.includes(route))

if (isSoak)
  test.beforeAll(async ({ servers }) => {
    test.setTimeout(1_800_000)
    await seedRows(servers.gateway, Number(process.env.EB_SEED_SCALE ?? 1))
  })

for (const window of shareOf(fittingWindows, 4, 'windows that pages fit into'))
  test(`pages fit into ${window.width} px, in ${window.language}`, async ({ page, signIn }) => {
    test.setTimeout(isSoak ? 1_200_000 : 120_000)
    await openWindow(page, window)
    await signIn('admin')
    await page.goto('/')
    const { data } = (await (await page.request.get('/api/session')).json()) as {
      data: { permissions: string[] }
    }
    const found: string[] = []
    const { pages: opened } = await walkThrough(page, pages, {
      permissions: data.permissions,
      isVisitOnly: true,
      onPage: async ({ route }) => {
        await untilAtRest(page)
        found.push(...(await overflowOf(page)).map((problem) => `${route}: ${problem}`))
      },
    })
    expect(found).toEqual([])
    expect(opened).toBe(pages.length)
  })

test('what does not fit is seen in what is open above the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent(`<main class="eb-shell">
      <button style="position: absolute; left: 380px; width: 80px">Below</button>
      <dialog style="width: 200px; overflow: hidden; padding: 0">
        <p style="margin: 0; white-space: nowrap">A text that is longer than the dialog is wide</p>
      </dialog></main>`)
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect(await overflowOf(page)).toEqual([expect.stringMatching(/^text cut off: p of/)])
})

test('what does not fit is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent(`<style>body { margin: 0 } button { border: 0; padding: 0 } p { margin: 0 }</style>
    <main class="eb-shell">
      <div style="overflow: auto"><div style="width: 420px; height: 8px"></div></div>
      <div style="overflow: auto" role="tablist"><div style="width: 420px; height: 8px"></div></div>
      <div style="overflow: hidden"><button style="width: 420px; height: 24px">Wide</button></div>
      <p style="width: 40px; overflow: hidden; white-space: nowrap">Without a sign</p>
      <p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">With a sign</p>
      <div style="position: relative; height: 40px">
        <button style="width: 80px; height: 40px">Below</button>
        <p style="position: absolute; inset: 0 auto auto 0; line-height: 40px">On top of it</p>
      </div>
      <div style="width: 480px; height: 8px"></div>
    </main>`)
  const kinds = (await overflowOf(page)).map((problem) => problem.split(/ of | is |:/)[0])
  expect(kinds).toEqual([
    'the document',
    'scrolls sideways',
    'cut off',
    'cut off',
    'outside',
    'covered',
    'texts on each other',
  ])
})
