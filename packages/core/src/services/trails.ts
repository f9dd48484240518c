import { listResourceTrail, type TrailEntry } from '@ebkit/protocol/calls/resourceActions'
import type { Http } from '../http/createHttp'

export type { TrailEntry } from '@ebkit/protocol/calls/resourceActions'

/** Maximum number of entries in an answer. */
const size = 20

/** A page of a row's audit trail, the newest entry first. */
export interface TrailPart {
  readonly entries: readonly TrailEntry[]
  /** Whether there are older entries. */
  readonly hasMore: boolean
}

/** The actions on rows, and the users who performed them. */
export interface TrailService {
  /**
   * @param resource service and name: `ticket-api/ticket-order`
   * @param key of the row
   * @param before id of an entry: only older ones. Default: the newest
   * @throws ServiceError
   */
  read(resource: string, key: string, before?: number | undefined, signal?: AbortSignal): Promise<TrailPart>
}

/**
 * The audit trails of rows.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createTrailService } from '@ebkit/core/services/trails'
 * import { getSession } from '@ebkit/core/session'
 *
 * const trails = createTrailService(createHttp({ session: getSession() }))
 * const { entries, hasMore } = await trails.read('ticket-api/ticket-order', 'T20261120001')
 * for (const { happenedAt, userName, label } of entries) console.log(happenedAt, userName, label?.en)
 * ```
 */
export function createTrailService(http: Http): TrailService {
  return {
    async read(resource, key, before, signal) {
      const query = { key, pageSize: size + 1, ...(before !== undefined && { before }) }
      const { list } = await http.call(listResourceTrail(resource), { query, signal })
      const entries = list as unknown as readonly TrailEntry[]
      return { entries: entries.slice(0, size), hasMore: entries.length > size }
    },
  }
}
