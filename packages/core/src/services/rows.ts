import { deleteResourceRows, getResourceRow, listResource } from '@ebkit/protocol/calls/resources'
import type { Http } from '../http/createHttp'

/** A row of one of the gateway's resources. */
export type Row = Readonly<Record<string, unknown>>

/** What became of rows that were to be deleted. */
export interface Deletion {
  deleted: string[]
  /** Rows that stay, each with the reason in the language that was asked for. */
  failed: { key: string; code: string; message?: string | undefined }[]
}

/** Single rows of the gateway's resources. Resources are named as their calls are: `merchant-api/printer`. */
export interface RowService {
  /**
   * Reads a row.
   *
   * @param key name and value of its key: `{ printerId: '7' }`; of a singleton none
   * @throws ServiceError with status 404 if there is none
   */
  read(resource: string, key: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Row>
  /** Deletes rows. Those that others need stay. @throws ServiceError */
  remove(resource: string, keys: readonly string[], lang: 'zh' | 'en'): Promise<Deletion>
  /** How many rows meet a condition; beyond 10,000 at least so many. @throws ServiceError */
  count(resource: string, filter: string, signal?: AbortSignal): Promise<number>
}

export function createRowService(http: Http): RowService {
  return {
    read: (resource, key, signal) => http.call(getResourceRow(resource), { query: key, signal }),
    remove: (resource, keys, lang) =>
      http.call(deleteResourceRows(resource), { body: { keys: [...keys], lang } }),
    async count(resource, filter, signal) {
      const query = { pageSize: 1, ...(filter && { filter }) }
      const { total } = await http.call(listResource(resource), { query, signal })
      return total
    },
  }
}
