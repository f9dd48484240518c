import { expectRendered } from './support/element'
import { release } from './support/release'
import { expect, test } from './support/test'

test.describe('script tag on difficult pages', () => {
  test('F-LO-4 the same script twice: the first one is used, and the second one reports it', async ({
    page,
    open,
  }) => {
    await open('twice.html')
    await expectRendered(page)
    const { version } = await release()
    const { reports, same } = await page.evaluate(() => ({
      reports: EB.diagnose().reports,
      same: EB === (globalThis as unknown as { firstCopy: unknown }).firstCopy,
    }))
    expect(same).toBe(true)
    expect(reports).toEqual([{ code: 'loaded-twice', message: `${version} ignored: ${version} came first` }])
  })

  test('F-LO-4 a second version: the first definition stays, and nothing throws', async ({
    page,
    open,
    servers: { proxy },
  }) => {
    const { version } = await release()
    const other = version.replace(/^\d+/, '9')
    let served = 0
    await page.route(`**/${other}/eb.js`, async (route) => {
      const script = await (await fetch(`${proxy.url}eb/eb.js`)).text()
      served++
      const headers = { 'access-control-allow-origin': '*' }
      await route.fulfill({
        body: script.replaceAll(version, other),
        contentType: 'text/javascript',
        headers,
      })
    })
    await open('twice.html', { folder: `${other}/` })
    await expectRendered(page)
    expect(served).toBe(1)
    expect(await page.evaluate(() => EB.version)).toBe(version)
    expect(await page.evaluate(() => EB.diagnose().reports)).toEqual([
      { code: 'loaded-twice', message: `${other} ignored: ${version} came first` },
    ])
    expect(proxy.requests.filter(({ path }) => path.includes(other))).toEqual([])
  })

  test('F-LO-5 an AMD loader gets no registration from it, and require() of the script works', async ({
    page,
    open,
  }) => {
    await open('amd.html')
    await expectRendered(page)
    await expect.poll(() => page.evaluate(() => 'requiredAgain' in globalThis)).toBe(true)
    const amd = await page.evaluate(() => ({
      present: Boolean((globalThis as unknown as { define?: { amd?: object } }).define?.amd),
      defined: 'definedByAmd' in globalThis,
      reports: EB.diagnose().reports.map(({ code }) => code),
    }))
    expect(amd).toEqual({ present: true, defined: false, reports: ['loaded-twice'] })
  })

  test('F-LO-6 elements work with polluted prototypes and a replaced Promise', async ({ page, open }) => {
    await open('polluted.html')
    await expectRendered(page)
    const fault = await page.evaluate(() => ({
      prototype: 'extend' in {},
      promise: String(Promise).includes('native code'),
      reports: EB.diagnose().reports,
    }))
    expect(fault).toEqual({ prototype: true, promise: false, reports: [] })
    await page.evaluate(async () => {
      document.querySelector('form')?.append(document.createElement('eb-satisfaction'))
      await EB.ready()
    })
  })

  for (const file of ['csp.html', 'csp-nonce.html']) {
    test(`F-LO-7 works under the strict policy of ${file}, with and without data-integrity`, async ({
      page,
      open,
    }) => {
      const violations: string[] = []
      await page.exposeBinding('reportViolation', (_source, text: string) => violations.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          (globalThis as unknown as { reportViolation(text: string): void }).reportViolation(
            `${event.violatedDirective} ${event.blockedURI}`,
          ),
        )
      })
      const { integrity } = await release()
      for (const attributes of ['', `data-integrity="${integrity.chunks}"`]) {
        violations.length = 0
        await open(file, { attributes })
        await expectRendered(page)
        // The page's own inline script: the policy is in force.
        expect(violations).toEqual(['script-src-elem inline'])
        expect(await page.evaluate(() => 'inlineRan' in globalThis)).toBe(false)
      }
    })
  }

  test('F-LO-8 works in a sandboxed frame without storage, and says once that it is blocked', async ({
    page,
    open,
    servers: { proxy },
  }) => {
    const warnings: string[] = []
    const isOurs = /浏览器不让这个网页保存数据|keeps no data for this page/
    page.on('console', (message) => isOurs.test(message.text()) && warnings.push(message.text()))
    await open('sandbox.html')
    const frame = page.frameLocator('#frame')
    await expect
      .poll(() => frame.locator('#rating').evaluate((element) => element.shadowRoot?.childNodes.length ?? 0))
      .toBeGreaterThan(0)
    const inside = await frame.locator('#rating').evaluate(async () => {
      let storage = 'there'
      try {
        localStorage.getItem('x')
      } catch (error) {
        storage = (error as Error).name
      }
      const { reports } = EB.diagnose()
      const codes = async () => (await EB.diagnose().checked)?.map(({ code }) => code)
      return { storage, origin: self.origin, reports, checked: await codes(), again: await codes() }
    })
    // a frame of this kind is no page of ours to the gateway either
    const checked = ['token-missing', 'storage-blocked']
    expect(inside).toEqual({ storage: 'SecurityError', origin: 'null', reports: [], checked, again: checked })
    expect(warnings).toHaveLength(1)
    expect(proxy.requests.some(({ headers }) => headers.origin === 'null')).toBe(true)
  })

  test('F-LO-11 works on a plain-http host that is not loopback', async ({ page, open }) => {
    await open('plain.html', { hostName: 'front-desk.test' })
    await expectRendered(page)
    const context = await page.evaluate(() => ({
      secure: isSecureContext,
      subtle: typeof crypto.subtle,
      host: location.hostname,
      told: EB.diagnose().secure,
    }))
    expect(context).toEqual({ secure: false, subtle: 'undefined', host: 'front-desk.test', told: false })
  })

  test('a page keeps its own EB, and elements work', async ({ page, open }) => {
    await page.addInitScript(() => Object.assign(globalThis, { EB: { mine: true } }))
    await open('plain.html')
    await expectRendered(page)
    expect(await page.evaluate(() => EB)).toEqual({ mine: true })
  })
})
