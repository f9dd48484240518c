import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url))

/** The test runner bundles the gateway once: loading single modules takes two seconds per start. */
const program = () => {
  const bundle = process.env.EB_TEST_GATEWAY
  return bundle ? [bundle] : ['--import', 'tsx', '--conditions=source', main]
}

/** A gateway as a separate process, which can be killed. */
export interface GatewayProcess {
  readonly child: ChildProcess
  /** Its output so far. */
  said(): string
  /** Its address, once it listens. Rejects with its output if it ends before. */
  readonly listening: Promise<string>
  /** The exit code; null after a signal. */
  readonly exited: Promise<number | null>
}

/**
 * Starts the gateway as `npm start` and servers do, with its own database.
 *
 * @param directory for its database, its store and its log
 * @param environment its settings; default a free port, only the rows that are seeded by hand and, except in production, cheap passwords
 */
export function startGatewayProcess(
  directory: string,
  environment: Readonly<Record<string, string>> = {},
): GatewayProcess {
  // Production refuses cheap passwords, so it is tested with real ones.
  const cheap = environment.EB_MODE === 'production' ? {} : { EB_PASSWORD_COST: '1024' }
  const child = spawn(process.execPath, program(), {
    env: {
      PATH: process.env.PATH,
      EB_DATA_DIR: directory,
      PORT: '0',
      EB_SEED_SCALE: '0',
      ...cheap,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const listening = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      const address = /Console +(\S+)\/\n/.exec(said)?.[1]
      if (address && said.includes('Ctrl+C')) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    exited.then((code) => reject(new Error(`The gateway ended with ${code}: ${said}`)))
  })
  // Not an unhandled rejection if a test kills the gateway during its start.
  listening.catch(() => {})
  return { child, said: () => said, listening, exited }
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
