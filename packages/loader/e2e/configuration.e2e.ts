import type { Page } from '@playwright/test'
import { expectRendered } from './support/element'
import { expect, test } from './support/test'

/** The configuration of the page's session; before a chunk has created the session, the queue of configurations. */
const configurationOf = (page: Page) =>
  page.evaluate(() => {
    const slot = Object.getOwnPropertySymbols(globalThis)
      .filter((symbol) => symbol === Symbol.for('ebkit.session.1'))
      .map((symbol) => (globalThis as unknown as Record<symbol, Slot>)[symbol])[0]
    return slot?.$configuration?.get() ?? Object.assign({}, ...(slot?.queue ?? []))

    interface Slot {
      queue?: object[]
      $configuration?: { get(): object }
    }
  })

test.describe('configuration', () => {
  test('comes from attributes, JSON and EB.configure; broken JSON is reported and the rest works', async ({
    page,
    open,
    servers: { proxy },
  }) => {
    await open('configured.html')
    await expectRendered(page)
    expect(await configurationOf(page)).toMatchObject({
      brandId: 'of-the-json',
      hotelId: 'of-the-attribute',
      userId: 'of-the-call',
      adminId: 'after-the-element',
      lang: 'en',
      gateway: expect.stringContaining(proxy.url.slice(0, -1)),
    })
    const { reports } = await page.evaluate(() => EB.diagnose())
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatchObject({
      code: 'configuration-invalid',
      message: expect.stringMatching(/^data-eb-config: SyntaxError/),
    })
  })

  test('is never read from the address of the page', async ({ page, open }) => {
    const hostile =
      '&gateway=https://evil.example/&data-gateway=https://evil.example/&hotelId=9&token-url=/evil#gateway=evil'
    await open('plain.html', { query: hostile })
    await expectRendered(page)
    const configuration = await configurationOf(page)
    expect(JSON.stringify(configuration)).not.toContain('evil')
    expect(configuration).not.toHaveProperty('hotelId')
  })

  test('EB.configure after the elements exist reaches the same session', async ({ page, open }) => {
    await open('plain.html')
    await expectRendered(page)
    await page.evaluate(() => EB.configure({ hotelId: 'later' }))
    expect(await configurationOf(page)).toMatchObject({ hotelId: 'later' })
  })
})
