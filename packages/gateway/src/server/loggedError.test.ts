import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sql } from 'drizzle-orm'

describe('what the log says of errors', () => {
  let gateway: TestGateway
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-log-'))
    gateway = await startTestGateway({ settings: { log: { level: 'info', file: join(folder, 'log') } } })
  })
  after(async () => {
    await gateway.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function logged(err: unknown): Promise<string> {
    const mark = `mark ${Math.random()}`
    gateway.app.log.error({ err }, mark)
    const found = async () =>
      (await readFile(join(folder, 'log'), 'utf8')).split('\n').find((line) => line.includes(mark))
    const end = performance.now() + 30_000
    for (;;) {
      const line = await found()
      if (line) return line
      assert.ok(performance.now() < end, 'the line did not come')
    }
  }

  const failing = async (work: () => Promise<unknown>): Promise<unknown> => {
    try {
      await work()
    } catch (error) {
      return error
    }
    throw new Error('It did not fail')
  }

  test('errors of the database carry no parameters: neither the statement’s nor those the database quotes', async () => {
    const { signIn } = gateway.database
    const secret = 'secret-value-138'
    for (const work of [
      () => signIn.execute(sql`select ${secret}::int`),
      () => signIn.execute(sql`select ${secret} from nowhere`),
      () => signIn.execute(sql`insert into session (session_hash) values (${secret})`),
      () => signIn.$client.query('select $1::int', [secret]),
    ]) {
      const error = await failing(work)
      assert.ok(
        JSON.stringify([String(error), String((error as Error).cause)]).includes(secret),
        'the fault: it is quoted',
      )
      const line = await logged(error)
      assert.equal(line.includes(secret), false, line)
      assert.match(line, /"code":"\w{5}"/)
      assert.match(line, /loggedError\.test/)
    }
  })

  test('other errors are logged with their cause', async () => {
    const line = await logged(new TypeError('outer', { cause: new Error('inner') }))
    const { err } = JSON.parse(line) as { err: { type: string; message: string; cause: { message: string } } }
    assert.deepEqual([err.type, err.message, err.cause.message], ['TypeError', 'outer', 'inner'])
  })
})
