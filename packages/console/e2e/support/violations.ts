import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { untilAtRest } from '../../../../examples/e2e/support/untilAtRest'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type WithAxe = { axe?: { run(): Promise<AxeResults> } }

/** The axe violations of the page, open shadow roots included. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // Colours during a transition do not count.
  await untilAtRest(page)
  // By evaluate, not by a script tag: the page's policy allows no foreign script.
  if (!(await page.evaluate(() => !!(globalThis as unknown as WithAxe).axe)))
    await page.evaluate(await readFile(axe, 'utf8'))
  const { violations } = await page.evaluate(
    () => (globalThis as unknown as Required<WithAxe>).axe.run() as Promise<AxeResults>,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
}
