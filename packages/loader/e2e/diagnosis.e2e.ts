import { release } from './support/release'
import { expect, test } from './support/test'

/** Codes of what the console was told, in their order, once each. */
const codes = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    const found = (await EB.diagnose().checked) ?? []
    return [...EB.diagnose().reports, ...found].map(({ code }) => code)
  })

test.describe('EB.diagnose() and the console say what is wrong', () => {
  let said: string[]
  test.beforeEach(async ({ page }) => {
    said = []
    page.on('console', (message) => message.text().startsWith('[ebkit]') && said.push(message.text()))
  })
  const saidOnce = async (...parts: string[]) => {
    const fits = () => said.filter((text) => parts.every((part) => text.includes(part))).length
    await expect.poll(fits, parts.join()).toBe(1)
  }

  test('an origin that is not on the list, by itself and in the page’s language', async ({
    page,
    open,
    servers: { site, proxy },
  }) => {
    await page.route('**/token', (route) =>
      route.fulfill({ json: { token: 'x', expiresAt: Date.now() + 600_000 } }),
    )
    await open('plain.html', { attributes: 'data-token-url="/token"' })
    await saidOnce('没有允许这个网页', site.origin(), proxy.url.slice(0, -1))
    expect(await codes(page)).toContain('origin-unlisted')
    await saidOnce('没有允许这个网页')
  })

  test('a page of another origin without a source of tokens', async ({
    page,
    open,
    servers: { site, gateway },
  }) => {
    await gateway.sql('insert into brand_origin (brand_id, origin) values ($1, $2)', ['1001', site.origin()])
    try {
      await open('empty.html')
      expect(await codes(page)).toEqual(['token-missing'])
      await saidOnce('data-token-url')
    } finally {
      await gateway.sql('delete from brand_origin where origin = $1', [site.origin()])
    }
  })

  test('a wrong address of the gateway', async ({ page, open, servers: { site } }) => {
    await open('empty.html', { attributes: `data-gateway="${site.origin()}"` })
    expect(await codes(page)).toEqual(['gateway-wrong'])
    await saidOnce('There is no gateway at', site.origin(), 'data-gateway')
  })

  test('a misspelt tag and attribute, with the nearest name; other names load nothing', async ({
    page,
    open,
    requested,
  }) => {
    await open('empty.html')
    await page.evaluate(() => document.body.append(document.createElement('eb-nobody-knows')))
    expect(requested()).toEqual(['eb.js'])
    await page.evaluate(() => {
      document.body.append(document.createElement('eb-satisfacton'))
      const element = document.createElement('eb-satisfaction')
      element.setAttribute('page-kye', 'front-desk')
      element.setAttribute('data-page-kye', 'mine')
      document.body.append(element)
    })
    await saidOnce('eb-satisfacton', 'do you mean <eb-satisfaction>')
    await saidOnce('<eb-satisfaction page-kye>', 'do you mean page-key')
  })

  test('a misspelt attribute of the script tag', async ({ page, open }) => {
    await open('plain.html', { attributes: 'data-hotel-ids="7"' })
    await page.evaluate(() => EB.ready())
    await saidOnce('hotelIds', 'hotelId？')
  })

  test('no network: offline, and nothing about tokens or the gateway', async ({ page, open, context }) => {
    await open('plain.html', { attributes: 'data-token-url="/token"' })
    await page.evaluate(() => EB.ready())
    await page.evaluate(() => EB.diagnose().checked)
    await context.setOffline(true)
    try {
      said = []
      const found = await codes(page)
      expect(found).toContain('offline')
      await saidOnce('网络断开了')
      expect(said.join()).not.toContain('token')
    } finally {
      await context.setOffline(false)
    }
  })

  test('a version that is gone', async ({ page, open, servers: { proxy } }) => {
    const { version } = await release()
    // a file is asked for a second time by another writing of its address
    const isOfRelease = ({ path }: { path: string }) => decodeURIComponent(path).includes(`/${version}/`)
    // as the gateway answers for any file
    const headers = { 'access-control-allow-origin': '*' }
    proxy.inject({
      match: isOfRelease,
      fault: 'status',
      status: 404,
      headers,
    })
    await open('plain.html')
    await saidOnce(`${version} is gone`)
    expect(await page.evaluate(() => EB.diagnose().reports.map(({ code }) => code))).toEqual([
      'chunk-missing',
      'version-gone',
    ])
  })

  test('a hash that does not fit', async ({ page, open }) => {
    await open('plain.html', { attributes: `data-integrity="sha384-${'A'.repeat(64)}"` })
    await saidOnce('data-integrity does not fit')
    expect(await page.evaluate(() => EB.diagnose().reports.map(({ code }) => code))).toEqual([
      'chunk-missing',
      'integrity-mismatch',
    ])
  })
})
