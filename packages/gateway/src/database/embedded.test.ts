import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type EmbeddedServer, startEmbedded } from './embedded'
import { findPostmaster } from './postmaster'

const settings = { fsync: 'off' }

/** Starts the server in a separate process, which can be killed. */
async function startElsewhere(directory: string): Promise<ChildProcess> {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url))
  const script = `import { startEmbedded } from ${JSON.stringify(module)}
    startEmbedded(${JSON.stringify(directory)}).then((server) => { console.log(server.pid); setInterval(() => {}, 1000) },
      (error) => { console.log(error.message); process.exit(1) })`
  const args = ['--import', 'tsx', '--conditions=source', '--input-type=module', '-e', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  assert.match(String(line), /^\d+\n$/, String(line))
  return child
}

describe('the embedded PostgreSQL', () => {
  let directory: string
  let server: EmbeddedServer | undefined
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ebkit-embedded-'))
  })
  afterEach(async () => {
    await server?.stop()
    server = undefined
  })
  after(() => rm(directory, { recursive: true, force: true }))

  test('starts from an empty directory, with its own password, which only we can read', async () => {
    server = await startEmbedded(directory, { settings })
    const file = join(directory, 'database-password')
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    const password = (await readFile(file, 'utf8')).trim()
    assert.ok(password.length >= 30)
    const client = new pg.Client({ connectionString: server.url.replace(password, 'wrong') })
    await assert.rejects(client.connect(), { code: '28P01' })
  })

  test('listens on 127.0.0.1 only', async () => {
    server = await startEmbedded(directory, { settings })
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query(
      "select current_setting('listen_addresses') as a, current_setting('unix_socket_directories') as s",
    )
    assert.deepEqual(rows, [{ a: '127.0.0.1', s: '' }])
    await client.end()
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address && !address.internal && address.family === 'IPv4')
    if (!outside) return
    const elsewhere = new pg.Client({ connectionString: server.url.replace('127.0.0.1', outside.address) })
    await assert.rejects(elsewhere.connect(), { code: 'ECONNREFUSED' })
  })

  test('keeps its rows after a restart', async () => {
    const run = async (text: string) => {
      const client = new pg.Client({ connectionString: (server as EmbeddedServer).url })
      await client.connect()
      const { rows } = await client.query(text)
      await client.end()
      return rows
    }
    server = await startEmbedded(directory, { settings })
    await run('create table kept as select 7 as number')
    await server.stop()
    assert.equal(findPostmaster(join(directory, 'pg')), undefined)
    server = await startEmbedded(directory, { settings })
    assert.deepEqual(await run('select number from kept'), [{ number: 7 }])
  })

  test('F-GW-10 a second one on the same directory refuses, names the first and does not affect it', async () => {
    server = await startEmbedded(directory, { settings })
    await assert.rejects(startEmbedded(directory, { settings }), (error: Error) => {
      assert.match(
        error.message,
        new RegExp(`Another gateway \\(process ${process.pid}\\) is running on the data directory`),
      )
      assert.match(error.message, /EB_DATA_DIR/)
      return true
    })
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.end()
  })

  test('F-GW-10 of two that start at once on an empty directory, one runs', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'ebkit-embedded-'))
    const started = await Promise.allSettled([
      startEmbedded(fresh, { settings }),
      startEmbedded(fresh, { settings }),
    ])
    const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const refused = started.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    for (const one of running) await one.stop()
    await rm(fresh, { recursive: true, force: true })
    assert.equal(running.length, 1, refused.join('; '))
    assert.match(refused[0] ?? '', /Another gateway/)
  })

  test('F-GW-10 a server left by a killed gateway is taken over and stopped with the next', async () => {
    const child = await startElsewhere(directory)
    const left = findPostmaster(join(directory, 'pg'))
    child.kill('SIGKILL')
    await once(child, 'exit')
    assert.ok(
      left && findPostmaster(join(directory, 'pg'))?.pid === left.pid,
      'the server outlived its gateway',
    )
    server = await startEmbedded(directory, { settings })
    assert.equal(server.pid, left.pid)
    await server.stop()
    assert.equal(findPostmaster(join(directory, 'pg')), undefined)
  })

  test('reports when it is lost unexpectedly', async () => {
    server = await startEmbedded(directory, { settings })
    const lost = new Promise<string>((resolve) => server?.onLost(resolve))
    process.kill(server.pid, 'SIGINT')
    assert.match(await lost, /PostgreSQL ended: see .*pg\.log/)
  })
})
