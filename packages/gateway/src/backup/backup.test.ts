import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { StoreCredentials } from '@ebkit/gateway'
import { freePort, type GatewayProcess, startGatewayProcess } from '@ebkit/testing'
import pg from 'pg'
import { findPostmaster, stopPostmaster } from '../database/postmaster'
import { storeClient } from '../store/testing/storeClient'
import { installedPrograms, startOwnServer } from './testing/ownServer'

const programs = installedPrograms()
const guide = fileURLToPath(new URL('../../../../docs/guides/operations.md', import.meta.url))
const bytes = Buffer.alloc(150_000, 'one file ')

/** The commands of the guide's section: back up and restore with a PostgreSQL of one's own, then the embedded one. */
async function commands(): Promise<string[]> {
  const [, section = ''] = (await readFile(guide, 'utf8')).split('## Backup and restore')
  const [own = ''] = section.split('\n## ')
  const found = [...own.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, code = '']) => code)
  assert.equal(found.length, 3)
  return found
}

const hasRsync = spawnSync('rsync', ['--version']).status === 0

/** Runs commands of the guide, with `/backup` in a folder of the test. */
function runCommands(code: string, folder: string, environment: Record<string, string>): void {
  const here = code.replaceAll('/backup/', `${folder}/backup/`)
  // the same copy where there is no rsync
  const text = hasRsync ? here : here.replace(/rsync -a(?: --delete)? (\S+)\/("?) (\S+)/g, 'cp -a $1/.$2 $3')
  execFileSync('sh', ['-ec', text], {
    cwd: folder,
    env: { ...process.env, PATH: `${programs ?? ''}:${process.env.PATH}`, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const headers = { 'x-eb-client': 'ebkit/test' }

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'clerk', password: 'demo1234' }),
  })
  assert.equal(answer.status, 200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

async function storeOf(address: string, cookie: string) {
  const answer = await fetch(`${address}/api/oss-api/token/zktimg`, { headers: { ...headers, cookie } })
  const { data } = (await answer.json()) as { data: StoreCredentials & { path: string } }
  return { client: storeClient(data), key: `${data.path}backup.png` }
}

/** What a person leaves: a rating and a file. */
async function leaveTraces(address: string): Promise<void> {
  const cookie = await signIn(address)
  const rated = await fetch(`${address}/feedback-api/eb/feedback/eb_user_feedback`, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ url: '/backup', score: 5, description: 'kept' }),
  })
  assert.equal(rated.status, 200)
  const { client, key } = await storeOf(address, cookie)
  await client.put(key, bytes)
}

async function assertTraces(address: string): Promise<void> {
  const cookie = await signIn(address)
  const path = '/feedback-api/eb/feedback/get_eb_user_feedback?url=/backup'
  const answer = await fetch(address + path, { headers: { cookie } })
  const { data } = (await answer.json()) as { data: { score: number | null } }
  assert.equal(data.score, 5)
  const { client, key } = await storeOf(address, cookie)
  const { content } = await client.get(key)
  assert.ok(bytes.equals(content as Buffer), 'the bytes of the file')
}

/** A digest of the rows of every table. */
async function rowsIn(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    const digests: Record<string, string> = {}
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
      )
      digests[name] = found[0]?.digest ?? ''
    }
    return digests
  } finally {
    await client.end()
  }
}

// A start on an empty database fills it: in the soak.
describe('backup and restore by the commands of the guide', { skip: !process.env.EB_SOAK }, () => {
  let folder: string
  const running: GatewayProcess[] = []
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-backup-'))
    await mkdir(join(folder, 'backup', 'store'), { recursive: true })
    // otherwise PostgreSQL, which does not run as root, has its files elsewhere
    await chmod(folder, 0o711)
    await chmod(join(folder, 'backup'), 0o711)
  })
  after(async () => {
    for (const { child, exited } of running) {
      child.kill('SIGKILL')
      await exited
    }
    for (const name of ['embedded', join('backup', 'data')]) {
      const left = findPostmaster(join(folder, name, 'pg'))
      if (left) await stopPostmaster(left)
    }
    await rm(folder, { recursive: true, force: true })
  })

  async function start(directory: string, environment: Record<string, string> = {}): Promise<string> {
    const started = startGatewayProcess(directory, environment)
    running.push(started)
    return started.listening
  }

  async function stopAll(): Promise<void> {
    for (const { child, exited } of running.splice(0)) {
      child.kill('SIGTERM')
      assert.equal(await exited, 0)
    }
  }

  test('a PostgreSQL of one’s own: dump and files, into an empty database and a new folder', {
    skip: !programs && 'no PostgreSQL is installed here; EB_POSTGRES_BIN names its programs',
  }, async () => {
    const [backUp = '', restore = ''] = await commands()
    const server = await startOwnServer(programs ?? '', await freePort())
    try {
      const old = { DATABASE_URL: server.urlOf('postgres'), EB_STORE_DIR: join(folder, 'store') }
      await leaveTraces(await start(join(folder, 'one'), old))
      await stopAll()
      const before = await rowsIn(old.DATABASE_URL)
      runCommands(backUp, folder, old)
      const maker = new pg.Client({ connectionString: server.urlOf('postgres') })
      await maker.connect()
      await maker.query('create database restored')
      await maker.end()
      const restored = { DATABASE_URL: server.urlOf('restored'), EB_STORE_DIR: join(folder, 'restored') }
      await mkdir(restored.EB_STORE_DIR)
      runCommands(restore, folder, restored)
      const rows = await rowsIn(restored.DATABASE_URL)
      assert.ok(Object.keys(rows).length > 250)
      assert.match(rows.page_feedback ?? '', /^[1-9]/)
      assert.deepEqual(rows, before)
      await assertTraces(await start(join(folder, 'two'), restored))
      await stopAll()
    } finally {
      for (const { child, exited } of running.splice(0)) {
        child.kill('SIGKILL')
        await exited
      }
      await server.stop()
    }
  })

  test('the embedded database: the folder of a stopped gateway, copied', async () => {
    const [, , copy = ''] = await commands()
    const directory = join(folder, 'embedded')
    await leaveTraces(await start(directory))
    await stopAll()
    runCommands(copy, folder, { EB_DATA_DIR: directory })
    await rm(directory, { recursive: true })
    await assertTraces(await start(join(folder, 'backup', 'data')))
    await stopAll()
  })
})
