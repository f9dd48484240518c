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
  /** Sent again with the same one, it answers as it did the first time. Default: a new one. */
  requestId?: string | undefined
}

/** Names one request, however often it is sent. */
export const newRequestId = (): string => newKey()

/** What became of the rows of an action. */
export interface ActionOutcome {
  /** The rows as they are now. */
  done: Row[]
  failed: { key: string; code: string; message: string }[]
}

/** Which rows are read, and in what order. */
export interface RowsQuestion {
  /** A condition: `status=NEW|OPEN&day>=2026-01-01`. Default: all rows. */
  filter?: string | undefined
  /** Words, each of which must occur. */
  search?: string | undefined
  /** `sort asc`, several separated by commas. Default: the newest first. */
  sort?: string | undefined
  /** Rows at most. Default 1,000. */
  most?: number | undefined
  /** Which page of so many rows. Default 1. */
  page?: number | undefined
}

/** The first rows that were asked for, and how many there are; beyond 10,000 at least so many. */
export interface RowsFound {
  rows: Row[]
  total: number
}

/** Where a row of a tree goes. */
export interface RowMove {
  key: string
  /** Of the row as it is shown. */
  version: number
  /** Key of the parent; null: a root. */
  parent: string | null
  /** Key of the sibling before which it stands; null: it is the last one. */
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
  /** Saves a row: with its key and version it is changed, and what is not given stays. @throws ServiceError */
  save(resource: string, row: Row): Promise<Row>
  /** What a row would touch if it were saved; nothing is written. @throws ServiceError */
  preview(resource: string, row: Row, signal?: AbortSignal): Promise<RowPreview>
  /** Deletes rows. Those that others need stay. @throws ServiceError */
  remove(resource: string, keys: readonly string[], lang: 'zh' | 'en'): Promise<Deletion>
  /**
   * Runs an action on rows. Rows that it does not fit stay as they are, each with the reason in the language asked for.
   *
   * @throws ServiceError
   */
  act(resource: string, action: string, request: ActionRequest): Promise<ActionOutcome>
  /** Keeps that the user has opened a row. @throws ServiceError */
  see(resource: string, key: string): Promise<void>
  /** The whole value of a masked field. That it was seen is kept. @throws ServiceError */
  reveal(resource: string, key: string, field: string, signal?: AbortSignal): Promise<string>
  /** Moves a row of a tree. @throws ServiceError */
  move(resource: string, move: RowMove): Promise<Row>
  /** Reads rows, of which there are few enough to be shown at once. @throws ServiceError */
  list(resource: string, question: RowsQuestion, signal?: AbortSignal): Promise<RowsFound>
  /** How many rows meet a condition; beyond 10,000 at least so many. @throws ServiceError */
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
