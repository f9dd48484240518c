import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { expect, test } from '../support/test'

/** The first rendering of each framework. */
const list = `{
  columns: [{ name: 'name', header: 'Name' }],
  source: () => ({ rows: [{ id: 1, name: 'Lobby printer' }], total: 30 }),
  pageSize: 5,
}`

const frameworks = {
  'React 19': `
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    const draw = () => createRoot(document.getElementById('place')).render(createElement('eb-data-list', ${list}))`,
  'Vue 3': `
    import { createApp, h } from 'vue3'
    const draw = () => createApp({ render: () => h('eb-data-list', ${list}) }).mount('#place')`,
}

/** A bundle with the framework; it renders only when `draw` is called. */
async function bundleOf(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${source}\nwindow.draw = draw`,
      resolveDir: join(import.meta.dirname, '../../../..'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  })
  return outputFiles[0]?.text ?? ''
}

interface ReportedError {
  code: string
  message: string
}

/** Records the errors that elements report from now on. */
const keepErrors = (page: Page) =>
  page.evaluate(() => {
    const reported: ReportedError[] = []
    Object.assign(globalThis, { reported })
    document.addEventListener('eb-error', (event) =>
      reported.push((event as CustomEvent<ReportedError>).detail),
    )
  })
const errorsOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { reported: ReportedError[] }).reported.map(({ code, message }) => ({
      code,
      message,
    })),
  )

interface Host {
  draw(): void
  EB: { load?(tags: string[]): Promise<void>; diagnose(): { configuration?: ReportedError[] } }
}

for (const [name, source] of Object.entries(frameworks))
  test.describe(`contract 2 the first rendering of ${name}`, () => {
    test.beforeEach(async ({ page, openPage }) => {
      await openPage('en', '')
      await page.addScriptTag({ content: await bundleOf(source) })
      await keepErrors(page)
    })

    test(`${name}: after EB.load the elements receive objects, functions and numbers of the first rendering`, async ({
      page,
    }) => {
      await page.evaluate(async () => {
        const host = globalThis as unknown as Host
        await host.EB.load?.(['eb-data-list'])
        host.draw()
      })
      const element = page.locator('eb-data-list')
      await expect(element.getByText('Lobby printer')).toBeVisible()
      await expect(element.locator('[part=pager]')).toContainText('5 per page, 30 in total')
      expect(await errorsOf(page)).toEqual([])
    })

    test(`${name}: without EB.load the element and EB.diagnose() report the lost properties and the remedy`, async ({
      page,
    }) => {
      await page.evaluate(() => (globalThis as unknown as Host).draw())
      await expect.poll(() => errorsOf(page)).not.toEqual([])
      const errors = await errorsOf(page)
      expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['property-lost']))
      for (const property of ['columns', 'pageSize'])
        expect(errors.map(({ message }) => message)).toContainEqual(
          expect.stringMatching(
            new RegExp(`^${property} was lost: .*await EB\\.load\\(\\["eb-data-list"\\]\\) before`),
          ),
        )
      const { configuration } = await page.evaluate(() => (globalThis as unknown as Host).EB.diagnose())
      expect(configuration).toEqual(expect.arrayContaining(errors))
    })
  })
