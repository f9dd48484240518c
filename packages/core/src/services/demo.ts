import { getDemoProgress } from '@ebkit/protocol/calls/demoProgress'
import type { Http } from '../http/createHttp'

/** Rows of a demo that are being written. */
export interface DemoProgress {
  /** `failed`: some are missing, and the gateway's log says why. */
  readonly state: 'running' | 'done' | 'failed'
  /** Of a hundred; 100 only once all are there. */
  readonly percent: number
}

/**
 * How far the gateway has written the rows of its demo, in the background of its first start; undefined where it writes none.
 *
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
