import { runResourceAction } from '@ebkit/protocol/calls/resourceActions'
import {
  deleteResourceRows,
  getResourceRow,
  idempotencyHeader,
  listResource,
} from '@ebkit/protocol/calls/resources'
import { newKey } from '../form/requesting'
import type { Http } from '../http/createHttp'

/** A row of one of the gateway's resources. */
export type Row = Readonly<Record<string, unknown>>

/** What became of rows that were to be deleted. */
export interface Deletion {
  deleted: string[]
  /** Rows that stay, each with the reason in the language that was asked for. */
  failed: { key: string; code: string; message?: string | undefined }[]
}

/** What an action is run on. */
export interface ActionRequest {
  keys: readonly string[]
  /** What the action asks for; for all rows the same. */
  input?: Readonly<Record<string, unknown>> | undefined
  lang: 'zh' | 'en'
}

/** What became of the rows of an action. */
export interface ActionOutcome {
  /** The rows as they are now. */
  done: Row[]
  failed: { key: string; code: string; message: string }[]
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
  /**
   * Runs an action on rows. Rows that it does not fit stay as they are, each with the reason in the language asked for.
   *
   * @throws ServiceError
   */
  act(resource: string, action: string, request: ActionRequest): Promise<ActionOutcome>
  /** The first rows that a search finds. @throws ServiceError */
  find(resource: string, search: string): Promise<readonly Row[]>
  /** How many rows meet a condition; beyond 10,000 at least so many. @throws ServiceError */
  count(resource: string, filter: string, signal?: AbortSignal): Promise<number>
}

export function createRowService(http: Http): RowService {
  return {
    read: (resource, key, signal) => http.call(getResourceRow(resource), { query: key, signal }),
    remove: (resource, keys, lang) =>
      http.call(deleteResourceRows(resource), { body: { keys: [...keys], lang } }),
    act: (resource, action, { keys, input, lang }) =>
      http.call(runResourceAction(resource), {
        path: { action },
        body: { keys: [...keys], ...(input && { input }), lang },
        headers: { [idempotencyHeader]: newKey() },
      }),
    async find(resource, search) {
      const query = { pageSize: 50, ...(search && { search }) }
      return (await http.call(listResource(resource), { query })).list
    },
    async count(resource, filter, signal) {
      const query = { pageSize: 1, ...(filter && { filter }) }
      const { total } = await http.call(listResource(resource), { query, signal })
      return total
    },
  }
}
