import { listRows } from '@ebkit/protocol/calls/configurable'
import { configuredCall } from '../../endpoints/configuredCall'
import { resourceEndpoint } from '../../endpoints/resourceEndpoint'
import { isServiceError } from '../../errors/ServiceError'
import type { Http } from '../../http/createHttp'
import type { Session } from '../../session/Session'
import { conditionOf } from '../conditionOf'
import type { List } from '../List'
import { fileReceiver } from './fileReceiver'
import type { ExportedFile, ExportProgress, ExportRequest } from './ListExport'

interface ResourceExport {
  list: List
  /** Service and name: `merchant-api/printer`. */
  resource: string
  /** A condition on all rows. Default: none. */
  where?: string | undefined
  /** Names of the columns, in order. */
  columns: readonly string[]
  /** Name of the file, if the gateway gives none. */
  title: string
  locale: string
  http: Http
  session: Session
  /** Replaces the browser's `fetch`. */
  fetch?: typeof globalThis.fetch | undefined
}

/** Has the gateway create the file of one of its resources. @throws ServiceError */
export async function exportResource(
  given: ResourceExport,
  { scope, format }: ExportRequest,
  signal: AbortSignal,
  tell: (progress: ExportProgress) => void,
): Promise<ExportedFile> {
  const { resource, columns, title, locale, session, fetch } = given
  const onBytes = (bytes: number) => tell({ bytes })
  const receiver = fileReceiver({ session, http: given.http, fetch, name: `${title}.${format}`, onBytes })
  const call = (names: readonly string[]) =>
    receiver.http.call(
      configuredCall(listRows, { ...resourceEndpoint(resource, 'export'), method: 'POST' }),
      {
        body: { ...rowsAsked(given, scope), columns: names, format, lang: locale === 'zh' ? 'zh' : 'en' },
        signal,
      },
    )
  try {
    await call(columns)
  } catch (error) {
    // The gateway does not have columns that the page renders itself: the file contains the others.
    if (!columns.length || !isServiceError(error, 'http') || error.status !== 400) throw error
    await call([])
  }
  return receiver.file()
}

function rowsAsked({ list, where }: ResourceExport, scope: ExportRequest['scope']) {
  const { search, filters, sort, page } = list.$state.get()
  const order = sort && { orderType: `${sort.name} ${sort.direction}` }
  if (scope === 'all') return { search, filter: conditionOf(filters, where), ...order }
  return { keys: scope === 'page' ? page.rows.map(list.keyOf) : [...list.selection.$ids.get()], ...order }
}
