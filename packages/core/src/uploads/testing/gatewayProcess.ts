import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../../gateway/src/main.ts', import.meta.url))

/** A gateway as a process of its own, which can be killed. */
export interface GatewayProcess {
  readonly child: ChildProcess
  /** Rejects with what it said where it ends before it listens. */
  readonly listening: Promise<void>
  readonly exited: Promise<unknown>
}

/** Starts it on a port that stays the same over its lives. Its database and its store lie in the directory. */
export function startGatewayProcess(directory: string, port: number): GatewayProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', main], {
    env: { PATH: process.env.PATH, EB_DATA_DIR: directory, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const exited = new Promise((resolve) => child.once('close', resolve))
  const listening = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes('Ctrl+C')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    exited.then(() => reject(new Error(said)))
  })
  // A gateway that is killed while it starts is no failure of whoever waits no more.
  listening.catch(() => {})
  return { child, listening, exited }
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
