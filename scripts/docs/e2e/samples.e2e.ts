import { shareOf } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { documentedSamples } from '../documented.mjs'
import { functionOf, markupFor, runsElsewhere, type Sample } from './support/runSample'

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/
const scripts = /<script[\s\S]*?<\/script>/g

/** Without script tags: the page has one already. Addresses that stand for a partner's own are left as they are. */
const markupOf = (code: string) => code.replace(scripts, '')

/** With its inline scripts, and with the script tag of this gateway. */
const documentOf = (code: string) =>
  `<!doctype html><html lang="zh-CN"><body>${code.replace(scripts, (tag) => (inlineScript.test(tag) ? tag : ''))}
  <script src="/eb/eb.js" crossorigin></script>`

/** What the page's own data or another gateway would change: not the sample's fault. */
const isOfData = (code: string) => !/^(invalid|attribute|property|tag|configuration)/.test(code)

async function openEmpty(page: Page, body = documentOf('')): Promise<void> {
  await page.unrouteAll()
  await page.route('**/sample', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/sample')
}

/** What the loader says of tags, attributes and settings. */
const reportsOf = (page: Page) =>
  page.evaluate(async () => {
    await EB.ready()
    await EB.diagnose().checked
    return EB.diagnose().configuration?.map(({ code, message }) => `${code}: ${message}`) ?? []
  })

/** Shows HTML; the tags in it that nothing defines. */
const show = (page: Page, html: string) =>
  page.evaluate(async (text) => {
    document.body.innerHTML = text
    await EB.ready()
    return [...document.querySelectorAll('body *')]
      .map(({ localName }) => localName)
      .filter((name) => name.startsWith('eb-') && !customElements.get(name))
  }, html)

test.describe('samples of the documentation', () => {
  test('HTML runs on a page with the script tag: its elements are there, and nobody complains about it', async ({
    page,
    signIn,
    elementErrors,
  }) => {
    const samples = documentedSamples(['html'])
    expect(samples.length).toBeGreaterThan(50)
    await signIn('admin')
    await openEmpty(page)
    const found: string[] = []
    for (const { title, code } of samples) {
      elementErrors.length = 0
      found.push(...(await show(page, markupOf(code))).map((tag) => `${title}: ${tag} is not defined`))
      found.push(
        ...elementErrors.filter(({ code }) => !isOfData(code)).map(({ message }) => `${title}: ${message}`),
      )
    }
    expect(found.concat(await reportsOf(page))).toEqual([])
  })

  test('inline scripts of HTML run, before the script tag as after it', async ({
    page,
    signIn,
    elementErrors,
  }) => {
    const samples = documentedSamples(['html']).filter(({ code }) => inlineScript.test(code))
    expect(samples.length).toBeGreaterThan(2)
    await signIn('admin')
    // the partner's own menu
    await page.addInitScript(() => Object.assign(window, { menu: [{ menuId: 1, menuName: '票务' }] }))
    const found: string[] = []
    for (const { title, code } of samples) {
      elementErrors.length = 0
      await openEmpty(page, documentOf(code))
      found.push(...(await reportsOf(page)).map((text) => `${title}: ${text}`))
      found.push(
        ...elementErrors.filter(({ code }) => !isOfData(code)).map(({ message }) => `${title}: ${message}`),
      )
    }
    expect(found).toEqual([])
  })

  test('JavaScript runs on a page that has its elements', async ({ page, signIn, elementErrors }) => {
    const samples: Sample[] = documentedSamples(['js']).filter((sample) => !runsElsewhere(sample))
    expect(samples.length).toBeGreaterThan(40)
    const share = shareOf(samples, 6, 'samples of JavaScript')
    test.setTimeout(30_000 + share.length * 5_000)
    const html = new Map<string, string>()
    for (const { page: name, code } of documentedSamples(['html']))
      html.set(name, `${html.get(name) ?? ''}${markupOf(code)}`)
    await signIn('admin')
    const found: string[] = []
    for (const sample of share) {
      elementErrors.length = 0
      await openEmpty(page)
      await show(page, `${html.get(sample.page) ?? ''}${markupFor(sample)}`)
      const error = await run(page, await functionOf(sample))
      if (error) found.push(`${sample.title}: ${error}`)
      found.push(
        ...elementErrors
          .filter(({ code }) => !isOfData(code))
          .map(({ message }) => `${sample.title}: ${message}`),
      )
    }
    expect(found).toEqual([])
  })
})

/** Runs code until it ends, or until it waits for a person: then its dialog is there. @returns what it threw */
const run = (page: Page, body: string) =>
  page.evaluate(async (code) => {
    // stands for the partner's own functions and values
    const stub: unknown = new Proxy(() => stub, {
      get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : stub),
    })
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor
    const { showModal } = HTMLDialogElement.prototype
    const waits = new Promise<string>((resolve) => {
      HTMLDialogElement.prototype.showModal = function () {
        resolve('')
        showModal.call(this)
      }
    })
    const start = async () => new AsyncFunction('around', code)({ stub })
    const ends = start().then(
      () => '',
      (error: unknown) => String(error),
    )
    const error = await Promise.race([ends, waits])
    await EB.ready()
    return error
  }, body)
