import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page as PageDefinition } from '@ebkit/domain'
import type { Browser, Page } from '@playwright/test'
import { untilAtRest } from '../../../../examples/e2e/support/untilAtRest'
import { walkThrough } from '../support/walk'
import { openDialogs } from './dialogs'
import type { Mode } from './modes'

export interface TourOptions {
  readonly url: string
  readonly account: string
  readonly language: string
  readonly folder: string
  readonly modes: readonly Mode[]
  /** What buttons open is pictured too. Default false. */
  readonly dialogs?: boolean | undefined
  readonly applications: readonly { readonly name: string; readonly pages: readonly PageDefinition[] }[]
}

/** A page of the tour, and its pictures by the names of their modes. */
export interface Pictured {
  readonly application: string
  readonly route: string
  /** Paths below the folder. */
  readonly pictures: Readonly<Record<string, string>>
}

/** Signs in, walks through the pages, and takes pictures of each in each of the modes. What is wrong is printed. */
export async function takePictures(browser: Browser, options: TourOptions): Promise<readonly Pictured[]> {
  const context = await browser.newContext({ baseURL: options.url, locale: 'zh-CN', reducedMotion: 'reduce' })
  await context.addInitScript((language) => {
    if (location.protocol !== 'about:') localStorage.setItem('ebkit.console.language', language)
  }, options.language)
  const page = await context.newPage()
  const permissions = await signIn(page, options)
  const pictured: Pictured[] = []
  for (const { name, pages } of options.applications) {
    const { problems, ...counts } = await walkThrough(page, pages, {
      permissions,
      onPage: async ({ route }) => {
        const picture = async (title: string) => {
          pictured.push({
            application: name,
            route: title,
            pictures: await picturesOf(page, name, title, options),
          })
        }
        await picture(route)
        if (options.dialogs) await openDialogs(page, (words) => picture(`${route} ${words}`))
      },
    })
    console.log(`${name}: ${JSON.stringify(counts)}`)
    // What a page declares is compared in Chinese.
    if (options.language === 'zh') for (const problem of problems) console.log(`  ${problem}`)
  }
  await context.close()
  return pictured
}

/** @returns the account's permissions */
async function signIn(page: Page, { account, modes }: TourOptions): Promise<readonly string[]> {
  if (modes[0]) await page.setViewportSize(modes[0])
  const headers = { 'x-eb-client': 'ebkit/tour' }
  const answer = await page.request.post('/api/session', { data: { account, password: 'demo1234' }, headers })
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${answer.status()}`)
  await page.goto('/')
  const session = await (await page.request.get('/api/session', { headers })).json()
  return (session as { data: { permissions: string[] } }).data.permissions
}

async function picturesOf(
  page: Page,
  application: string,
  route: string,
  { folder, modes }: TourOptions,
): Promise<Readonly<Record<string, string>>> {
  const pictures: Record<string, string> = {}
  for (const mode of modes) {
    const file = `${mode.name}/${application}/${fileName(route)}.jpg`
    await mkdir(join(folder, mode.name, application), { recursive: true })
    await page.setViewportSize(mode)
    await page.emulateMedia({ colorScheme: mode.theme })
    await untilDrawn(page)
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 85 })
    pictures[mode.name] = file
  }
  if (modes.length > 1 && modes[0]) await page.setViewportSize(modes[0])
  return pictures
}

/** `/ticket/list/{type}` is `ticket-list-type`. */
const fileName = (title: string) =>
  title.replaceAll(/[^\w\u4e00-\u9fff]+/g, '-').replaceAll(/^-|-$/g, '') || 'start'

/** Waits for a further frame, for pictures in the window and for what moves. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = [...document.images].filter((one) => one.checkVisibility() && one.loading !== 'lazy')
    await Promise.all(shown.map((one) => one.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await untilAtRest(page)
}
