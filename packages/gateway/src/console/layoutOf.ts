import type { LayoutPage, Page } from '@ebkit/domain'
import type { PageLayout } from '@ebkit/protocol/calls/consolePage'
import { consolePages, findPage, missingRights } from './consolePages'

/** Layout pages by the routes of their tabs. */
const layouts = new Map(
  consolePages.flatMap((page) =>
    page.kind === 'layout' ? page.tabs.map(({ to }) => [to, page] as const) : [],
  ),
)

/** The tabs of a layout page that the user may open. */
export const tabsFor = ({ tabs }: LayoutPage, codes: readonly string[]): LayoutPage['tabs'] =>
  tabs.filter(({ to }) => {
    const page = findPage(to)
    return page && !missingRights(page, codes).length
  })

/** The tabs that a page is one of, or, for a layout page, its own. Undefined for a single tab. */
export function layoutOf(page: Page, codes: readonly string[]): PageLayout | undefined {
  const layout = page.kind === 'layout' ? page : layouts.get(page.route)
  const tabs = layout && tabsFor(layout, codes)
  return tabs && tabs.length > 1 ? { title: layout.title, tabs } : undefined
}
