// Takes over a data directory's PostgreSQL and stops it. Fails if a running gateway uses it.
import { startEmbedded } from '../../packages/gateway/src/database/embedded'

try {
  const server = await startEmbedded(process.argv[2] as string)
  await server.stop()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
