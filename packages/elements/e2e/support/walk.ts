import { expect, type Page, test } from '@playwright/test'
import type { ElementRecord, Entry } from './ElementRecord'
import { foreignTexts } from './foreignTexts'
import type { Language, Theme } from './languages'
import { type PageState, pageState } from './leftBehind'
import { illegibleTexts } from './legibility'
import type { Place } from './Place'
import { textsOf } from './recordTexts'

/** How much of an element the suite covers. */
export interface Extent {
  readonly themes: readonly Theme[]
  /** Runs all openings and checks the form entries; otherwise only the first opening. */
  readonly isWhole: boolean
}

/**
 * Openings and themes do not depend on the language. So the suite runs everything in Chinese, and in English only the
 * first opening in the light theme. The soak runs everything in both.
 */
export const extentOf = (language: Language): Extent =>
  language === 'zh' || process.env.EB_SOAK
    ? { themes: ['dark', 'light'], isWhole: true }
    : { themes: ['light'], isWhole: false }

const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)

/** Colours of all parts of an element. */
const coloursOf = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const roots = [...document.querySelectorAll(name)].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const inner = roots.flatMap((root) => [...root.querySelectorAll('*')])
    return inner.map((element) => {
      const { color, backgroundColor, fill } = getComputedStyle(element)
      return [color, backgroundColor, fill].join()
    })
  }, tag)

/** Checks that the texts are legible in each theme, and that the themes differ. */
async function lookAt(place: Place, what: string, { isEmpty }: ElementRecord, themes: Extent['themes']) {
  const { page, tag } = place
  const colours: string[][] = []
  for (const theme of themes) {
    await setTheme(page, theme)
    const illegible = () => illegibleTexts(page, tag)
    await expect.soft
      .poll(illegible, { message: `${what}, ${theme}: hard to read`, timeout: 3000 })
      .toEqual([])
    colours.push(await coloursOf(page, tag))
  }
  if (!isEmpty && themes.length > 1)
    expect.soft(colours[0], `${what}: dark differs from light`).not.toEqual(colours[1])
  await textsOf(page)
}

async function expectEntries({ page, language }: Place, { form }: ElementRecord): Promise<void> {
  if (!form) return
  const expected: readonly Entry[] = typeof form === 'function' ? form(language) : form
  const entries = () =>
    page.evaluate(() =>
      [...new FormData(document.querySelector('form') as HTMLFormElement)].map(([name, value]) => [
        name,
        String(value),
      ]),
    )
  const matching = expected.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : expect.stringMatching(value),
  ])
  await expect.soft.poll(entries, { message: 'what the form gets', timeout: 5000 }).toEqual(matching)
}

/** Removes the element and checks that nothing is left in the page or in its shadow root. */
async function expectGone({ page, element }: Place, before: PageState): Promise<void> {
  const handle = await element.elementHandle()
  await page.evaluate(() => document.getElementById('place')?.replaceChildren())
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
  await expect.soft
    .poll(() => pageState(page), { message: 'left in the page', timeout: 5000 })
    .toEqual(before)
  const inner = () =>
    handle?.evaluate((removed: HTMLElement) =>
      [...(removed.shadowRoot?.querySelectorAll('*') ?? [])]
        .filter(
          (inner) =>
            inner.parentElement?.matches('.eb-element *, .eb-element') && inner.localName !== 'style',
        )
        .map(({ localName }) => localName),
    )
  await expect.soft.poll(inner, { message: 'left in its shadow root', timeout: 5000 }).toEqual([])
}

/** All checks of an element, on an open page without other elements. */
export async function walk(record: ElementRecord, place: Place, extent: Extent): Promise<void> {
  const { page, language } = place
  const before = await pageState(page)
  await page.evaluate((html) => {
    const target = document.getElementById('place')
    if (target) target.innerHTML = html
  }, record.markup(place.word))
  const isDefined = () => page.evaluate((tag) => customElements.get(tag) !== undefined, record.tag)
  await expect.poll(isDefined, { message: `${record.tag} is defined` }).toBe(true)
  const failure = await failureOf(() => liveThrough(record, place, before, extent))
  // Reported even if something else failed.
  if (!page.isClosed()) {
    const foreign = await foreignTexts(await textsOf(page), language)
    expect.soft(foreign, 'texts of the other language').toEqual([])
  }
  if (failure) throw failure
}

async function liveThrough(
  record: ElementRecord,
  place: Place,
  before: PageState,
  { themes, isWhole }: Extent,
): Promise<void> {
  if (record.shown) await record.shown(place)
  await lookAt(place, 'as it comes', record, themes)
  for (const [what, open] of Object.entries(record.openings).slice(0, isWhole ? undefined : 1))
    await test.step(what, async () => {
      await open(place)
      await lookAt(place, what, record, themes)
      await place.closeAll()
      place.proxy.reset()
    })
  if (isWhole) await expectEntries(place, record)
  await expectGone(place, before)
}

/** The error of some work, or undefined. */
const failureOf = (work: () => Promise<void>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error) => error,
  )
