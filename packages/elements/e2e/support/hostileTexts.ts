import type { BrowserContext, Page, Route } from '@playwright/test'
import { textsOf } from './recordTexts'

declare global {
  /** Scripts that ran although they were inside a text, by where the text came from. */
  var sprung: string[]
}

/**
 * Markup of the kinds that are used to test sanitisers. Each part is detected if the browser interprets it. It contains no
 * quotes, so that it can be in an attribute and in JSON.
 *
 * @param source what its scripts report: the page's own markup may be interpreted by the page, an answer never
 */
const hostileFrom = (source: 'page' | 'answer') =>
  [
    '<b data-hostile>x</b>',
    `<img data-hostile src=data:,x onerror=sprung.push(/${source}-img/.source)>`,
    `<svg data-hostile onload=sprung.push(/${source}-svg/.source)><title><style><!--</style></title></svg>`,
    `<script data-hostile>sprung.push(/${source}-script/.source)</script>`,
    `<iframe data-hostile src=javascript:parent.sprung.push(/${source}-frame/.source)></iframe>`,
    `<a data-hostile href=javascript:sprung.push(/${source}-link/.source)>y</a>`,
  ].join('')

/** In texts of the page. */
export const hostile = hostileFrom('page')

/** In texts of answers: the same, with a quote that ends an attribute. */
export const hostileAnswer = `"onfocus="sprung.push(/answer-focus/.source)" ' onfocus='sprung.push(/answer-focus/.source)' ${hostileFrom('answer')}`

/** Keys whose values programs compare, look up or load; with markup in them nothing is shown at all. */
const readByMachines =
  /(id|ids|key|keys|value|values|code|type|types|status|state|mode|kind|url|urls|path|prefix|route|permission|permissions|locale|token|version)$/i

/** So are days and times, constants such as `WAIT_PAY` and the kinds of places of a map, and addresses are loaded. */
const machineValue =
  /^(\d{4}-\d\d(-\d\d.*)?|\d\d:\d\d(:\d\d)?|[A-Z][A-Z\d_]*|province|city|district|\w+:\/\/\S*|\/\S*|)$/

const isForPeople = (key: string, value: string) => !readByMachines.test(key) && !machineValue.test(value)
const isLabel = (key: string) => /^(zh|en|labels)$/.test(key)

/** How many texts have been spoiled so far: a check that none became markup says nothing without it. */
export interface Spoiling {
  readonly texts: number
}

/** A copy with markup in every text but those for machines. @param onSpoil called for each text of people */
export function spoiled(value: unknown, onSpoil: () => void, isText = isForPeople, key = ''): unknown {
  if (typeof value === 'string') {
    if (!isText(key, value)) return value
    onSpoil()
    // the kind of a file is at the end of its name
    return /\.\w{1,5}$/.test(value) ? hostileAnswer + value : value + hostileAnswer
  }
  if (Array.isArray(value)) return value.map((one) => spoiled(one, onSpoil, isText, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, spoiled(one, onSpoil, isText, name)]),
  )
}

/** Records scripts that run, from the start of a page. */
export const setTrap = (page: Page) =>
  page.addInitScript(() => {
    globalThis.sprung = []
  })

/** Storage keys are not shown to people. */
const ofMachines = /token|credentials/

const hostileName =
  '&lt;b data-hostile&gt;&lt;img data-hostile src=data:,x onerror=sprung.push(`answer-img`)&gt;'

/** Storage keys with markup in the names of files; a slash would start a folder. */
const spoiledListing = (xml: string, onSpoil: () => void) =>
  xml.replaceAll(/<Key>([^<]*(?:\/|%2F))?([^<]+)<\/Key>/gi, (_, folder = '', name) => {
    onSpoil()
    return `<Key>${folder}${hostileName}${name}</Key>`
  })

/** Undefined: no JSON, although the answer says so, which is one of the faults that tests put in. */
function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Definitions of pages, and figures: what is no label there says how they work. */
const labelsOnly = /\/eb\/(page|report)\?/

/** Adds markup to the texts of every answer of the gateway from now on. */
export async function spoilAnswers(context: BrowserContext): Promise<Spoiling> {
  const counted = { texts: 0 }
  const count = () => {
    counted.texts++
  }
  const spoil = async (route: Route) => {
    if (ofMachines.test(route.request().url())) return route.continue()
    // The page has closed, or the test makes the gateway fail: pass the failure on to the element.
    const answer = await route.fetch().catch(() => undefined)
    if (!answer) return route.abort()
    const type = answer.headers()['content-type'] ?? ''
    if (type.includes('xml'))
      return route.fulfill({ response: answer, body: spoiledListing(await answer.text(), count) })
    const read = type.includes('json') ? parsed(await answer.text()) : undefined
    const isText = labelsOnly.test(route.request().url()) ? isLabel : isForPeople
    return route.fulfill({
      response: answer,
      ...(read && { json: spoiled(read.value, count, isText) }),
    })
  }
  await context.route(/\/(api|[\w-]+-api|file-service|eb-store)\//, spoil)
  return counted
}

/**
 * Elements that the markup became, and the scripts that ran.
 *
 * @param where in elements: the page's own markup is excluded
 */
export const becameMarkup = (
  page: Page,
  where: 'in elements' | 'everywhere' = 'in elements',
): Promise<string[]> =>
  page.evaluate((where) => {
    const found: string[] = []
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (root !== document || where === 'everywhere') {
          if (element.hasAttribute('data-hostile')) found.push(element.outerHTML.slice(0, 60))
          for (const { name } of element.attributes)
            if (/^on./.test(name)) found.push(`${element.localName} ${name}`)
        }
        if (element.shadowRoot) visit(element.shadowRoot)
      }
    }
    visit(document)
    const isPagesOwn = document.querySelector('[data-hostile]') !== null
    return [...found, ...sprung.filter((script) => !isPagesOwn || !script.startsWith('page-'))]
  }, where)

/** Number of visible or announced texts that contain the markup as text. @param source whose: by default anybody's */
export const shownAsText = async (page: Page, source?: 'answer'): Promise<number> =>
  (await textsOf(page)).filter(
    ({ text }) => text.includes('<b data-hostile>') && (!source || text.includes(`${source}-img`)),
  ).length
