import { exportReport, getReport, type ReportFigures } from '@ebkit/protocol/calls/reports'
import type { Http } from '../http/createHttp'
import { fileReceiver } from '../list/exporting/fileReceiver'
import type { ExportedFile } from '../list/exporting/ListExport'
import type { Session } from '../session/Session'

export {
  type FigureMetric,
  type FigurePeriod,
  type FigureRow,
  type FigureSet,
  type FigureType,
  type ReportFigures,
  totalSet,
  trendSet,
} from '@ebkit/protocol/calls/reports'

/** The query of a report or dashboard. */
export interface ReportQuery {
  /** The route pattern. */
  readonly route: string
  /** A tab of a report. Default: its own figures. */
  readonly tab?: string | undefined
  /** First and last day; both or neither. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** The whole period. */
  readonly period?: 'all' | undefined
  readonly compare?: 'previous' | 'year' | undefined
  /** A condition in addition to those of the page. */
  readonly filter?: string | undefined
  /** Words to search the rows for, as in lists. */
  readonly search?: string | undefined
  /** Stores, joined by commas. Default: the current one. */
  readonly hotelId?: string | undefined
  /** Parameters of the page's address, as a query. */
  readonly parameters?: string | undefined
  readonly span?: 'day' | 'week' | 'month' | undefined
  /** Only this grouping of a report: one or two dimensions, joined by commas. */
  readonly by?: string | undefined
  /** Only these metrics, joined by commas. */
  readonly metrics?: string | undefined
}

/** The file of a grouping. */
export interface ReportFile extends Omit<ReportQuery, 'span'> {
  /** Of a dashboard: the id of the set. */
  readonly panel?: string | undefined
  readonly format: 'csv' | 'xlsx'
  readonly lang: 'zh' | 'en'
  /** Name of the file, if the gateway gives none. */
  readonly title: string
}

/** Figures of report pages. */
export interface ReportService {
  /** The figures of a page. @throws ServiceError with status 403 if the user may not open it */
  read(query: ReportQuery, signal?: AbortSignal): Promise<ReportFigures>
  /** One grouping of a report, or one set of a dashboard, as a file. @throws ServiceError */
  file(query: ReportFile): Promise<ExportedFile>
}

/** Leaves out undefined values. */
const said = <Values extends ReportQuery>(values: Values): Values & Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as Values & Record<string, unknown>

/**
 * Figures of reports and dashboards.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createReportService, totalSet } from '@ebkit/core/services/reports'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const reports = createReportService(createHttp({ session }), session)
 * const { sets } = await reports.read({ route: '/ticket-report', from: '2026-11-01', until: '2026-11-30' })
 * const total = sets.find(({ id }) => id === totalSet)
 * total?.metrics.forEach(({ name }, index) => console.log(name, total.rows[0]?.values[index]))
 * ```
 */
export function createReportService(http: Http, session: Session): ReportService {
  return {
    read: (query, signal) => http.call(getReport, { query: said(query), signal }),
    async file({ title, ...query }) {
      const receiver = fileReceiver({ session, http, name: `${title}.${query.format}` })
      await receiver.http.call(exportReport, { query: said(query) })
      return receiver.file()
    },
  }
}
