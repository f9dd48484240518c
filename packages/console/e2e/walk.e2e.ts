import { applications } from '@ebkit/domain'
import { seedRows, shareOf } from '@ebkit/testing'
import { expect, test } from '../../../examples/e2e/support/test'
import { walkThrough } from './support/walk'

const isSoak = Boolean(process.env.EB_SOAK)
const accounts = ['admin', 'manager', 'viewer']

/** Their pages are complete: as a manager, `npm test` opens a quarter of them, in each turn another one. */
const completeApplications = ['merchant', 'tickets', 'restaurant', 'pass']

/**
 * Of all other pages one in twenty, each user another one, and of these half. The soak opens all, in parts: EB_WALK names
 * applications.
 */
const chosen = process.env.EB_WALK?.split(',')
const pagesFor = (account: string) => {
  const all = applications.filter(({ name }) => chosen?.includes(name) ?? true)
  if (isSoak) return all.flatMap(({ pages }) => pages)
  const turn = accounts.indexOf(account)
  const others = all.flatMap(({ pages }) => pages).filter((_, index) => index % 20 === turn)
  const whole = account === 'manager' ? all.filter(({ name }) => completeApplications.includes(name)) : []
  const complete = whole.flatMap(({ pages }) => pages)
  return [...new Set([...shareOf(complete, 6, 'complete pages'), ...shareOf(others, 2, account)])]
}

if (isSoak)
  test.beforeAll(async ({ servers }) => {
    test.setTimeout(1_800_000)
    await seedRows(servers.gateway, Number(process.env.EB_SEED_SCALE ?? 1))
  })

for (const account of accounts)
  test(`W-CON-2 W-ROUTE-2 every page opens for ${account} with what it declares, or is refused`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(isSoak ? 3_600_000 : 300_000)
    await signIn(account)
    await page.goto('/')
    const { data } = (await (await page.request.get('/api/session')).json()) as {
      data: { permissions: string[] }
    }
    const pages = pagesFor(account)
    const { problems, ...counts } = await walkThrough(page, pages, {
      permissions: data.permissions,
      // the roles of the others are those of a store
      brandPermissions: account === 'admin' ? data.permissions : [],
      isAccessible: isSoak,
    })
    console.log(`Walk as ${account}: ${JSON.stringify(counts)}`)
    expect(problems).toEqual([])
    expect(counts.pages).toBe(pages.length)
  })
