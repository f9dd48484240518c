import { runResourceAction } from '@ebkit/protocol/calls/resourceActions'
import {
  deleteResourceRows,
  getResourceRow,
  idempotencyHeader,
  listResource,
  listResourceByBody,
  maximumResourcePage,
  moveResourceRow,
  previewResourceRow,
  type RowPreview,
  revealResourceField,
  saveResourceRow,
} from '@ebkit/protocol/calls/resources'
import { seeResourceRow } from '@ebkit/protocol/calls/seenRows'
import { newKey } from '../form/requesting'
import type { Http } from '../http/createHttp'

export type { RowPreview } from '@ebkit/protocol/calls/resources'

/** A row of one of the gateway's resources. */
export type Row = Readonly<Record<string, unknown>>

/** The result of a deletion of rows. */
export interface Deletion {
  deleted: string[]
  /** Rows that were not deleted, each with the reason in the requested language. */
  failed: { key: string; code: string; message?: string | undefined }[]
}

/** The rows and arguments of an action. */
export interface ActionRequest {
  keys: readonly string[]
  /** The arguments of the action; the same for all rows. */
  input?: Readonly<Record<string, unknown>> | undefined
  lang: 'zh' | 'en'
  /** With the same id, a repeated request gets its first answer. Default: a new id. */
  requestId?: string | undefined
}

/** Identifies one request, even if it is sent several times. */
export const newRequestId = (): string => newKey()

/** The result of an action. */
export interface ActionOutcome {
  /** The rows after the action. */
  done: Row[]
  failed: { key: string; code: string; message: string }[]
}

/** Which rows are read, and in what order. */
export interface RowsQuestion {
  /** A condition: `status=NEW|OPEN&day>=2026-01-01`. Default: all rows. */
  filter?: string | undefined
  /** Words that must all occur. */
  search?: string | undefined
  /** `sort asc`, several separated by commas. Default: the newest first. */
  sort?: string | undefined
  /** Maximum number of rows. Default 1,000. */
  most?: number | undefined
  /** Page number. Default 1. */
  page?: number | undefined
}

/** The requested rows, and the total; beyond 10,000 the total is a minimum. */
export interface RowsFound {
  rows: Row[]
  total: number
}

/** The new position of a row in a tree. */
export interface RowMove {
  key: string
  /** Version of the shown row. */
  version: number
  /** Key of the parent; null: a root. */
  parent: string | null
  /** Key of the sibling that follows it; null: it becomes the last one. */
  before: string | null
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
  /**
   * Saves a row. With key and version an existing row is changed, and fields that are not given stay. @throws
   * ServiceError
   */
  save(resource: string, row: Row): Promise<Row>
  /** The effects that saving a row would have; nothing is written. @throws ServiceError */
  preview(resource: string, row: Row, signal?: AbortSignal): Promise<RowPreview>
  /** Deletes rows. Rows that others refer to stay. @throws ServiceError */
  remove(resource: string, keys: readonly string[], lang: 'zh' | 'en'): Promise<Deletion>
  /**
   * Runs an action on rows. Rows to which it does not apply stay unchanged, each with the reason in the requested
   * language.
   * @throws ServiceError
   */
  act(resource: string, action: string, request: ActionRequest): Promise<ActionOutcome>
  /** Records that the user has opened a row. @throws ServiceError */
  see(resource: string, key: string): Promise<void>
  /** The unmasked value of a field. The access is recorded. @throws ServiceError */
  reveal(resource: string, key: string, field: string, signal?: AbortSignal): Promise<string>
  /** Moves a row of a tree. @throws ServiceError */
  move(resource: string, move: RowMove): Promise<Row>
  /** Reads rows that are few enough to be shown at once. @throws ServiceError */
  list(resource: string, question: RowsQuestion, signal?: AbortSignal): Promise<RowsFound>
  /** The number of rows that match a condition; beyond 10,000 a minimum. @throws ServiceError */
  count(resource: string, filter: string, signal?: AbortSignal): Promise<number>
}

/**
 * Single rows of the gateway's resources.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createRowService } from '@ebkit/core/services/rows'
 * import { getSession } from '@ebkit/core/session'
 *
 * const rows = createRowService(createHttp({ session: getSession() }))
 * const printer = await rows.read('merchant-api/printer', { printerId: '7' })
 * // With its key and version the row is changed, and what is not given stays.
 * const { printerId, version } = printer
 * await rows.save('merchant-api/printer', { printerId, version, printerName: 'Kitchen 2' })
 * ```
 */
export function createRowService(http: Http): RowService {
  return {
    read: (resource, key, signal) => http.call(getResourceRow(resource), { query: key, signal }),
    save: (resource, row) =>
      http.call(saveResourceRow(resource), { body: { ...row }, headers: { [idempotencyHeader]: newKey() } }),
    preview: (resource, row, signal) => http.call(previewResourceRow(resource), { body: { ...row }, signal }),
    remove: (resource, keys, lang) =>
      http.call(deleteResourceRows(resource), { body: { keys: [...keys], lang } }),
    act: (resource, action, { keys, input, lang, requestId = newRequestId() }) =>
      http.call(runResourceAction(resource), {
        path: { action },
        body: { keys: [...keys], ...(input && { input }), lang },
        headers: { [idempotencyHeader]: requestId },
      }),
    async see(resource, key) {
      await http.call(seeResourceRow(resource), { body: { key } })
    },
    async reveal(resource, key, field, signal) {
      const { value } = await http.call(revealResourceField(resource), { body: { key, field }, signal })
      return [value ?? []].flat().join('、')
    },
    move: (resource, move) =>
      http.call(moveResourceRow(resource), { body: { ...move }, headers: { [idempotencyHeader]: newKey() } }),
    async list(resource, { filter, search, sort, most = maximumResourcePage, page }, signal) {
      const body = {
        pageSize: most,
        ...(page && { pageIndex: page }),
        ...(filter && { filter }),
        ...(search && { search }),
        ...(sort && { orderType: sort }),
      }
      const { list, total } = await http.call(listResourceByBody(resource), { body, signal })
      return { rows: list, total }
    },
    async count(resource, filter, signal) {
      const query = { pageSize: 1, ...(filter && { filter }) }
      const { total } = await http.call(listResource(resource), { query, signal })
      return total
    },
  }
}
