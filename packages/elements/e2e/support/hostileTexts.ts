import type { BrowserContext, Page, Route } from '@playwright/test'
import { textsOf } from './recordTexts'

declare global {
  /** What ran although it is a text. */
  var sprung: string[]
}

/**
 * Markup of the kinds that sanitisers are tested with; every part of it tells when it is read as markup. Without quotes,
 * so that it may stand in an attribute and in JSON.
 */
export const hostile = [
  '<b data-hostile>x</b>',
  '<img data-hostile src=data:,x onerror=sprung.push(/img/.source)>',
  '<svg data-hostile onload=sprung.push(/svg/.source)><title><style><!--</style></title></svg>',
  '<script data-hostile>sprung.push(/script/.source)</script>',
  '<iframe data-hostile src=javascript:parent.sprung.push(/frame/.source)></iframe>',
  '<a data-hostile href=javascript:sprung.push(/link/.source)>y</a>',
].join('')

/** What ends an attribute, too. */
const hostileQuotes = `"onfocus="sprung.push(/focus/.source)" ' onfocus='sprung.push(/focus/.source)' ${hostile}`

/** Keys whose values people read. */
const readByPeople =
  /(name|title|label|text|desc|description|remark|reason|message|location|zh|en|number|spec)$/i

/** A copy in which every text that people read ends with markup. */
export function spoiled(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return readByPeople.test(key) && value ? value + hostileQuotes : value
  if (Array.isArray(value)) return value.map((one) => spoiled(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoiled(one, name)]))
}

/** A place for what runs, from the first moment of a page on. */
export const setTrap = (page: Page) =>
  page.addInitScript(() => {
    globalThis.sprung = []
  })

/** Keys to the store are nothing that people read. */
const ofMachines = /token|credentials/

/** Keys of a store with markup in their names; a slash would begin a folder. */
const spoiledListing = (xml: string) =>
  xml.replaceAll(
    /\.png(?=<\/Key>)/g,
    '&lt;b data-hostile&gt;&lt;img data-hostile src=data:,x onerror=sprung.push(0)&gt;.png',
  )

/** From now on every answer of the gateway has markup in its texts. */
export async function spoilAnswers(context: BrowserContext): Promise<void> {
  const spoil = async (route: Route) => {
    if (ofMachines.test(route.request().url())) return route.continue()
    // The page has closed meanwhile, or the gateway fails as the test told it to: the element gets the failure.
    const answer = await route.fetch().catch(() => undefined)
    if (!answer) return route.abort()
    const type = answer.headers()['content-type'] ?? ''
    if (type.includes('xml'))
      return route.fulfill({ response: answer, body: spoiledListing(await answer.text()) })
    if (!type.includes('json')) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: spoiled(await answer.json()) })
  }
  await context.route(/\/(api|[\w-]+-api|file-service|eb-store)\//, spoil)
}

/** Markup that became elements in anything of ours, and what of it ran; what the page writes between tags is its own. */
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

/** How many texts that somebody sees or hears have the markup in them, as it was written. */
export const shownAsText = async (page: Page): Promise<number> =>
  (await textsOf(page)).filter(({ text }) => text.includes('<b data-hostile>')).length
