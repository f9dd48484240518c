import { applications, type DashboardPage, findResource, type ReportPage, reportOfTab } from '@ebkit/domain'
import { bindingOf } from '../resources/bindings'
import { Refusal } from '../server/refusal'
import type { Asked, FigureQuery } from './FigureQuery'
import { boundFigures, figuresSql } from './figureSql'
import { chosenQuery, queriesOfDashboard, queriesOfReport } from './queriesOf'

const asked: Asked = {
  period: { from: '2026-11-01', until: '2026-11-02' },
  compare: 'previous',
  filter: undefined,
  parameters: {},
  today: '2026-11-02',
  time: '12:00',
}

/** Whether all names of a set can be resolved to columns, so that PostgreSQL can compute it. */
function isComputable(query: FigureQuery): boolean {
  const resource = findResource(query.source)
  if (!resource) return false
  try {
    figuresSql(boundFigures(bindingOf(resource), query, asked, { brandId: '', stores: [''] }))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const queriesOf = (page: DashboardPage | ReportPage): readonly FigureQuery[] =>
  page.kind === 'dashboard'
    ? queriesOfDashboard(page)
    : [undefined, ...(page.tabs ?? []).map(({ name }) => name)]
        .flatMap((name) => reportOfTab(page, name) ?? [])
        .flatMap((report) => [
          ...queriesOfReport(report, {}, asked.period),
          ...report.dimensions.map((by) => chosenQuery(report, { by })),
        ])

/** Routes of the reports and dashboards whose figures and groupings can all be computed. */
export const servedReports = (): readonly string[] =>
  applications
    .flatMap(({ pages }) => pages)
    .filter((page): page is DashboardPage | ReportPage => page.kind === 'report' || page.kind === 'dashboard')
    .filter((page) => queriesOf(page).every(isComputable))
    .map(({ route }) => route)
