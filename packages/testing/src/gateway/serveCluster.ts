import { startTestCluster } from './cluster'

/**
 * Runs the PostgreSQL of a test run as a process: `node --import tsx --conditions=source
 * packages/testing/src/gateway/serveCluster.ts`. Prints one line, `EB_TEST_DATABASE_URL=postgres://…`, when it is
 * ready. Ends on SIGTERM, SIGINT, or when its standard input closes, so that it never outlives its parent.
 */
async function serve(): Promise<void> {
  const cluster = await startTestCluster()
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await cluster.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdin.on('end', stop).on('error', stop).resume()
  console.log(`EB_TEST_DATABASE_URL=${cluster.url}`)
}

await serve()
