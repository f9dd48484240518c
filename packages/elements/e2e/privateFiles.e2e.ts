import { createFileCalls, startFaultProxy, startTestGateway } from '@ebkit/testing'
import type { Locator, Page } from '@playwright/test'
import { hotels, seedHotels } from './support/hotels'
import { test as base, expect } from './support/test'

const day = 24 * 3_600_000

/** Lifetime of signatures in milliseconds, short enough to expire during a test. */
const addressLifetime = 8_000

const test = base.extend({
  servers: [
    async ({ browserName: _ }, use) => {
      const gateway = await startTestGateway({ settings: { store: { addressLifetime } } })
      await seedHotels(gateway)
      const proxy = await startFaultProxy(gateway.url)
      const [zh, en] = await Promise.all([
        gateway.signIn(hotels.zh.account),
        gateway.signIn(hotels.en.account),
      ])
      await use({ gateway, proxy, origin: proxy.url.replace(/\/$/, ''), sessions: { zh, en } })
      await proxy.stop()
      await gateway.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDFTEMLQkAuYZZQQ0kCIcAAAAASUVORK5CYII=',
  'base64',
)
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: picture })

const fields = [
  { name: 'scan', label: { zh: '证件' }, type: 'file', accept: 'png' },
  { name: 'cover', label: { zh: '封面' }, type: 'image' },
]

type Saved = Record<string, string>

/** A form whose page stores the record, as its own server would. */
async function openForm(
  page: Page,
  openPage: (language: 'zh', markup: string) => Promise<void>,
  saved?: Saved,
) {
  await openPage('zh', `<eb-data-form fields='${JSON.stringify(fields)}'></eb-data-form>`)
  await page.evaluate('EB.ready()')
  await page.locator('eb-data-form').evaluate((form, record) => {
    Object.assign(form, {
      ...(record && { mode: 'edit', recordId: '1', loadFrom: async () => record }),
      saveTo: async (values: unknown) => {
        Object.assign(window, { saved: values })
        return values
      },
    })
  }, saved)
}

const drawn = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
const field = (page: Page, name: string) => page.locator(`eb-data-form [data-field="${name}"]`)
const withoutCookies = (page: Page, url: string) =>
  page.evaluate(async (address) => (await fetch(address, { credentials: 'omit' })).status, url)

/** Everything that the page stores in the browser or has in its values. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const { result } = opening
              const stores = [...result.objectStoreNames]
              if (!stores.length) return resolve([])
              const all = stores.map(
                (store) =>
                  new Promise<unknown>((done) => {
                    const request = result.transaction(store).objectStore(store).getAll()
                    request.onsuccess = () => done(request.result)
                  }),
              )
              void Promise.all(all).then(resolve)
            }
          }),
      ),
    )
    const form = document.querySelector('form')
    const values = form ? [...new FormData(form)].map(String) : []
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      rows,
      values,
      document.cookie,
      location.href,
    ])
  })

test('a record opened a day later shows its images; the saved values are plain paths', async ({
  page,
  openPage,
}) => {
  test.setTimeout(90_000)
  await openForm(page, openPage)
  for (const name of ['scan', 'cover'])
    await field(page, name)
      .locator('input[type=file]')
      .first()
      .setInputFiles([png(`${name}.png`)])
  for (const name of ['scan', 'cover'])
    await expect(field(page, name).locator('li[data-status=done]')).toHaveCount(1, { timeout: 20_000 })
  await page.locator('eb-data-form [part=save]').click()
  await expect.poll(() => page.evaluate('window.saved')).toBeTruthy()
  const saved = (await page.evaluate('window.saved')) as Saved
  for (const name of ['scan', 'cover'])
    expect(saved[name]).toMatch(/^http:\/\/[^?#]+\/eb-store\/1001\/100101\/files\/[^?#]+\.png$/)
  expect(await withoutCookies(page, saved.cover ?? '')).toBe(200)
  expect(await withoutCookies(page, saved.scan ?? '')).toBe(403)

  // The next morning the signatures of yesterday have expired, for the page and for the gateway.
  await page.clock.install({ time: Date.now() + day })
  await openForm(page, openPage, saved)
  for (const name of ['scan', 'cover'])
    await expect.poll(() => drawn(field(page, name).locator('img'))).toBe(true)
  const signed = (await field(page, 'scan').locator('img').getAttribute('src')) ?? ''
  expect(signed).toContain('x-oss-signature=')
  expect(await field(page, 'cover').locator('img').getAttribute('src')).toBe(saved.cover)
  expect(await field(page, 'scan').locator('a').getAttribute('href')).toBe(saved.scan)
  expect(await kept(page)).not.toContain('x-oss-signature')

  // The form stays open until the address has expired; another image of the same object then gets a new address.
  await expect.poll(() => withoutCookies(page, signed), { timeout: 20_000 }).toBe(403)
  await page.clock.setSystemTime(Date.now() + 2 * day)
  await openForm(page, openPage, saved)
  await expect.poll(() => drawn(field(page, 'scan').locator('img'))).toBe(true)
  expect(await field(page, 'scan').locator('img').getAttribute('src')).not.toBe(signed)
})

test('a copied link asks for a login, and leads to the file afterwards', async ({
  page,
  context,
  servers,
  openPage,
}) => {
  const calls = createFileCalls(servers.gateway, servers.sessions.zh)
  const own = await calls.upload((await calls.tree('personal')).ossDisplayId, '合同.txt', 'own text')
  await openPage('zh', '')
  await context.clearCookies()
  const link = `${servers.origin}/eb-store/${own.path}`
  await page.goto(link)
  await expect(page.getByRole('heading')).toHaveText('需要登录')
  await expect(page.getByRole('link', { name: '去登录' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(new URL(link).pathname)}`,
  )
})

test('one’s own files are shown, opened and saved by signed addresses, in batches', async ({
  page,
  servers,
  openPage,
}) => {
  const calls = createFileCalls(servers.gateway, servers.sessions.zh)
  const root = (await calls.tree('personal')).ossDisplayId
  const folder = await calls.folder(root, '旅行')
  for (let index = 0; index < 12; index++)
    await calls.upload(folder.ossDisplayId, `照片${index}.png`, picture)
  await openPage('zh', `<eb-file-explorer private folder-id="${folder.ossDisplayId}"></eb-file-explorer>`)
  await page.evaluate('EB.ready()')
  const images = page.locator('eb-file-explorer [part=files] img')
  await expect(images).toHaveCount(12)
  for (let index = 0; index < 12; index++) await expect.poll(() => drawn(images.nth(index))).toBe(true)
  const sources = await images.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
  for (const source of sources) {
    expect(source).toContain('x-oss-signature=')
    expect(new URL(source).searchParams.get('x-oss-process')).toBe('image/resize,w_200,h_200/quality,q_100')
  }
  const asked = servers.proxy.requests.filter(({ path }) => path.includes('signed_addresses'))
  expect(asked.length).toBeLessThanOrEqual(2)
  const shown = servers.proxy.requests.filter(
    ({ path }) => path.startsWith('/eb-store/') && !path.includes('x-oss-signature'),
  )
  expect(
    shown.map(({ path }) => path),
    'nothing is tried without a signature',
  ).toEqual([])
})
