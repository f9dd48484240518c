import type { BrowserContext, Page, Route } from '@playwright/test'
import { textsOf } from './recordTexts'

declare global {
  /** Scripts that ran although they were inside a text. */
  var sprung: string[]
}

/**
 * Markup of the kinds that are used to test sanitisers. Each part is detected if the browser interprets it. It contains no
 * quotes, so that it can be in an attribute and in JSON.
 */
export const hostile = [
  '<b data-hostile>x</b>',
  '<img data-hostile src=data:,x onerror=sprung.push(/img/.source)>',
  '<svg data-hostile onload=sprung.push(/svg/.source)><title><style><!--</style></title></svg>',
  '<script data-hostile>sprung.push(/script/.source)</script>',
  '<iframe data-hostile src=javascript:parent.sprung.push(/frame/.source)></iframe>',
  '<a data-hostile href=javascript:sprung.push(/link/.source)>y</a>',
].join('')

/** The same, with a quote that ends an attribute. */
const hostileQuotes = `"onfocus="sprung.push(/focus/.source)" ' onfocus='sprung.push(/focus/.source)' ${hostile}`

/** Keys whose values are shown to people. */
const readByPeople =
  /(name|title|label|text|desc|description|remark|reason|message|msg|intro|location|zh|en|number|spec)$/i

/** A copy with markup at the end of every text that is shown to people. */
export function spoiled(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return readByPeople.test(key) && value ? value + hostileQuotes : value
  if (Array.isArray(value)) return value.map((one) => spoiled(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoiled(one, name)]))
}

/** Records scripts that run, from the start of a page. */
export const setTrap = (page: Page) =>
  page.addInitScript(() => {
    globalThis.sprung = []
  })

/** Storage keys are not shown to people. */
const ofMachines = /token|credentials/

/** Storage keys with markup in their names; a slash would start a folder. */
const spoiledListing = (xml: string) =>
  xml.replaceAll(
    /\.png(?=<\/Key>)/g,
    '&lt;b data-hostile&gt;&lt;img data-hostile src=data:,x onerror=sprung.push(0)&gt;.png',
  )

/** Undefined: no JSON, although the answer says so, which is one of the faults that tests put in. */
function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Adds markup to the texts of every answer of the gateway from now on. */
export async function spoilAnswers(context: BrowserContext): Promise<void> {
  const spoil = async (route: Route) => {
    if (ofMachines.test(route.request().url())) return route.continue()
    // The page has closed, or the test makes the gateway fail: pass the failure on to the element.
    const answer = await route.fetch().catch(() => undefined)
    if (!answer) return route.abort()
    const type = answer.headers()['content-type'] ?? ''
    if (type.includes('xml'))
      return route.fulfill({ response: answer, body: spoiledListing(await answer.text()) })
    const read = type.includes('json') ? parsed(await answer.text()) : undefined
    return route.fulfill(read ? { response: answer, json: spoiled(read.value) } : { response: answer })
  }
  await context.route(/\/(api|[\w-]+-api|file-service|eb-store)\//, spoil)
}

/** Elements that the markup became inside our elements, and the scripts that ran. The page's own markup is excluded. */
export const becameMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (root !== document) {
          if (element.hasAttribute('data-hostile')) found.push(element.outerHTML.slice(0, 60))
          for (const { name } of element.attributes)
            if (/^on./.test(name)) found.push(`${element.localName} ${name}`)
        }
        if (element.shadowRoot) visit(element.shadowRoot)
      }
    }
    visit(document)
    return document.querySelector('[data-hostile]') ? found : [...found, ...sprung]
  })

/** Number of visible or announced texts that contain the markup as text. */
export const shownAsText = async (page: Page): Promise<number> =>
  (await textsOf(page)).filter(({ text }) => text.includes('<b data-hostile>')).length
