import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries'
import { initialise, ownerName } from './initialise'
import { operatingUser } from './operatingUser'
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster'
import { findPlace } from './serverPlace'

/** The PostgreSQL in a data directory, held by this process alone. */
export interface EmbeddedServer {
  /** The address with the owner's login, for migrations. */
  readonly url: string
  readonly pid: number
  /** Called when the server is lost unexpectedly. */
  onLost(listener: (reason: string) => void): void
  /** Releases the data directory and, by default, stops the server. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Additional server settings; tests disable `fsync`. */
  readonly settings?: Readonly<Record<string, string>>
  /** The database to create and connect to. Default `ebkit`. */
  readonly database?: string
}

/** Key of the advisory lock on a data directory. The lock ends with its connection, even if the process is killed. */
const holderLock = 0x65626b

/** Timeout in milliseconds for the start of a server: after a kill it replays its log. */
const startTimeout = 120_000

async function passwordOf(directory: string): Promise<string> {
  const file = join(directory, 'database-password')
  const fresh = randomBytes(24).toString('base64url')
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

const urlOf = ({ port }: Postmaster, password: string, database: string) =>
  `postgres://${ownerName}:${password}@127.0.0.1:${port}/${database}`

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `ebkit gateway ${process.pid}` })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Whether the server does not accept connections yet, or no longer does. */
const isPassing = (error: unknown) =>
  ['57P03', 'ECONNREFUSED', 'ECONNRESET', '57P01'].includes((error as { code?: string }).code ?? '')

async function holder(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and objid = $1 and granted limit 1`,
    [holderLock],
  )
  return rows[0]?.application_name?.replace('ebkit gateway', 'process') ?? 'process unknown'
}

async function hold(client: pg.Client, directory: string): Promise<void> {
  // A killed gateway's lock ends with its connection, a few milliseconds later.
  for (let tries = 0; tries < 40; tries++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [holderLock])
    if (rows[0].held) return
    await wait(50)
  }
  throw new Error(
    `Another gateway (${await holder(client)}) is running on the data directory ${directory}. ` +
      'Stop it first, or set EB_DATA_DIR to a directory of its own.',
  )
}

async function makeDatabase(client: pg.Client, database: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
}

/**
 * Starts the PostgreSQL of a data directory, or takes over one that a killed gateway left running.
 * @throws if another gateway holds the directory, or the server does not start (the message names its log)
 */
export async function startEmbedded(
  dataDirectory: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const directory = resolve(dataDirectory)
  const user = operatingUser()
  const place = await findPlace(directory, await findBinaries(), user)
  const password = await passwordOf(directory)
  await initialise(place, password, user)
  const logFile = join(directory, 'pg.log')
  const deadline = Date.now() + startTimeout
  let started: Awaited<ReturnType<typeof startPostmaster>> | undefined
  let failures = 0
  for (;;) {
    const running = findPostmaster(place.cluster)
    if (!running && (!started || started.process.exitCode !== null)) {
      if (failures++ === 3) throw new Error(`PostgreSQL did not start: see ${logFile}`)
      started = await startPostmaster(place, logFile, options.settings ?? {}, user)
    }
    const postmaster = running ?? started?.postmaster
    const client =
      postmaster && (await connect(urlOf(postmaster, password, 'postgres')).catch(refuseUnlessPassing))
    if (postmaster && client) return await held(client, postmaster)
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not accept connections: see ${logFile}`)
    await wait(20)
  }

  function refuseUnlessPassing(error: unknown): undefined {
    if (!isPassing(error)) throw error
  }

  async function held(client: pg.Client, postmaster: Postmaster): Promise<EmbeddedServer> {
    try {
      await hold(client, directory)
      await makeDatabase(client, options.database ?? 'ebkit')
    } catch (error) {
      await client.end()
      throw error
    }
    let stopping = false
    return {
      url: urlOf(postmaster, password, options.database ?? 'ebkit'),
      pid: postmaster.pid,
      onLost: (listener) =>
        client.once('end', () => stopping || listener(`PostgreSQL ended: see ${logFile}`)),
      async stop() {
        stopping = true
        await stopPostmaster(postmaster)
        await client.end().catch(() => undefined)
      },
    }
  }
}
