import { applications, createMissingRights, type Page as PageDefinition } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { Page } from '@playwright/test'

const missingRights = createMissingRights(applications)
const resources = new Map(
  applications.flatMap((application) => application.resources.map((resource) => [resource.name, resource])),
)

/** What a walk has seen. */
export interface Walk {
  pages: number
  /** Pages that the user may not open, and that say so. */
  refused: number
  /** Pages behind the gate of enterprise messaging, which is closed. */
  gated: number
  /** Pages that say that they are not built. */
  unbuilt: number
  /** Columns and fields that were compared. */
  compared: number
  /** Columns and fields whose values no code computes yet: they are left out. */
  leftOut: number
  /** What is wrong, with the route. */
  readonly problems: string[]
}

/** A path of a route: of its parameters only those that it needs, with a value that leads nowhere where they are keys. */
export const addressOf = (route: string) =>
  route
    .replaceAll(/\/\{\w+\?\}/g, '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (/type|status/i.test(name) ? 'all' : 'none'))

/** The fields that a page promises: of a list its columns, of a form those that are always there. */
function fieldsOf(page: PageDefinition): readonly Field[] {
  const resource = 'resource' in page ? resources.get(page.resource ?? '') : undefined
  const fields = (names: readonly string[]) =>
    names.flatMap((name) => resource?.fields.find((field) => field.name === name) ?? [])
  if (page.kind === 'list') {
    const [first, ...others] = fields(page.columns)
    // A picture stands with the name of its row, without a heading.
    return first?.type === 'image' ? others : fields(page.columns)
  }
  if (page.kind !== 'form' && page.kind !== 'settings') return []
  return fields(page.sections.flatMap((section) => section.fields)).filter(
    ({ showIf, readOnly }) => !showIf && !readOnly,
  )
}

/** What stands on the page that is shown. */
interface Shown {
  readonly heading: string
  readonly text: string
  readonly alerts: readonly string[]
}

/** Waits until the page at an address is shown and nothing on it is loading. */
async function settled(page: Page, path: string): Promise<Shown> {
  const shown = await page.waitForFunction(
    (path) => {
      const tab = document.querySelector('.eb-page-tabs [aria-current=page]')?.getAttribute('href')
      const place = document.querySelector<HTMLElement>('.eb-page:not([hidden])')
      if (tab?.replace(/\?.*/, '') !== `#${path}` || !place) return
      if (place.querySelector('[aria-busy=true], .eb-skeleton') || !place.querySelector('h1, h2')) return
      return {
        heading: place.querySelector('h1')?.textContent ?? '',
        text: place.innerText,
        alerts: [...place.querySelectorAll<HTMLElement>('[role=alert]')].map((one) => one.innerText.trim()),
      }
    },
    path,
    { timeout: 20_000 },
  )
  return (await shown.jsonValue()) as Shown
}

/** A store that has named no page for a frame is told so. */
const isUnset = ({ kind }: PageDefinition, alert: string) =>
  kind === 'frame' && alert.startsWith('页面地址错误')

/** What is wrong with a page, compared with its definition. */
function problemsOf(definition: PageDefinition, shown: Shown, walk: Walk): readonly string[] {
  const { heading, text, alerts } = shown
  const isKeyed = definition.route !== addressOf(definition.route) || 'param' in definition
  const isGated = text.includes('申请开通并授权')
  if (isGated) {
    walk.gated++
    return []
  }
  const title = definition.title.zh
  const problems = heading.includes(title) || isKeyed ? [] : [`title “${heading}”, not “${title}”`]
  if (text.includes('还没有做好')) {
    walk.unbuilt++
    return problems
  }
  if (isKeyed) return problems
  const fields = fieldsOf(definition)
  const absent = fields.filter(({ label }) => !text.includes(label.zh))
  const missing = absent.filter(({ computed }) => !computed).map(({ label }) => label.zh)
  walk.compared += fields.length
  walk.leftOut += absent.length - missing.length
  return [
    ...problems,
    ...(missing.length ? [`without ${missing.join(', ')}`] : []),
    ...alerts.filter((alert) => alert && !isUnset(definition, alert)).map((alert) => `says “${alert}”`),
  ]
}

/**
 * Opens pages one after another in the console that is open, and compares each with its definition.
 *
 * @param permissions of the user: what they do not allow must be refused
 */
export async function walkThrough(
  page: Page,
  definitions: readonly PageDefinition[],
  permissions: readonly string[],
): Promise<Walk> {
  const walk: Walk = { pages: 0, refused: 0, gated: 0, unbuilt: 0, compared: 0, leftOut: 0, problems: [] }
  const messages: string[] = []
  page.on('console', (message) => {
    // A key that leads nowhere is answered with 404, and the browser says so by itself.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) messages.push(message.text())
  })
  for (const definition of definitions) {
    const { route } = definition
    const path = addressOf(route)
    walk.pages++
    await page.evaluate((path) => {
      location.hash = path
    }, path)
    const shown = await settled(page, path).catch((error: Error) => error)
    walk.problems.push(...messages.splice(0).map((message) => `${route}: ${message}`))
    if (shown instanceof Error) {
      walk.problems.push(`${route}: does not come to rest: ${shown.message.split('\n')[0]}`)
      continue
    }
    const isRefused = shown.text.includes('你没有看这个页面的权限')
    if (isRefused) walk.refused++
    const mayOpen = missingRights(definition, permissions).length === 0
    if (isRefused === mayOpen) walk.problems.push(`${route}: ${mayOpen ? 'refused' : 'not refused'}`)
    else if (!isRefused)
      walk.problems.push(...problemsOf(definition, shown, walk).map((problem) => `${route}: ${problem}`))
  }
  return walk
}
