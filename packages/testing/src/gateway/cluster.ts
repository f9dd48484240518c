import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@ebkit/gateway'

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

/** Starts an embedded PostgreSQL in a temporary directory. */
export async function startTestCluster(): Promise<TestCluster> {
  const directory = await mkdtemp(join(tmpdir(), 'ebkit-test-'))
  const server = await startEmbedded(directory, { settings, database: 'ebkit_tests' })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
