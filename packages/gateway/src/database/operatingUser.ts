import { execFileSync, spawnSync } from 'node:child_process'

/** The user that PostgreSQL runs as; `undefined`: the current user. */
export interface OperatingUser {
  readonly uid: number
  readonly gid: number
}

const name = 'postgres'

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))

function find(): OperatingUser | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return undefined
  }
}

function create(): void {
  spawnSync('groupadd', ['--system', name])
  const made = spawnSync('useradd', ['--system', '--gid', name, '--home-dir', '/nonexistent', name], {
    encoding: 'utf8',
  })
  if (made.status === 0) return
  throw new Error(
    `PostgreSQL does not run as root, and the user "${name}" could not be made for it (${made.stderr ?? made.error}). ` +
      'Run the gateway as another user, or set DATABASE_URL to a PostgreSQL of yours.',
  )
}

/** PostgreSQL refuses to run as root, so for root this is the user `postgres`, created if missing. */
export function operatingUser(): OperatingUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const found = find()
  if (found) return found
  create()
  return find()
}

/** Whether that user can access a folder: not one below /root, for example. */
export function canEnter(directory: string, user: OperatingUser | undefined): boolean {
  if (!user) return true
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...user, cwd: '/', stdio: 'ignore' })
      .status === 0
  )
}
