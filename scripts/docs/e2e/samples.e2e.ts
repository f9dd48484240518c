import { expect, test } from '../../../examples/e2e/support/test'
import { documentedSamples } from '../documented.mjs'

/** Without script tags: the page has one already. Addresses that stand for a partner's own are left as they are. */
const markupOf = (code: string) => code.replace(/<script[\s\S]*?<\/script>/g, '')

/** What the page's own data or another gateway would change: not the sample's fault. */
const isOfData = (code: string) => !/^(invalid|attribute|property|tag|configuration)/.test(code)

test.describe('HTML samples of the documentation', () => {
  test('each runs on a page with the script tag: its elements are there, and nobody complains about it', async ({
    page,
    signIn,
    elementErrors,
  }) => {
    const samples = documentedSamples(['html'])
    expect(samples.length).toBeGreaterThan(50)
    await signIn('admin')
    await page.route('**/sample', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><html lang="zh-CN"><script src="/eb/eb.js" crossorigin></script><body>',
      }),
    )
    await page.goto('/sample')
    const complaints: string[] = []
    for (const { title, code } of samples) {
      elementErrors.length = 0
      const undefinedTags = await page.evaluate(async (html) => {
        document.body.innerHTML = html
        await EB.ready()
        return [...document.querySelectorAll('body *')]
          .map(({ localName }) => localName)
          .filter((name) => name.startsWith('eb-') && !customElements.get(name))
      }, markupOf(code))
      complaints.push(...undefinedTags.map((tag) => `${title}: ${tag} is not defined`))
      complaints.push(
        ...elementErrors.filter(({ code }) => !isOfData(code)).map(({ message }) => `${title}: ${message}`),
      )
    }
    const reports = await page.evaluate(async () => {
      await EB.diagnose().checked
      return EB.diagnose().configuration?.map(({ code, message }) => `${code}: ${message}`)
    })
    expect(complaints.concat(reports ?? [])).toEqual([])
  })
})
