import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { ApplicationLogin } from '../../database/applicationRole'
import { type EmbeddedServer, startEmbedded } from '../../database/embedded'
import { migrate } from '../../database/migrate'
import { openDatabase, patient } from '../../database/open'
import { seedCatalogue } from '../../seeds/catalogue/seedCatalogue'
import { seed } from '../../seeds/seed'
import { loadRows } from '../rows/loadRows'
import { millionRows } from '../rows/millionRows'
import { filesHash } from './filesHash'

/** A database with a million orders. It is kept, because creating it takes minutes. */
export interface MillionDatabase {
  readonly ownerUrl: string
  readonly login: ApplicationLogin
  /** Process id of PostgreSQL, for measuring its processor time. */
  readonly pid: number
  stop(): Promise<void>
}

export interface MillionOptions {
  /** Number of orders. Default 1,000,000. */
  readonly orders?: number
  /** Called with the current step, to show progress. */
  readonly onStep?: (text: string) => void
}

/** The password of all accounts. */
export const millionPassword = 'demo1234'
const passwordCost = 1024

/** The folder of the server's files: `EB_MILLION_DIR`, default `.cache/million`. */
const folder = () => resolve(process.env.EB_MILLION_DIR ?? '.cache/million')

/** Seeding needs no durability: an interrupted database is created anew. */
const fast = {
  ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', wal_level: 'minimal' },
  ...{ max_wal_senders: '0', max_wal_size: '8GB', shared_buffers: '512MB', autovacuum: 'off' },
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const at = (url: string, database: string) => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** The demo's few rows, which the generated ones reference. */
async function fillDemo(login: ApplicationLogin): Promise<void> {
  const database = openDatabase(login, 2, patient)
  try {
    await seed(database, { password: millionPassword, passwordCost })
    const problems: unknown[] = []
    await seedCatalogue(database, { scale: 0.03, onProblem: (error) => problems.push(error) }).done
    if (problems.length) throw problems[0]
  } finally {
    await database.close()
  }
}

async function make(url: string, name: string, orders: number, onStep: (text: string) => void) {
  const unfinished = `${name}_unfinished`
  await withClient(url, async (client) => {
    const { rows } = await client.query("select datname from pg_database where datname like 'million%'")
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    await client.query(`create database ${unfinished}`)
  })
  onStep('migrating and seeding the demo')
  await fillDemo(await migrate(at(url, unfinished)))
  await withClient(at(url, unfinished), (client) => loadRows(client, millionRows(orders), onStep))
  await withClient(url, (client) => client.query(`alter database ${unfinished} rename to ${name}`))
}

/** The name depends on the code of the rows only: later migrations run on the kept rows, as they do at a customer's. */
const databaseName = async (orders: number) => {
  const rows = await filesHash(join(import.meta.dirname, '../rows'))
  return `million_${createHash('sha256').update(`${rows} ${orders}`).digest('hex').slice(0, 12)}`
}

const exists = (url: string, name: string) =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    return Boolean(rowCount)
  })

/** Starts the server with the kept database, and creates the database if the code of its rows has changed. */
export async function startMillion({ orders = 1_000_000, onStep = () => undefined }: MillionOptions = {}) {
  const name = await databaseName(orders)
  let server: EmbeddedServer = await startEmbedded(folder())
  if (!(await exists(server.url, name))) {
    await server.stop()
    server = await startEmbedded(folder(), { settings: fast })
    await make(server.url, name, orders, onStep)
    await server.stop()
    server = await startEmbedded(folder())
  }
  const ownerUrl = at(server.url, name)
  const login = await migrate(ownerUrl)
  return { ownerUrl, login, pid: server.pid, stop: () => server.stop() } satisfies MillionDatabase
}
