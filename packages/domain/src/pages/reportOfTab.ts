import type { ReportPage } from './Page'

/** The report that a tab of a page shows, as if it were a page of its own. @param name undefined: the page's own figures */
export function reportOfTab(page: ReportPage, name: string | undefined): ReportPage | undefined {
  if (!name) return page
  const tab = page.tabs?.find((each) => each.name === name)
  if (!tab) return undefined
  const { route, kind, title, export: isExported, range } = page
  const { name: _, title: __, ...view } = tab
  return {
    ...{ route, kind, title, ...view },
    ...(isExported && { export: isExported }),
    ...(range && { range }),
  }
}
