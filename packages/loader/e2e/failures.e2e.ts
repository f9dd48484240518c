import type { SeenRequest } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { expectRendered, firstErrorOf, keepErrors, rating } from './support/element'
import { freezeTime } from './support/freezeTime'
import { expect, test } from './support/test'

const ownChunk = ({ path }: SeenRequest) => /\/eb-satisfaction\.js/.test(path)
const runtime = ({ path }: SeenRequest) => /\/runtime\.js/.test(path)

/** The text that users see in place of the element. */
const textInPlace = (page: Page) =>
  rating(page).evaluate((element) => getComputedStyle(element, '::before').content)

test.beforeEach(({ page }) => keepErrors(page))

test.describe('script tag, chunk failures', () => {
  test('F-LO-1 W-CHUNK-3 W-CHUNK-4 a chunk missing after a release shows a message in its place and emits eb-error', async ({
    page,
    open,
    servers: { proxy },
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const fault = proxy.inject({ match: ownChunk, fault: 'status', status: 404 })
    await open('plain.html')
    const error = await firstErrorOf(page)
    expect(fault.hits).toBeGreaterThan(0)
    expect(error).toMatchObject({
      code: 'chunk-missing',
      name: 'ChunkLoadError',
      type: 'missing',
      target: 'rating',
    })
    expect(error.message).toMatch(
      /^Loading chunk eb-satisfaction failed \(missing: http:.*eb-satisfaction\.js/,
    )
    expect(await textInPlace(page)).toBe('"加载失败"')
    expect(warnings.join()).toContain(error.message)
    await expect
      .poll(() => page.evaluate(() => EB.diagnose().reports.map(({ code }) => code)))
      .toContain('chunk-missing')
    const { tags, reports } = await page.evaluate(() => EB.diagnose())
    expect(tags).toEqual({ 'eb-satisfaction': 'failed' })
    expect(reports).toContainEqual(expect.objectContaining({ code: 'chunk-missing', message: error.message }))
  })

  test('an element added after the failure shows the message too, in the language of the page', async ({
    page,
    open,
    servers: { proxy },
  }) => {
    const fault = proxy.inject({ match: ownChunk, fault: 'status', status: 404 })
    await open('plain.html')
    await firstErrorOf(page)
    const late = await page.evaluate(async () => {
      document.documentElement.lang = 'en'
      const element = document.createElement('eb-satisfaction')
      const told = new Promise<CustomEvent>((resolve) => {
        element.addEventListener('eb-error', (event) => resolve(event as CustomEvent))
      })
      document.body.append(element)
      const { detail } = await told
      return { code: detail.code, text: getComputedStyle(element, '::before').content }
    })
    expect(late).toEqual({ code: 'chunk-missing', text: '"Failed to load"' })
    expect(fault.hits).toBeGreaterThan(0)
  })

  test('F-LO-2 W-CHUNK-2 W-CHUNK-3 a chunk that stalls for 120 s times out, and not earlier', async ({
    page,
    open,
    servers: { proxy },
  }) => {
    await freezeTime(page)
    const fault = proxy.inject({ match: ownChunk, times: 1, fault: 'stallHeaders' })
    await open('plain.html')
    await expect.poll(() => fault.hits).toBe(1)
    await page.clock.runFor(119_000)
    expect(await page.evaluate(() => EB.diagnose())).toMatchObject({
      tags: { 'eb-satisfaction': 'loading' },
      reports: [],
    })
    await page.clock.runFor(1500)
    expect(await firstErrorOf(page)).toMatchObject({
      code: 'chunk-timeout',
      name: 'ChunkLoadError',
      type: 'timeout',
    })
    // The retry uses another address, so the stalled connection does not block it.
    await page.clock.runFor(1000)
    await expectRendered(page)
  })

  for (const [name, match] of [
    ['own chunk', ownChunk],
    ['shared chunk', runtime],
  ] as const) {
    test(`F-LO-3 an element whose ${name} failed once appears after the retry, without an error`, async ({
      page,
      open,
      servers: { proxy },
    }) => {
      await freezeTime(page)
      const fault = proxy.inject({ match, times: 1, fault: 'drop' })
      await open('plain.html')
      await expect.poll(() => fault.hits).toBe(1)
      await expect
        .poll(async () => {
          await page.clock.runFor(1000)
          return page.evaluate(() => EB.diagnose().tags['eb-satisfaction'])
        })
        .toBe('loaded')
      await expectRendered(page)
      expect(await page.evaluate(() => EB.diagnose().reports)).toEqual([])
    })
  }

  test('F-LO-3 a failed element loads by itself when the network is back', async ({
    page,
    open,
    context,
    servers: { proxy },
  }) => {
    const fault = proxy.inject({ match: ownChunk, fault: 'drop' })
    await open('plain.html')
    await firstErrorOf(page)
    expect(fault.hits).toBeGreaterThan(1)
    const ready = page.evaluate(() => EB.ready())
    fault.remove()
    await context.setOffline(true)
    await context.setOffline(false)
    await ready
    await expectRendered(page)
    expect(await textInPlace(page)).toBe('none')
    await expect(rating(page)).not.toHaveAttribute('eb-failed')
  })

  test('HTML instead of a chunk counts as missing', async ({ page, open, servers: { proxy } }) => {
    const fault = proxy.inject({ match: ownChunk, fault: 'html' })
    await open('plain.html')
    expect(await firstErrorOf(page)).toMatchObject({ code: 'chunk-missing' })
    expect(fault.hits).toBeGreaterThan(0)
  })

  test('caches do not keep a missing chunk', async ({ servers: { gateway } }) => {
    const answer = await fetch(`${gateway.url}/eb/0.0.0-00000000/eb-satisfaction.js`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control') ?? '').not.toMatch(/max-age=[1-9]|immutable/)
  })
})
