import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { untilAtRest } from '../../../../examples/e2e/support/untilAtRest'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Run = (place: string | Document, options: RunOptions) => Promise<AxeResults>
type WithAxe = { axe?: { run: Run } }

/** Rules about whole pages, which a page of a test with one element is not. */
const aboutPages = ['region', 'page-has-heading-one', 'landmark-one-main']

/** The axe violations of the page, or of one element of it, open shadow roots included. */
export async function violationsOf(page: Page, tag?: string): Promise<readonly string[]> {
  // Colours during a transition do not count.
  await untilAtRest(page)
  // By evaluate, not by a script tag: the page's policy allows no foreign script.
  if (!(await page.evaluate(() => !!(globalThis as unknown as WithAxe).axe)))
    await page.evaluate(await readFile(axe, 'utf8'))
  const { violations } = await page.evaluate(
    ([place, left]) => {
      // There axe reads colours that the browser does not use: those of `-webkit-text-fill-color`.
      const isForced = matchMedia('(forced-colors: active)').matches
      const rules = [...left, ...(isForced ? ['color-contrast'] : [])]
      return (globalThis as unknown as Required<WithAxe>).axe.run(place ?? document, {
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      })
    },
    [tag, tag ? aboutPages : []] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
}
