import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster, isAlive, startEmbedded, stopPostmaster } from '@ebkit/gateway'

/** The PostgreSQL that tests clone their databases in. */
export interface TestCluster {
  /** Of the owner; what EB_TEST_DATABASE_URL carries. */
  readonly url: string
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

/** Nothing here outlives a test run, so nothing needs to reach the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/** A test that was killed could not end its server: the next one does. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^ebkit-test-(\d+)-/.exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    const directory = join(tmpdir(), name)
    const server = findPostmaster(join(directory, 'pg'))
    if (server) await stopPostmaster(server)
    await rm(directory, { recursive: true, force: true })
  }
}

/** Starts an embedded PostgreSQL in a temporary directory. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandoned()
  const directory = await mkdtemp(join(tmpdir(), `ebkit-test-${process.pid}-`))
  const server = await startEmbedded(directory, { settings, database: 'ebkit_tests' })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
