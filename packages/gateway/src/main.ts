import { ConfigurationProblem, readConfiguration } from './configuration/configuration'
import { loggedError } from './server/loggedError'
import { prepareData, type RunningGateway, startGateway } from './start'
import { welcome } from './welcome'

/** What went wrong, for the person at the terminal: our own words alone, a stack only for faults. */
function report(error: unknown): void {
  const isExpected =
    error instanceof ConfigurationProblem || (error instanceof Error && error.constructor === Error)
  console.error(isExpected ? `\n${(error as Error).message}\n` : loggedError(error))
}

async function run(): Promise<void> {
  let gateway: RunningGateway | undefined
  let asked = 0
  const end = async (code: number) => {
    // a second Ctrl+C does not wait; PostgreSQL may stay behind and is taken over by the next start
    if (asked++) process.exit(code || 1)
    await gateway?.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => void end(0))
  process.on('SIGTERM', () => void end(0))
  const configuration = readConfiguration(process.env)
  if (process.argv.includes('--prepare')) {
    await prepareData(configuration)
    process.exit(0)
  }
  gateway = await startGateway(configuration, (reason) => {
    console.error(reason)
    void end(1)
  })
  if (asked) return void (await gateway.stop())
  console.log(welcome(gateway.address, configuration))
}

run().catch((error) => {
  report(error)
  process.exit(1)
})
