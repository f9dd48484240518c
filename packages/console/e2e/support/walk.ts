import { applications, createMissingRights, type Page as PageDefinition } from '@ebkit/domain'
import type { Page } from '@playwright/test'
import { filledAddress } from './addressOf'
import { createMayWrite } from './declared'
import { firstRowReader } from './firstRow'
import { partProblems } from './partProblems'
import { type Shown, settled } from './settled'
import { violationsOf } from './violations'
import { newWalk, type Visit, type Walk } from './walkResult'

const missingRights = createMissingRights(applications)
const mayWrite = createMayWrite(applications)
const resources = new Map(
  applications.flatMap((application) => application.resources.map((each) => [each.name, each] as const)),
)
const definitions = new Map(
  applications.flatMap(({ pages }) => pages.map((each) => [each.route, each] as const)),
)

export interface WalkOptions {
  /** Of the user: what they do not allow must be refused. */
  readonly permissions: readonly string[]
  /** Those from roles of the brand. Default: all. */
  readonly brandPermissions?: readonly string[]
  /** Also looks for violations of accessibility, on each page. Default false. */
  readonly isAccessible?: boolean
  /** Does not compare pages with their definitions, whose labels it knows in Chinese only. Default false. */
  readonly isVisitOnly?: boolean
  /** Called while a page is shown, at rest or not. */
  onPage?(definition: PageDefinition): Promise<void>
}

/** Opens pages one after another in the console that is open, and compares each with its definition. */
export async function walkThrough(
  page: Page,
  definitions: readonly PageDefinition[],
  options: WalkOptions,
): Promise<Walk> {
  const walk = newWalk()
  const messages: string[] = []
  page.on('console', (message) => {
    // A key that leads nowhere is answered with 404, and the browser and the form say so.
    const isOfBrowser = /status of 404|ERROR : 404/.test(message.text())
    // A store that has named no page for a frame is told so, in the console too.
    const isUnsetFrame = message.text().includes('address-error')
    if (['error', 'warning'].includes(message.type()) && !isOfBrowser && !isUnsetFrame)
      messages.push(message.text())
  })
  for (const definition of definitions) {
    const problems = await visit(page, definition, options, walk).catch((error: Error) => [
      `does not come to rest: ${error.message.split('\n')[0]}`,
    ])
    await options.onPage?.(definition)
    const all = [...problems, ...messages.splice(0)]
    walk.problems.push(...all.map((problem) => `${definition.route}: ${problem}`))
  }
  return walk
}

/** Opens one page. @returns what is wrong with it */
async function visit(
  page: Page,
  opened: PageDefinition,
  { permissions, brandPermissions = permissions, isAccessible, isVisitOnly }: WalkOptions,
  walk: Walk,
): Promise<readonly string[]> {
  walk.pages++
  const mayOpen = missingRights(opened, permissions).length === 0
  const definition = (mayOpen && firstTab(opened, permissions)) || opened
  const { address, hasRow, isOfNew, row } = await filledAddress(
    definition,
    resources,
    mayOpen ? firstRowReader(page) : undefined,
  )
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    definition === opened ? address : opened.route,
  )
  const shown = await settled(page, address.replace(/\?.*/, ''))
  if (isVisitOnly) return []
  const isRefused = shown.text.includes('你没有看这个页面的权限')
  if (isRefused) walk.refused++
  if (isRefused === mayOpen) return [mayOpen ? 'refused' : 'not refused']
  const violations = isAccessible ? await violationsOf(page) : []
  if (isRefused) return violations
  const visited = { definition, shown, permissions, brandPermissions, hasRow, isOfNew, row }
  return [...violations, ...(await problemsOf(page, visited, walk))]
}

/** The page that some parents lead to. */
function firstTab(page: PageDefinition, permissions: readonly string[]): PageDefinition | undefined {
  if (page.kind !== 'layout' || !page.opensFirst) return
  const pages = page.tabs.flatMap(({ to }) => definitions.get(to) ?? [])
  return pages.find((each) => !missingRights(each, permissions).length)
}

/** What is wrong with a page, compared with its definition. */
async function problemsOf(page: Page, visit: Visit, walk: Walk): Promise<readonly string[]> {
  const { definition, shown, hasRow, isOfNew } = visit
  if (shown.text.includes('申请开通并授权')) {
    walk.gated++
    return []
  }
  // A detail is named by its row, and the home page greets.
  const isNamedOtherwise =
    (definition.kind === 'detail' && hasRow) || isOfNew || definition.route === '/dashboard'
  const title = definition.title.zh
  const problems =
    shown.heading.includes(title) || isNamedOtherwise ? [] : [`title “${shown.heading}”, not “${title}”`]
  if (shown.text.includes('还没有做好')) {
    walk.unbuilt++
    return problems
  }
  if (isWithoutWriting(visit)) {
    walk.refused++
    return problems
  }
  if (!hasRow) return [...problems, ...withoutRow(shown, walk)]
  return [
    ...problems,
    ...rowProblems(definition, shown, walk),
    ...(await partProblems(page, visit, walk)),
    ...shown.alerts
      .filter((alert) => !isUnset(definition, alert) && !isWithheld(visit, alert))
      .map((alert) => `says “${alert}”`),
  ]
}

/** A store that has named no page for a frame is told so. */
const isUnset = ({ kind }: PageDefinition, alert: string) =>
  kind === 'frame' && alert.startsWith('页面地址错误')

/** An import of rows of the brand opens for whoever may view them, and says who may import. */
const isWithheld = ({ definition, permissions, brandPermissions }: Visit, alert: string) =>
  definition.kind === 'import' &&
  !mayWrite(definition, 'import', permissions, brandPermissions) &&
  alert.startsWith('你没有导入的权限')

/** What a form says in its place to whoever may view rows, and not add one, or change the one that is not there. */
const refusals = { add: /你没有新建的权限/, edit: /你没有修改的权限(?!，只能查看)/ } as const

const isWithoutWriting = ({ definition, shown, permissions, brandPermissions }: Visit) =>
  definition.kind === 'form' &&
  (['add', 'edit'] as const).some(
    (right) =>
      !mayWrite(definition, right, permissions, brandPermissions) && refusals[right].test(shown.text),
  )

const absences = ['这一条不在了', '地址里没有说看哪一条', '内容可能已被删除', '这里还没有数据']

function withoutRow({ text }: Shown, walk: Walk): readonly string[] {
  walk.withoutRow++
  return absences.some((absence) => text.includes(absence)) ? [] : ['does not say that its row is not there']
}

/** A list has rows, or says that there are none. */
function rowProblems({ kind }: PageDefinition, { lists, rows, text }: Shown, walk: Walk): readonly string[] {
  if (!['list', 'board'].includes(kind) || !lists) return []
  const isEmpty = /暂无数据|没有符合条件的数据|没有可以显示的内容/.test(text)
  if (rows) walk.withRows++
  else walk.empty++
  return rows || isEmpty ? [] : ['neither rows nor the text of an empty list']
}
