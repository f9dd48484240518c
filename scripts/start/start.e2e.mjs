// Tests both commands as a user runs them: real processes, real ports, a separate data directory.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../workspace/root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
const environment = { ...process.env, EB_DATA_DIR: join(folder, 'data'), EB_MODE: 'demo', EB_SEED_SCALE: '0' }
delete environment.DATABASE_URL
delete environment.NODE_TEST_CONTEXT
const running = new Set()
let url

before(async () => {
  environment.PORT = String(await freePort())
  url = `http://127.0.0.1:${environment.PORT}`
})

after(async () => {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all([...running].map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

function npmStart() {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: environment })
  const run = { child, text: '', code: undefined }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      run.text += text
    })
  }
  run.ended = new Promise((resolve) => {
    child.on('exit', (code) => {
      run.code = code
      running.delete(run)
      resolve(code)
    })
  })
  running.add(run)
  return run
}

async function until(what, condition, limit = 120_000) {
  const deadline = Date.now() + limit
  while (Date.now() < deadline) {
    if (await condition()) return
    await wait(50)
  }
  assert.fail(`${what} did not happen within ${limit} ms`)
}

const answers = (path, base = url) =>
  fetch(base + path, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  )

/** A free port whose partner port, a hundred above it, is free too. */
async function freePort() {
  for (;;) {
    const port = await listenOnce(0)
    if (port < 65_000 && (await listenOnce(port + 100))) return port
  }
}

function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address()
      server.close(() => resolve(taken))
    })
  })
}

const reset = () =>
  spawnSync(process.execPath, ['scripts/reset.mjs'], { cwd: root, env: environment, encoding: 'utf8' })

describe('npm start', () => {
  it('serves every address, and prints addresses and accounts', async () => {
    const run = npmStart()
    await until('the gateway', () => answers('/readyz'))
    for (const path of ['/', '/login', '/eb/eb.js', '/examples/', '/healthz'])
      assert.ok(await answers(path), path)
    const partner = `http://localhost:${Number(environment.PORT) + 100}`
    await until("the partner's page", () => answers('/', partner))
    await until('the welcome', () => run.text.includes('demo1234'), 5000)
    assert.match(run.text, new RegExp(`${url}/examples/`))
  })

  it('a second start reports that the port is in use, and by what', async () => {
    const run = npmStart()
    assert.equal(await run.ended, 1)
    assert.match(run.text, /Port \d+ is in use.*An ebkit gateway seems to run there/)
  })

  it('reset keeps the data of a running gateway', () => {
    const { status, stderr } = reset()
    assert.equal(status, 1)
    assert.match(stderr, /Another gateway .* is running/)
    assert.ok(existsSync(environment.EB_DATA_DIR))
  })

  it('ends cleanly on SIGTERM, and leaves nothing behind', async () => {
    const [run] = running
    run.child.kill('SIGTERM')
    assert.equal(await run.ended, 0)
    assert.equal(await answers('/healthz'), false)
  })

  it('starts again without installing or building anything, and its children end with it even after kill -9', async () => {
    const run = npmStart()
    await until('the gateway', () => answers('/readyz'))
    run.child.kill('SIGKILL')
    await until('the end of the gateway', async () => !(await answers('/healthz')), 60_000)
    assert.match(run.text, /browser: up to date/)
    assert.doesNotMatch(run.text, /Installing/)
  })

  it('reset removes the data of a killed gateway', async () => {
    await until('reset', () => reset().status === 0, 60_000)
    assert.equal(existsSync(environment.EB_DATA_DIR), false)
  })

  it('refuses an invalid PORT', async () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...environment, PORT: 'abc' },
      encoding: 'utf8',
    })
    assert.equal(status, 1)
    assert.match(stderr, /PORT must be a number/)
  })
})
