import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url))

/** The runner of the tests bundles the gateway once: read module by module, it is two seconds of each start. */
const program = () => {
  const bundle = process.env.EB_TEST_GATEWAY
  return bundle ? [bundle] : ['--import', 'tsx', '--conditions=source', main]
}

/** A gateway as a process of its own, which can be killed. */
export interface GatewayProcess {
  readonly child: ChildProcess
  /** What it has printed so far. */
  said(): string
  /** Its address, once it listens. Rejects with what it said where it ends before. */
  readonly listening: Promise<string>
  /** The exit code; null where a signal ended it. */
  readonly exited: Promise<number | null>
}

/**
 * Starts the gateway as `npm start` and servers do, with a database of its own.
 *
 * @param directory holds its database, its store and its log
 * @param environment its settings; without them it takes a free port and cheap passwords, but for production
 */
export function startGatewayProcess(
  directory: string,
  environment: Readonly<Record<string, string>> = {},
): GatewayProcess {
  // Production takes no cheap passwords, and is tested with real ones.
  const cheap = environment.EB_MODE === 'production' ? {} : { EB_PASSWORD_COST: '1024' }
  const child = spawn(process.execPath, program(), {
    env: { PATH: process.env.PATH, EB_DATA_DIR: directory, PORT: '0', ...cheap, ...environment },
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
  // A gateway that is killed while it starts is no failure of whoever waits no more.
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
