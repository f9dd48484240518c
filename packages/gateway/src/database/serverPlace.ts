import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Binaries } from './binaries'
import { canEnter, type OperatingUser } from './operatingUser'

/** The location of one embedded server's files. */
export interface ServerPlace {
  /** PostgreSQL's data directory. */
  readonly cluster: string
  readonly binaries: Binaries
}

/** Used only as root, if the user `postgres` cannot enter the data directory (such as a clone below /root). */
const elsewhere = '/var/lib/ebkit'

async function copyOfBinaries(binaries: Binaries): Promise<Binaries> {
  const source = dirname(dirname(binaries.postgres))
  const target = join(elsewhere, `programs-${createHash('sha256').update(source).digest('hex').slice(0, 12)}`)
  if (!existsSync(target)) {
    const part = `${target}.${process.pid}`
    await cp(source, part, { recursive: true, verbatimSymlinks: true })
    await rename(part, target).catch(() => rm(part, { recursive: true }))
  }
  return { postgres: join(target, 'bin/postgres'), initdb: join(target, 'bin/initdb') }
}

async function clusterElsewhere(dataDirectory: string): Promise<string> {
  const cluster = join(elsewhere, createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12), 'pg')
  const note = join(dataDirectory, 'pg.location')
  const noted = await readFile(note, 'utf8').catch(() => '')
  // If the data directory was deleted, and this note with it, the old cluster is deleted too.
  if (noted.trim() !== cluster) await rm(cluster, { recursive: true, force: true })
  await mkdir(dirname(cluster), { recursive: true, mode: 0o711 })
  await writeFile(note, `${cluster}\n`)
  return cluster
}

/** Determines the location of a data directory's server: `<data directory>/pg`, if its user has access. */
export async function findPlace(
  dataDirectory: string,
  binaries: Binaries,
  user: OperatingUser | undefined,
): Promise<ServerPlace> {
  const directory = resolve(dataDirectory)
  await mkdir(directory, { recursive: true })
  if (user) await chmod(directory, 0o711)
  const here = canEnter(directory, user)
  const programsHere = canEnter(dirname(binaries.postgres), user)
  if (!here || !programsHere) await mkdir(elsewhere, { recursive: true, mode: 0o711 })
  return {
    cluster: here ? join(directory, 'pg') : await clusterElsewhere(directory),
    binaries: programsHere ? binaries : await copyOfBinaries(binaries),
  }
}
