import { readdirSync } from 'node:fs'
import { shareOf } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { complaints } from './support/complaints'

const pages = readdirSync('dist/docs/documents').filter((name) => /^eb-.*\.html$/.test(name))

/** Requests that have no answer yet. */
function openRequests(page: Page): Set<unknown> {
  const open = new Set<unknown>()
  page.on('request', (request) => open.add(request))
  page.on('response', (response) => open.delete(response.request()))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** Until the page's elements are there, and what they and the page asked for has been answered. */
async function settled(page: Page, open: Set<unknown>): Promise<void> {
  await expect(page.locator('.example template')).toHaveCount(0)
  await page.evaluate(() => window.EB?.ready())
  await expect.poll(() => open.size).toBe(0)
}

test.describe('pages of elements', () => {
  const share = shareOf(pages, 6, 'pages of elements')

  for (const account of ['nobody', 'admin'])
    test(`none has an error in the console, with ${account} signed in`, async ({ page, signIn }) => {
      test.setTimeout(share.length * 15_000)
      expect(pages.length).toBeGreaterThan(40)
      if (account !== 'nobody') await signIn(account)
      const found = complaints(page)
      const open = openRequests(page)
      const named: string[] = []
      for (const name of share) {
        open.clear()
        await page.goto(`/docs/documents/${name}`)
        await settled(page, open)
        named.push(...found.splice(0).map((text) => `${name}: ${text}`))
      }
      expect(named).toEqual([])
    })
})
