import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatingUser } from '../../database/operatingUser'

/** Where Debian and Ubuntu keep each version; EB_POSTGRES_BIN names another place. */
const versions = '/usr/lib/postgresql'

/** The programs of a PostgreSQL that is installed here, `pg_dump` included; undefined without one. */
export function installedPrograms(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions).map((name) => join(versions, name, 'bin')) : []
  return [process.env.EB_POSTGRES_BIN ?? '', ...found].find((folder) =>
    ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))),
  )
}

/** A PostgreSQL as an operator has it: not the embedded one. */
export interface OwnServer {
  urlOf(database: string): string
  stop(): Promise<void>
}

/** @param programs folder of its programs @param port a free one */
export async function startOwnServer(programs: string, port: number): Promise<OwnServer> {
  const user = operatingUser()
  const folder = await mkdtemp(join(tmpdir(), 'ebkit-own-'))
  const [data, password] = [join(folder, 'data'), join(folder, 'password')]
  await writeFile(password, 'secret\n')
  if (user) for (const path of [folder, password]) await chown(path, user.uid, user.gid)
  const run = (name: string, ...args: string[]) =>
    execFileSync(join(programs, name), args, { ...user, cwd: '/', stdio: 'ignore' })
  run('initdb', '-D', data, '-U', 'ebkit', `--pwfile=${password}`, '--auth=scram-sha-256', '--encoding=UTF8')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  run('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start')
  return {
    urlOf: (database) => `postgres://ebkit:secret@127.0.0.1:${port}/${database}`,
    async stop() {
      run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
