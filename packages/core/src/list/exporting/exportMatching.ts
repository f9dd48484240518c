import { listRows } from '@ebkit/protocol/calls/configurable'
import { configuredCall } from '../../endpoints/configuredCall'
import { resourceEndpoint } from '../../endpoints/resourceEndpoint'
import type { Http } from '../../http/createHttp'
import type { Session } from '../../session/Session'
import { fileReceiver } from './fileReceiver'
import type { ExportedFile } from './ListExport'

/** Which rows are exported. */
export interface MatchingRows {
  /** Service and name: `payment-api/settlement-item`. */
  resource: string
  /** The condition that they match: `settlementBillId=5`. */
  filter: string
  /** Name of the file, if the gateway gives none. */
  title: string
  locale: string
  http: Http
  session: Session
}

/**
 * Has the gateway create an XLSX file of all rows that match a condition, with all of their columns. @throws
 * ServiceError
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { exportMatching } from '@ebkit/core/list/exporting'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const { name, content } = await exportMatching({
 *   resource: 'ticket-api/ticket-order',
 *   filter: 'status=PAID&createdAt>=2026-11-01',
 *   title: 'Orders',
 *   locale: 'en',
 *   http: createHttp({ session }),
 *   session,
 * })
 * console.log(name, content.size)
 * ```
 */
export async function exportMatching(given: MatchingRows): Promise<ExportedFile> {
  const { resource, filter, title, locale, http, session } = given
  const receiver = fileReceiver({ session, http, name: `${title}.xlsx` })
  const call = configuredCall(listRows, { ...resourceEndpoint(resource, 'export'), method: 'POST' })
  await receiver.http.call(call, {
    body: { filter, columns: [], format: 'xlsx', lang: locale === 'zh' ? 'zh' : 'en' },
  })
  return receiver.file()
}
