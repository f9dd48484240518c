import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findPostmaster, isAlive, startEmbedded, stopPostmaster } from '@ebkit/gateway'
import { clusterFolder, clusterFolders } from './clusterFolder'

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

/** Starts an embedded PostgreSQL in a temporary directory, in memory where possible. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandoned()
  const directory = await mkdtemp(join(await clusterFolder(), `ebkit-test-${process.pid}-`))
  const server = await startEmbedded(directory, { settings, database: 'ebkit_tests' })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
