import type { FastifyRequest } from 'fastify'
import type { Database } from './database/open'
import type { Transaction } from './database/tenant'
import type { Disk } from './disk/disk'
import type { Origins } from './session/origins'
import type { Settings } from './settings'
import type { Store } from './store/store'

declare module 'fastify' {
  interface FastifyInstance {
    /** What its routes were given. */
    readonly gateway: Gateway
  }
}

/** What routes are given. */
export interface Gateway {
  readonly database: Database
  readonly origins: Origins
  readonly settings: Settings
  readonly store: Store
  readonly disk: Disk
  /** Runs work on the rows that the user of a request may see. */
  asTenant<Result>(
    request: FastifyRequest,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>
}
