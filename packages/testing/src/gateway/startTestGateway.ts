import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ApplicationLogin,
  allowOrigins,
  type CredentialScope,
  createGateway,
  type Database,
  defaultSettings,
  deliverWaiting,
  issueStoreCredentials,
  makeMonthlyBills,
  openDatabase,
  openOwner,
  runDue,
  type Settings,
  type StoreCredentials,
  storeRights,
} from '@ebkit/gateway'
import { cloneDatabase, testPassword, testPasswordCost } from './clone'
import { startTestCluster, type TestCluster } from './cluster'

export interface TestGatewayOptions {
  /** Settings of the gateway that differ from its defaults; rate limits are off unless set here. */
  readonly settings?: Partial<Omit<Settings, 'store'>> & { readonly store?: Partial<Settings['store']> }
  /** Folder of the object store. Default: a temporary one, removed afterwards. */
  readonly storeFolder?: string
  /** Default 0: any free port of 127.0.0.1. */
  readonly port?: number
}

/** A real gateway in this process, on its own database with the demo's rows. */
export interface TestGateway {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string
  /** The server, for `inject` and its route table. */
  readonly app: Awaited<ReturnType<typeof createGateway>>
  readonly database: Database
  /** Connection with the role of requests, for tests of row-level security. */
  readonly applicationUrl: string
  /**
   * Signs an account in (`admin`, `manager`, `clerk`, `viewer` of the first brand, `neighbour` of the second) and
   * returns the value of a Cookie header.
   */
  signIn(account: string, password?: string): Promise<string>
  /** Runs SQL as the owner, who sees all rows. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** Allows further origins to call for the first brand; `http://localhost:4200` and `null` are allowed by default. */
  allowOrigins(origins: readonly string[]): Promise<void>
  /** Credentials for the object store, by default for all of the store 100101 of the first brand. */
  lendStoreKeys(scope?: Partial<CredentialScope>): Promise<StoreCredentials>
  /** Folder of the object store's blobs. */
  readonly storeFolder: string
  /** The address of the database for its owner; the value of DATABASE_URL for a gateway in a process of its own. */
  readonly ownerUrl: string
  /** Starts another gateway on the same database and store, with connections of its own. It is stopped with this one. */
  startBeside(): Promise<GatewayBeside>
  /** Makes the automatic changes of the first brand that are due now, as the scheduler does. */
  runDue(): Promise<void>
  /** Makes the bills of the first brand for the last month, as the scheduler does. @returns how many there were to make */
  makeBills(): Promise<number>
  /** Delivers what waits in the outbox of the first brand, as the scheduler does. @returns how many were answered */
  deliver(): Promise<number>
  /** Stops the gateway and drops its database. */
  stop(): Promise<void>
}

/** A second gateway on the database of a first one. */
export type GatewayBeside = Pick<TestGateway, 'url' | 'app'>

const unlimited = {
  request: 1_000_000,
  login: 1_000_000,
  embedToken: 1_000_000,
  store: 1_000_000,
  image: 1_000_000,
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

async function signInAt(url: string, account: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
    body: JSON.stringify({ account, password }),
  })
  if (!answer.ok) throw new Error(`${account} could not sign in: ${answer.status} ${await answer.text()}`)
  return cookieOf(answer)
}

/** A gateway that listens, and its connections. */
interface Served extends GatewayBeside {
  readonly database: Database
  stop(): Promise<void>
}

async function serve(
  login: ApplicationLogin,
  settings: Parameters<typeof createGateway>[1],
  port: number,
): Promise<Served> {
  const database = openDatabase(login, 4)
  const app = await createGateway(database, settings)
  const url = await app.listen({ host: '127.0.0.1', port })
  const stop = async () => {
    app.server.closeAllConnections()
    await app.close()
    await database.close()
  }
  return { database, app, url, stop }
}

/**
 * Starts a gateway for tests. The database is cloned in the cluster of EB_TEST_DATABASE_URL; without it a separate
 * cluster is started, which takes a second more.
 */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const given = process.env.EB_TEST_DATABASE_URL
  const cluster: TestCluster | undefined = given ? undefined : await startTestCluster()
  const clone = await cloneDatabase(given ?? (cluster as TestCluster).url)
  const folder = options.storeFolder ?? (await mkdtemp(join(tmpdir(), 'ebkit-store-')))
  const settings = {
    ...defaultSettings,
    rateLimits: unlimited,
    originsMaximumAge: 0,
    passwordCost: testPasswordCost,
    disk: { reserve: 1024 * 1024, database: undefined },
    ...options.settings,
    store: { ...defaultSettings.store, ...options.settings?.store, folder },
  }
  const started: Served[] = []
  const start = async (port: number) => {
    const served = await serve(clone.login, settings, port)
    started.push(served)
    return served
  }
  const { database, app, url } = await start(options.port ?? 0)
  const owner = openOwner(clone.ownerUrl)
  return {
    url,
    app,
    database,
    applicationUrl: clone.login.url,
    signIn: (account, password = testPassword) => signInAt(url, account, password),
    sql: (text, values) => owner.query(text, values),
    lendStoreKeys: (scope = {}) => {
      const { brandId = '1001', hotelId = '100101' } = scope
      const own = { brandId, hotelId, userId: '100191', prefixes: [`${brandId}/${hotelId}/`], origin: url }
      const all = { ...own, rights: storeRights }
      return issueStoreCredentials(app.gateway, { ...all, ...scope })
    },
    storeFolder: app.gateway.settings.store.folder,
    async runDue() {
      const failures: unknown[] = []
      await runDue(app.gateway, '1001', (error) => failures.push(error))
      if (failures.length) throw new AggregateError(failures, 'Automatic changes failed')
    },
    makeBills: () => makeMonthlyBills(app.gateway, '1001'),
    deliver: () => deliverWaiting(app.gateway, '1001'),
    allowOrigins: (origins) => allowOrigins(database, origins),
    ownerUrl: clone.ownerUrl,
    startBeside: () => start(0),
    async stop() {
      for (const served of started.toReversed()) await served.stop()
      await owner.close()
      await clone.drop()
      if (!options.storeFolder) await rm(folder, { recursive: true, force: true })
      await cluster?.stop()
    },
  }
}
