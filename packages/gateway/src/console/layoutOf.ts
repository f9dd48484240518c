import type { LayoutPage, Page } from '@ebkit/domain'
import type { PageLayout } from '@ebkit/protocol/calls/consolePage'
import { consolePages, findPage, missingRights } from './consolePages'

/** Parents by the routes of their tabs. */
const layouts = new Map(
  consolePages.flatMap((page) =>
    page.kind === 'layout' ? page.tabs.map(({ to }) => [to, page] as const) : [],
  ),
)

/** The tabs of a parent that somebody may open. */
export const tabsFor = ({ tabs }: LayoutPage, codes: readonly string[]): LayoutPage['tabs'] =>
  tabs.filter(({ to }) => {
    const page = findPage(to)
    return page && !missingRights(page, codes).length
  })

/** The pages that a page stands beside, or, if it is a parent, those below it. One alone stands beside nothing. */
export function layoutOf(page: Page, codes: readonly string[]): PageLayout | undefined {
  const layout = page.kind === 'layout' ? page : layouts.get(page.route)
  const tabs = layout && tabsFor(layout, codes)
  return tabs && tabs.length > 1 ? { title: layout.title, tabs } : undefined
}
