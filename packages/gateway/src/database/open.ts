import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { ApplicationLogin } from './applicationRole'
import * as schema from './schema'
import { inTenant, type Queries, type Tenant, type Transaction } from './tenant'

/** Queries on accounts, sessions and tokens; `$client` is the pool below. */
export type SignInQueries = Queries & { $client: pg.Pool }

/** The open database of a gateway. */
export interface Database {
  /** Runs a function on the rows of one tenant, in one transaction. */
  withTenant<Result>(tenant: Tenant, work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /**
   * For signing in, before the tenant is known: accounts, sessions and tokens of all brands, and no business rows.
   */
  readonly signIn: SignInQueries
  /**
   * The same rows, for identifying requests. Separate connections keep this independent of many concurrent sign-ins.
   */
  readonly sessions: SignInQueries
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Connections in use, idle ones, and waiting requests. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/** Timeouts of a connection in milliseconds; 0: none. */
export interface ConnectionLimits {
  readonly statement_timeout: number
  readonly idle_in_transaction_session_timeout: number
  readonly connectionTimeoutMillis: number
}

/** For requests, so that no lock is held forever. */
const requestLimits: ConnectionLimits = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 5_000,
}

/** For work at startup: it takes as long as needed, whatever the server's own timeouts are. */
export const patient: ConnectionLimits = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  connectionTimeoutMillis: 0,
}

interface PoolOptions {
  readonly name: string
  readonly max: number
  readonly limits: ConnectionLimits
  readonly options?: string
}

function openPool(url: string, { name, max, limits, options }: PoolOptions): pg.Pool {
  const { statement_timeout, idle_in_transaction_session_timeout, connectionTimeoutMillis } = limits
  // The driver omits a timeout of 0, so the server's own would apply.
  const settings = [
    `-c statement_timeout=${statement_timeout}`,
    `-c idle_in_transaction_session_timeout=${idle_in_transaction_session_timeout}`,
    ...(options ? [options] : []),
  ].join(' ')
  const about = { application_name: name, max, options: settings, connectionTimeoutMillis }
  const pool = new pg.Pool({ connectionString: url, ...about })
  // an idle connection that breaks is replaced by the next request; without a listener it would end the process
  pool.on('error', () => undefined)
  // Nor may a connection that breaks between two statements of a transaction: the next statement fails instead.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** For signing in, and for looking up sessions. */
const authenticationSize = 4

/**
 * Opens the connections for requests. `size` is the maximum for business rows; eight more are for signing in and
 * looking up sessions.
 */
export function openDatabase(login: ApplicationLogin, size = 10, limits = requestLimits): Database {
  const pool = openPool(login.url, { name: 'ebkit requests', max: size, limits })
  const authentication = { max: authenticationSize, limits, options: '-c ebkit.purpose=authentication' }
  const signInPool = openPool(login.url, { name: 'ebkit sign-in', ...authentication })
  const sessionPool = openPool(login.url, { name: 'ebkit sessions', ...authentication })
  const queries = drizzle(pool, { schema, casing: 'snake_case' })
  const pools = [pool, signInPool, sessionPool]
  const sum = (of: (pool: pg.Pool) => number) => pools.reduce((total, each) => total + of(each), 0)
  return {
    withTenant: (tenant, work) => inTenant(queries, tenant, work),
    signIn: drizzle(signInPool, { schema, casing: 'snake_case' }),
    sessions: drizzle(sessionPool, { schema, casing: 'snake_case' }),
    ping: async () => void (await queries.execute(sql`select 1`)),
    connections: () => ({
      busy: sum((each) => each.totalCount - each.idleCount),
      idle: sum((each) => each.idleCount),
      waiting: sum((each) => each.waitingCount),
    }),
    close: async () => void (await Promise.all(pools.map((each) => each.end()))),
  }
}
