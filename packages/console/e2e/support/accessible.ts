import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { untilAtRest } from '../../../../examples/e2e/support/untilAtRest'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Expects no axe violations, in the page and in open shadow roots. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours during a transition do not count.
  await untilAtRest(page)
  // By evaluate, not by a script tag: the page's policy allows no foreign script.
  await page.evaluate(await readFile(axe, 'utf8'))
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
  expect(found).toEqual([])
}
