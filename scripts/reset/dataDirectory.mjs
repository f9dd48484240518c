// Inspects a data directory without any library.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MARKS = ['pg', 'pg.location', 'database-password', 'partner-key']

/** True for an empty folder and for a gateway's data directory: nothing else is ever removed. */
export function isOurs(directory) {
  const names = readdirSync(directory)
  return names.length === 0 || names.some((name) => MARKS.includes(name))
}

/** The PostgreSQL cluster of a data directory: inside it, or at the path in its note (for root). */
export function clusterOf(directory) {
  const note = join(directory, 'pg.location')
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(directory, 'pg')
}

/** The folder of a cluster outside its data directory; undefined if it is inside. */
export function outsideOf(directory) {
  const cluster = clusterOf(directory)
  const folder = dirname(cluster)
  return /^\/var\/lib\/ebkit\/[0-9a-f]{12}$/.test(folder) && existsSync(folder) ? folder : undefined
}

/** Whether the cluster's server, or another process with its number, is alive. */
export function mayRun(directory) {
  const file = join(clusterOf(directory), 'postmaster.pid')
  if (!existsSync(file)) return false
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
