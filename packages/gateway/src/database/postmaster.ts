import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OperatingUser } from './operatingUser'
import type { ServerPlace } from './serverPlace'

/** A running server, started by any process. */
export interface Postmaster {
  /** Its data directory. */
  readonly cluster: string
  readonly pid: number
  readonly port: number
}

/** Whether a process with this id is running. */
export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether the process is PostgreSQL: after a crash its id may belong to another program. If that cannot be determined,
 * it is assumed to be.
 */
const isPostgres = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return !existsSync('/proc/self')
  }
}

/** Reads `postmaster.pid` to find the running server of a cluster, even one that outlived a killed gateway. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = linesOf(join(cluster, 'postmaster.pid'))
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid && port && isAlive(pid) && isPostgres(pid) ? { cluster, pid, port } : undefined
}

/** The lines of a file; none if it does not exist, as a stopping server may remove it at any moment. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Starts the server of a cluster on a free port of 127.0.0.1. It has no socket file and its own process group. */
export async function startPostmaster(
  place: ServerPlace,
  logFile: string,
  settings: Readonly<Record<string, string>>,
  user: OperatingUser | undefined,
): Promise<{ postmaster: Postmaster; process: ChildProcess }> {
  const port = await freePort()
  if (!findPostmaster(place.cluster)) await rm(join(place.cluster, 'postmaster.pid'), { force: true })
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(place.binaries.postgres, ['-D', place.cluster, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    // Ctrl+C in a terminal reaches the gateway's process group: the server must outlive the requests still being
    // answered.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return { postmaster: { cluster: place.cluster, pid: child.pid ?? 0, port }, process: child }
}

/** Stops a server: open transactions are rolled back, committed data is on disk. */
export async function stopPostmaster({ cluster, pid }: Postmaster): Promise<void> {
  // A terminated orphan may remain in the process list until init reaps it, so the server's file is checked too.
  const runs = () => isAlive(pid) && findPostmaster(cluster)?.pid === pid
  if (!runs()) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; runs() && tries < 1500; tries++) await wait(20)
  if (runs()) process.kill(pid, 'SIGQUIT')
}
