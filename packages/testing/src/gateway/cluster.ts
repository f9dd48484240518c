import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findPostmaster, isAlive, openOwner, startEmbedded, stopPostmaster } from '@ebkit/gateway'
import { clusterFolder, clusterFolders } from './clusterFolder'
import { type PreparedCluster, preparedCluster } from './preparedCluster'

/** The PostgreSQL that contains the tests' databases. */
export interface TestCluster {
  /** Address for the owner; the value of EB_TEST_DATABASE_URL. */
  readonly url: string
  /** Stops the server and removes its files. */
  stop(): Promise<void>
}

/** No data outlives a test run, so nothing needs to be synced to disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/** A killed test could not stop its server: the next test does. */
async function removeAbandoned(): Promise<void> {
  const entries = await Promise.all(
    clusterFolders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  )
  for (const directory of entries.flat()) {
    const pid = /^ebkit-test-(\d+)-/.exec(basename(directory))?.[1]
    if (!pid || isAlive(Number(pid))) continue
    const server = findPostmaster(join(directory, 'pg'))
    if (server) await stopPostmaster(server)
    await rm(directory, { recursive: true, force: true })
  }
}

const options = { settings, database: 'ebkit_tests' }

async function startIn(directory: string, prepared: PreparedCluster) {
  const isCopy = await prepared.copyInto(directory)
  try {
    return { server: await startEmbedded(directory, options), isCopy }
  } catch (error) {
    if (!isCopy) throw error
    await prepared.remove()
    await rm(directory, { recursive: true, force: true })
    await mkdir(directory, { mode: 0o700 })
    return { server: await startEmbedded(directory, options), isCopy: false }
  }
}

/** Whether there is a filled template, and no database of a test. */
async function isReusable(url: string): Promise<boolean> {
  const owner = openOwner(url)
  try {
    const names = await owner.query<{ datname: string }>('select datname from pg_database')
    const isClone = ({ datname }: { datname: string }) => /^ebkit_(clone|template_\w+)_/.test(datname)
    return names.some(({ datname }) => datname.startsWith('ebkit_template_')) && !names.some(isClone)
  } catch {
    return false
  } finally {
    await owner.close()
  }
}

/** Starts an embedded PostgreSQL in a temporary directory, in memory where possible. @param prepared for tests */
export async function startTestCluster(prepared = preparedCluster()): Promise<TestCluster> {
  await removeAbandoned()
  const directory = await mkdtemp(join(await clusterFolder(), `ebkit-test-${process.pid}-`))
  const { server, isCopy } = await startIn(directory, prepared)
  return {
    url: server.url,
    async stop() {
      const isKept = !isCopy && (await isReusable(server.url))
      await server.stop()
      if (isKept) await prepared.keep(directory)
      await rm(directory, { recursive: true, force: true })
    },
  }
}
