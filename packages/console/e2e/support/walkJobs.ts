import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../../../examples/e2e/support/test'
import { jobTable } from './jobTable'
import { Operator, type OperatorHand } from './Operator'

type Tools = Parameters<Parameters<typeof test>[2]>[0]

/** What a job is walked with. */
export interface Walk extends Pick<Tools, 'servers' | 'signIn'> {
  readonly page: Page
  readonly context: BrowserContext
  readonly by: Operator
  readonly sql: Tools['servers']['gateway']['sql']
}

/** One of the twenty jobs, from a page that is just open to what it is done for. */
export interface ConsoleJob {
  /** As the table calls it. */
  readonly name: string
  /** Who does it. Default: admin. */
  readonly account?: string
  /** Where it begins. Default: at home. */
  readonly at?: string
  /** What is there before. */
  prepare?(it: Walk): Promise<unknown>
  /** The steps that are counted. */
  walk(it: Walk): Promise<unknown>
  /** It is done, not only said to be. */
  isDone(it: Walk): Promise<unknown>
}

const hands: readonly OperatorHand[] = ['mouse', 'keyboard']

const expectShell = (page: Page) =>
  expect(page.getByRole('navigation', { name: '应用' }).getByRole('button').first()).toBeVisible()

/** Tests of jobs: each by mouse and by keyboard. */
export function walkJobs(jobs: readonly ConsoleJob[]): void {
  for (const job of jobs)
    for (const hand of hands) {
      const told = jobTable.get(job.name)?.[hands.indexOf(hand)]
      test(`${job.name}, by ${hand}: done in as many steps as the guide says`, async ({
        page,
        context,
        servers,
        signIn,
      }) => {
        const it = { page, context, servers, signIn, by: new Operator(page, hand), sql: servers.gateway.sql }
        test.slow()
        await signIn(job.account ?? 'admin')
        await job.prepare?.(it)
        await page.goto(job.at ?? '/')
        if (!job.at?.startsWith('/guest')) await expectShell(page)
        await expect(page.locator('.eb-page h1, .eb-guest h1')).toBeVisible()
        await job.walk(it)
        await job.isDone(it)
        expect(it.by.steps.summed, it.by.steps.told).toBe(told)
      })
    }
}
