// Takes a data directory's PostgreSQL over and stops it. Fails when a gateway holds it: that one is not ours to stop.
import { startEmbedded } from '../../packages/gateway/src/database/embedded'

try {
  const server = await startEmbedded(process.argv[2] as string)
  await server.stop()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
