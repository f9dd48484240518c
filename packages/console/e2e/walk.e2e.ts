import { applications } from '@ebkit/domain'
import { expect, test } from '../../../examples/e2e/support/test'
import { walkThrough } from './support/walk'

/** Their pages are complete. The soak walks through all applications, as three users. */
const complete = ['merchant', 'tickets', 'restaurant', 'pass']
const accounts = process.env.EB_SOAK ? ['admin', 'manager', 'viewer'] : ['manager']

for (const account of accounts)
  test(`W-CON-2 W-ROUTE-2 every page opens for ${account} with its title, columns and fields, or is refused`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(process.env.EB_SOAK ? 1_200_000 : 300_000)
    await signIn(account)
    await page.goto('/')
    const { data } = (await (await page.request.get('/api/session')).json()) as {
      data: { permissions: string[] }
    }
    const walked = applications.filter(({ name }) => process.env.EB_SOAK || complete.includes(name))
    const { problems, ...counts } = await walkThrough(
      page,
      walked.flatMap(({ pages }) => pages),
      data.permissions,
    )
    console.log(`Walk as ${account}: ${JSON.stringify(counts)}`)
    expect(problems).toEqual([])
    expect(counts.pages).toBe(walked.reduce((sum, { pages }) => sum + pages.length, 0))
  })
