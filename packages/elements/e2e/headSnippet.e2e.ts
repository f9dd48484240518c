import { expect, test } from './support/test'

test.skip(({ elementSource }) => elementSource !== 'script tag', 'the head belongs to the script tag')

const address = '/page-with-a-head'

/** A page with these lines in its head. */
const pageOf = (
  head: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>head</title>
<link rel="icon" href="data:,">${head}</head>
<body><eb-date label="Day"></eb-date><eb-switch label="On sale"></eb-switch></body></html>`

test('with the head from the gateway, files load before the script tag, and the browser checks their hashes', async ({
  page,
  context,
  signIn,
  servers: { origin },
}) => {
  await signIn('en')
  const answer = await context.request.get(`${origin}/eb/head?elements=eb-date,eb-switch&lang=en`)
  const head = await answer.text()
  expect(answer.status(), head).toBe(200)
  await context.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(head) }),
  )
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route('**/eb/*/eb.js', async (route) => {
    await held
    await route.continue()
  })
  const files: string[] = []
  page.on('requestfinished', (request) => {
    if (/\/eb\/[^/]+\/[\w.-]+\.js$/.test(request.url())) files.push(request.url().replace(/^.*\//, ''))
  })
  await page.goto(address, { waitUntil: 'commit' })
  const expected = [...head.matchAll(/modulepreload" href="[^"]+\/([\w.-]+\.js)"/g)].map(([, file]) => file)
  expect(expected.length).toBeGreaterThan(5)
  await expect
    .poll(() => [...files].sort(), { message: 'before the script tag' })
    .toEqual([...expected].sort())
  letGo()
  await expect(page.locator('eb-date input')).toBeVisible()
  await expect(page.locator('eb-switch [role=switch]')).toBeVisible()
  // The script did not request any file again, and no hash was wrong.
  expect(files.filter((file) => file !== 'eb.js').sort()).toEqual([...expected].sort())
})

test('a file whose hash does not match does not run', async ({
  page,
  context,
  signIn,
  servers,
  pageErrors,
}) => {
  await signIn('en')
  const answer = await context.request.get(`${servers.origin}/eb/head?elements=eb-switch&lang=en`)
  const head = (await answer.text()).replace(/(<script [^>]*integrity="sha384-)[^"]{8}/, '$1AAAAAAAA')
  await context.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(head) }),
  )
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await page.goto(address)
  await refused
  expect(await page.evaluate(() => 'EB' in window)).toBe(false)
  // The expected error.
  expect(pageErrors.splice(0)).toHaveLength(1)
})
