import { getDemoProgress } from '@ebkit/protocol/calls/demoProgress'
import type { Http } from '../http/createHttp'

/** Progress of writing a demo's rows. */
export interface DemoProgress {
  /** `failed`: some rows are missing; the gateway's log has the reason. */
  readonly state: 'running' | 'done' | 'failed'
  /** Percentage; 100 only when all rows exist. */
  readonly percent: number
}

/**
 * The progress of writing the demo's rows, in the background of the gateway's first start; undefined if it writes
 * none.
 * @throws ServiceError
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { readDemoProgress } from '@ebkit/core/services/demo'
 * import { getSession } from '@ebkit/core/session'
 *
 * const progress = await readDemoProgress(createHttp({ session: getSession() }))
 * if (progress?.state === 'running') console.log(`${progress.percent} %`)
 * ```
 */
export async function readDemoProgress(http: Http, signal?: AbortSignal): Promise<DemoProgress | undefined> {
  const answer = await http.call(getDemoProgress, { ...(signal && { signal }) })
  if (!answer) return undefined
  const { state, written, total } = answer
  const share = total > 0 ? Math.floor((100 * written) / total) : 0
  return { state, percent: state === 'done' ? 100 : Math.min(share, 99) }
}
