import type { Page } from '@playwright/test'
import { Place } from './support/Place'
import { expect, test } from './support/test'

const check = '/wechat-api/eb/work/is_hotel_auth'
const channels = '/merchant-api/eb/hotel/get_merchant_all_sale_channel_info'
const own = [{ relationType: 1, merchantId: '100101', appId: 'ww1' }]

const gate = `<eb-wecom-gate contact="https://example.com/contact">
  text of the page<p id="feature" style="visibility: visible">Broadcasts</p>
  <section slot="promotion">Ours</section>
</eb-wecom-gate>`

/** Notes in each frame what of the page stands in sight; the function it returns says what was. */
async function watchSight(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    const look = () => {
      const feature = document.querySelector('#feature')
      if (feature?.checkVisibility({ visibilityProperty: true })) seen.add('feature')
      const holder = document.querySelector('eb-wecom-gate')
      if (holder && !holder.shadowRoot && getComputedStyle(holder).visibility === 'visible') seen.add('text')
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])
}

/** A page with the script tag in its head, as the guide has it, and no style of its own. */
async function openGate(page: Page, markup = gate): Promise<void> {
  await page.route('**/gated', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>ebkit</title><link rel="icon" href="data:,">
        <script src="/eb/eb.js" crossorigin></script></head><body>${markup}</body></html>`,
    }),
  )
  await page.goto('/gated', { waitUntil: 'domcontentloaded' })
}

const json = (data: unknown) => ({ fault: 'json', body: { code: 0, data }, times: 1 }) as const

test('F-GA-1 what stands behind a gate is never in sight before it opens: neither while the gate loads nor while the checks go on', async ({
  page,
  signIn,
  servers: { proxy },
}) => {
  await signIn('zh')
  const seen = await watchSight(page)
  const chunk = proxy.inject({ match: ({ path }) => path.includes('/eb-wecom-gate.js'), fault: 'hold' })
  const authorised = proxy.inject({ match: check, fault: 'hold' })
  await openGate(page)
  await expect.poll(() => chunk.hits).toBe(1)
  await expect(page.locator('#feature')).toBeHidden()
  chunk.release()
  await expect.poll(() => authorised.hits).toBe(1)
  await expect(page.locator('eb-wecom-gate .eb-skeleton').first()).toBeVisible()
  expect(await seen()).toEqual([])
  proxy.reset()
  authorised.release()
  await expect(page.locator('eb-wecom-gate').getByText('Ours')).toBeVisible()
  expect(await seen()).toEqual([])
})

test('F-GA-1 an authorised store sees the feature only when its corporation is known', async ({
  page,
  signIn,
  servers: { proxy },
}) => {
  await signIn('zh')
  const seen = await watchSight(page)
  const authorised = proxy.inject({ match: check, ...json(true) })
  const known = proxy.inject({ match: channels, fault: 'hold' })
  await openGate(page)
  await expect.poll(() => [authorised.hits, known.hits]).toEqual([1, 1])
  expect(await seen()).toEqual([])
  proxy.reset()
  proxy.inject({ match: check, ...json(true) })
  proxy.inject({ match: channels, ...json(own) })
  await page.evaluate(() =>
    (document.querySelector('eb-wecom-gate') as HTMLElement & { check(): void }).check(),
  )
  await expect(page.locator('#feature')).toBeVisible()
  known.release()
})

test('F-GA-1 a gate that does not come keeps what is behind it hidden, and says so', async ({
  page,
  signIn,
  servers: { proxy },
  pageErrors,
}) => {
  await signIn('zh')
  const seen = await watchSight(page)
  const lost = proxy.inject({
    match: ({ path }) => path.includes('/eb-wecom-gate.js'),
    fault: 'status',
    status: 503,
  })
  await openGate(page)
  const element = page.locator('eb-wecom-gate')
  await expect(element).toHaveAttribute('eb-failed', /./)
  expect(lost.hits).toBeGreaterThan(0)
  const message = () =>
    element.evaluate((gate) => {
      const { content, visibility } = getComputedStyle(gate, '::before')
      return [content, visibility]
    })
  expect(await message()).toEqual(['"加载失败"', 'visible'])
  expect(await seen()).toEqual([])
  // The loader tells developers.
  pageErrors.length = 0
})

test('W-GATE-5 W-GATE-11 the page’s own promotion page and overlay take the place of ours', async ({
  page,
  openPage,
  servers: { proxy },
}) => {
  await openPage(
    'zh',
    `<eb-wecom-gate><p id="feature">Feature</p><section slot="promotion">Our offer</section>
      <p slot="overlay">Ask the owner</p></eb-wecom-gate>`,
  )
  const place = new Place(page, 'eb-wecom-gate', 'zh', proxy)
  const { element } = place
  await expect(element.getByText('Our offer')).toBeVisible()
  await expect(place.inside('[part=apply]')).toBeHidden()
  proxy.inject({ match: check, ...json(true) })
  proxy.inject({ match: channels, ...json([]) })
  await place.call('check')
  await expect(element.getByText('Ask the owner')).toBeVisible()
  await expect(element.getByText('Our offer')).toBeHidden()
  await expect(page.locator('#feature')).toBeHidden()
})
