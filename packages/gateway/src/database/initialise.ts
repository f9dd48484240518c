import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OperatingUser } from './operatingUser'
import { isAlive } from './postmaster'
import type { ServerPlace } from './serverPlace'

/** The superuser of an embedded server. It runs migrations, never requests. */
export const ownerName = 'ebkit_owner'

async function run(program: string, args: string[], user: OperatingUser | undefined): Promise<void> {
  const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error(`PostgreSQL could not be set up: ${complaint.trim() || `initdb ended with ${code}`}`)
}

/** Removes what interrupted starts have left behind. */
async function removeAbandoned(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  for (const name of await readdir(folder)) {
    const pid = /^pg\.(\d+)-\w+\.unfinished(\.password)?$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Creates the cluster if there is none. It is created under another name and renamed when it is complete, so that
 * neither a kill nor a second gateway leaves or finds an incomplete one.
 */
export async function initialise(
  place: ServerPlace,
  password: string,
  user: OperatingUser | undefined,
): Promise<void> {
  if (existsSync(place.cluster)) return
  await removeAbandoned(place.cluster)
  const unfinished = `${place.cluster}.${process.pid}-${randomBytes(4).toString('hex')}.unfinished`
  const passwordFile = `${unfinished}.password`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) for (const path of [unfinished, passwordFile]) await chown(path, user.uid, user.gid)
  const settings = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = ['--auth=scram-sha-256', `--username=${ownerName}`, `--pwfile=${passwordFile}`]
  try {
    await run(place.binaries.initdb, [`--pgdata=${unfinished}`, ...access, ...settings], user)
    await rename(unfinished, place.cluster).catch((error) => {
      if (!existsSync(place.cluster)) throw error
    })
  } finally {
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}
