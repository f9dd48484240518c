import { applications, type Page as PageDefinition } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import type { Page } from '@playwright/test'
import { createDeclared } from './declared'
import type { Declared } from './declaredPart'
import type { Visit, Walk } from './walkResult'

const declaredOn = createDeclared(applications)

/** The parts that are declared and not shown, and those that are shown and withheld. */
export async function partProblems(page: Page, visit: Visit, walk: Walk): Promise<readonly string[]> {
  const { definition, shown, permissions, brandPermissions, row } = visit
  const declared = declaredOn(definition, permissions, brandPermissions).filter(
    (part) => part.place !== 'actions' || isFor(part, row),
  )
  const offered = declared.some(({ place }) => place === 'row actions')
    ? await offeredActions(page, definition)
    : []
  const isShown = ({ place, label }: Declared) =>
    ({
      fields: () => shown.text.includes(label),
      filters: () => shown.filters.some((filter) => filter.startsWith(label)),
      tabs: () => shown.tabs.includes(label),
      toolbar: () => shown.buttons.includes(label),
      actions: () => shown.buttons.includes(label),
      parts: () => shown.text.includes(label),
      'row actions': () => offered.includes(label),
    })[place]()
  const problems: string[] = []
  for (const part of declared) {
    walk.compared[part.place]++
    if (isShown(part) || (isLate(part) && part.isAllowed && (await comes(page, part.label)))) {
      if (!part.isAllowed && part.place !== 'toolbar')
        problems.push(`${part.place}: “${part.label}” is not withheld`)
    } else if (!part.isAllowed) walk.withheld++
    else if (part.isInLedger) walk.inLedger++
    else problems.push(`${part.place}: without “${part.label}”`)
  }
  return problems
}

/** Lists of other rows, and the actions in the head, come with a row that they read themselves. */
const isLate = ({ place }: Declared) => place === 'parts' || place === 'actions'

const comes = (page: Page, label: string): Promise<boolean> =>
  page
    .locator('.eb-page:not([hidden])')
    .getByText(label)
    .first()
    .waitFor({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    )

/** Whether an action is for the row that a page shows; a page without one has none. */
const isFor = ({ when }: Declared, row: Visit['row']) =>
  !!row && (!when || evaluateCondition(parseCondition(when), row))

const standardLabels: Readonly<Record<string, string>> = {
  edit: '编辑',
  copy: '复制',
  view: '查看',
  delete: '删除',
}

interface OfferedPage {
  readonly page: {
    readonly resource: string
    readonly rowActions?: readonly (string | { label: { zh: string } })[]
  }
  readonly resources: Readonly<
    Record<
      string,
      { readonly actions?: readonly { readonly name: string; readonly label: { zh: string } }[] }
    >
  >
}

/** What the page may do with rows: which of it stands at a row depends on its state. */
async function offeredActions(page: Page, { route }: PageDefinition): Promise<readonly string[]> {
  const answer = await page.request.get('/merchant-api/eb/page', {
    params: { route },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  const { data } = (await answer.json()) as { data: OfferedPage }
  const own = data.resources[data.page.resource]?.actions ?? []
  return (data.page.rowActions ?? []).flatMap((action) => {
    if (typeof action === 'object') return action.label.zh
    return standardLabels[action] ?? own.find(({ name }) => name === action)?.label.zh ?? []
  })
}
