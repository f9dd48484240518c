import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Nothing that axe finds, in the page and in open shadow roots. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour on its way between two states is none to judge.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  )
  // By evaluate, not by a script tag: the page's policy allows no foreign script.
  const source = await import('node:fs/promises').then(({ readFile }) => readFile(axe, 'utf8'))
  await page.evaluate(source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
  expect(found).toEqual([])
}
