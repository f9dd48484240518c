import type { Page } from '@playwright/test'
import { expectRendered, firstErrorOf, keepErrors, rating } from './support/element'
import { freezeTime } from './support/freezeTime'
import { filesOf, release } from './support/release'
import { expect, test } from './support/test'

/** Adds elements to the page and to an open shadow root. */
const append = (page: Page, tag: string, count = 1) =>
  page.evaluate(
    ([tag, count]) => {
      for (let index = 0; index < count; index++) document.body.append(document.createElement(tag))
    },
    [tag, count] as const,
  )

test.describe('script tag', () => {
  test('W-CHUNK-1 loads nothing before an element exists, then each chunk once and in parallel', async ({
    page,
    open,
    requested,
    servers: { proxy },
  }) => {
    await open('empty.html')
    await append(page, 'eb-nobody-knows')
    expect(requested()).toEqual(['eb.js'])
    const held = proxy.inject({ match: ({ path }) => path.endsWith('/eb-satisfaction.js'), fault: 'hold' })
    await append(page, 'eb-satisfaction', 3)
    await expect.poll(() => held.hits).toBe(1)
    held.release()
    await page.evaluate(() => EB.ready())
    const names = requested()
    expect(names).toEqual([...new Set(names)])
    await expect.poll(() => page.evaluate(() => EB.diagnose().tags['eb-satisfaction'])).toBe('loaded')
    expect(await page.evaluate(() => EB.diagnose())).toMatchObject({
      reports: [],
      secure: true,
    })
  })

  for (const [tag, language, most] of [
    ['eb-switch', 'zh', 12],
    ['eb-date-range', 'en', 20],
    ['eb-data-list', 'zh', 32],
    ['eb-file-explorer', 'en', 30],
  ] as const) {
    test(`two round trips and at most ${most} files load ${tag} in ${language}: the script, then everything it needs`, async ({
      open,
      page,
    }) => {
      const asked: string[] = []
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/eb\/[^/]+-[^/]+\//, async (route) => {
        asked.push(route.request().url().replace(/.*\//, ''))
        await held
        await route.continue()
      })
      await open('empty.html')
      await page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), language)
      await append(page, tag)
      const files = await filesOf(tag, language)
      // No answer has arrived yet, so no file can have requested another.
      await expect.poll(() => [...asked].sort()).toEqual(files)
      expect(files.length + 1).toBeLessThanOrEqual(most)
      release()
      await page.evaluate(() => EB.ready())
      await expect
        .poll(() =>
          page.evaluate((tag) => document.querySelector(tag)?.shadowRoot?.querySelectorAll('*').length, tag),
        )
        .toBeGreaterThan(2)
      expect(asked.filter((name) => files.includes(name)).sort()).toEqual(files)
    })
  }

  test('adds no global name except EB and the one that copies of nanostores share', async ({
    open,
    page,
  }) => {
    await open('empty.html')
    await append(page, 'eb-satisfaction')
    await page.evaluate(() => EB.ready())
    const added = await page.evaluate(() => {
      const before = (globalThis as unknown as { namesBefore: string[] }).namesBefore
      return Object.getOwnPropertyNames(window).filter(
        (name) => !before.includes(name) && name !== 'namesBefore',
      )
    })
    expect(added.sort()).toEqual(['EB', 'nanostoresGlobal'])
    expect(await page.evaluate(() => Object.keys(EB).sort())).toEqual([
      'configure',
      'confirm',
      'console',
      'diagnose',
      'discover',
      'load',
      'modal',
      'ready',
      'toast',
      'version',
    ])
  })

  test('EB.discover finds elements in an open shadow root, including later ones', async ({ open, page }) => {
    await open('empty.html')
    const before = await page.evaluate(async () => {
      const host = document.createElement('div')
      document.body.append(host)
      const root = host.attachShadow({ mode: 'open' })
      root.append(document.createElement('eb-satisfaction'))
      await EB.ready()
      const before = Object.keys(EB.diagnose().tags)
      EB.discover(root)
      await EB.ready()
      root.append(document.createElement('eb-scope'))
      await customElements.whenDefined('eb-scope')
      return before
    })
    expect(before).toEqual([])
    expect(await page.evaluate(() => EB.diagnose().tags)).toEqual({
      'eb-satisfaction': 'loaded',
      'eb-scope': 'loaded',
    })
  })

  test('EB.ready waits for the elements of its selector; unknown tags do not delay it', async ({
    open,
    page,
    servers: { proxy },
  }) => {
    const held = proxy.inject({ match: ({ path }) => path.endsWith('/eb-scope.js'), fault: 'hold' })
    await open('plain.html')
    await append(page, 'eb-scope')
    await append(page, 'eb-nobody-knows')
    const shown = await page.evaluate(async () => {
      await EB.ready('#rating')
      return document.querySelector('#rating')?.shadowRoot?.childNodes.length ?? 0
    })
    expect(shown).toBeGreaterThan(0)
    expect(await page.evaluate(() => customElements.get('eb-scope') === undefined)).toBe(true)
    expect(held.hits).toBe(1)
    const all = page.evaluate(() => EB.ready())
    held.release()
    await all
    expect(await page.evaluate(() => customElements.get('eb-scope') === undefined)).toBe(false)
  })

  test('eb-cloak hides until everything is ready', async ({ open, page, servers: { proxy } }) => {
    const held = proxy.inject({ match: ({ path }) => path.endsWith('/eb-satisfaction.js'), fault: 'hold' })
    await open('cloak.html')
    await expect.poll(() => held.hits).toBe(1)
    await expect(page.locator('#cloaked')).toHaveCSS('visibility', 'hidden')
    held.release()
    await expect(page.locator('#cloaked')).toHaveCSS('visibility', 'visible')
    await expect(page.locator('#cloaked')).not.toHaveAttribute('eb-cloak')
  })

  test('eb-cloak hides for at most two seconds', async ({ open, page, servers: { proxy } }) => {
    await freezeTime(page)
    const held = proxy.inject({ match: ({ path }) => path.endsWith('/eb-satisfaction.js'), fault: 'hold' })
    await open('cloak.html')
    await expect.poll(() => held.hits).toBe(1)
    await page.clock.runFor(1900)
    await expect(page.locator('#cloaked')).toHaveCSS('visibility', 'hidden')
    await page.clock.runFor(200)
    await expect(page.locator('#cloaked')).toHaveCSS('visibility', 'visible')
    held.release()
  })

  test('data-preload fetches chunks without running them', async ({ open, page, requested }) => {
    await open('empty.html', { attributes: 'data-preload="eb-satisfaction eb-nobody-knows"' })
    await expect.poll(() => requested().includes('eb-satisfaction.js')).toBe(true)
    expect(await page.evaluate(() => customElements.get('eb-satisfaction') === undefined)).toBe(true)
    await append(page, 'eb-satisfaction')
    await page.evaluate(() => EB.ready())
    const names = requested()
    expect(names).toEqual([...new Set(names)])
  })

  for (const way of ['the newest copy', 'the pinned copy', 'data-base', 'data-base with the version']) {
    test(`${way} loads the chunks of its version`, async ({ open, page, servers: { proxy } }) => {
      const { version } = await release()
      const base = `data-base="${proxy.url}eb${way.endsWith('version') ? `/${version}/` : ''}"`
      await open('plain.html', {
        attributes: way.startsWith('data') ? base : '',
        folder: way === 'the pinned copy' ? `${version}/` : '',
      })
      await expectRendered(page)
      const chunks = proxy.requests
        .map(({ path }) => path)
        .filter((path) => path.endsWith('eb-satisfaction.js'))
      expect(chunks).toEqual([`/eb/${version}/eb-satisfaction.js`])
      expect(await page.evaluate(() => EB.diagnose().base)).toBe(`${proxy.url}eb/`)
    })
  }

  test('a chunk also works as a plain ES module, without the script tag', async ({
    open,
    page,
    servers: { proxy },
  }) => {
    const { version } = await release()
    await open('empty.html')
    await page.evaluate((address) => import(address), `${proxy.url}eb/${version}/eb-satisfaction.js`)
    await append(page, 'eb-satisfaction')
    const shown = await page.evaluate(
      () => document.querySelector('eb-satisfaction')?.shadowRoot?.childNodes.length,
    )
    expect(shown).toBeGreaterThan(0)
  })
})

test.describe('script tag with data-integrity', () => {
  test.beforeEach(({ page }) => keepErrors(page))

  test('loads chunks with the right hashes', async ({ open, page, requested }) => {
    const { integrity } = await release()
    await open('plain.html', { attributes: `data-integrity="${integrity.chunks}"` })
    await expectRendered(page)
    expect(requested()).toContain('integrity.json')
    expect(requested().filter((name) => name === 'runtime.js')).toHaveLength(1)
  })

  test('refuses a changed chunk, which would run without data-integrity', async ({ open, page }) => {
    const { integrity } = await release()
    await page.route(/\/eb-satisfaction\.js/, (route) =>
      route.fulfill({
        body: 'globalThis.intruder = true',
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    const intruder = () => page.evaluate(() => 'intruder' in globalThis)
    await open('plain.html')
    await expect.poll(intruder).toBe(true)
    await open('plain.html', { attributes: `data-integrity="${integrity.chunks}"` })
    expect(await firstErrorOf(page)).toMatchObject({ code: 'chunk-missing' })
    expect(await intruder()).toBe(false)
    await expect(rating(page)).toHaveAttribute('eb-failed', 'missing')
  })

  test('refuses a changed language file', async ({ page, open }) => {
    const { integrity } = await release()
    let asked = 0
    await page.route(/\/eb-satisfaction\.en\.js/, (route) => {
      asked++
      return route.fulfill({
        body: 'globalThis.intruder = true\nexport default {}',
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await open('plain.html', { attributes: `data-integrity="${integrity.chunks}"` })
    expect(await firstErrorOf(page)).toMatchObject({ code: 'chunk-missing' })
    expect(asked).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false)
  })

  test('refuses everything if the list of hashes does not match', async ({ open, page, requested }) => {
    await open('plain.html', { attributes: 'data-integrity="sha384-AAAAAAAAAAAAAAAAAAAAAAAA"' })
    expect(await firstErrorOf(page)).toMatchObject({ code: 'chunk-missing' })
    expect(requested().filter((name) => name.endsWith('.js'))).toEqual(['eb.js'])
  })
})
