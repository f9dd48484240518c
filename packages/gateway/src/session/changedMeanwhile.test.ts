import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPassword } from '@ebkit/testing'
import { hashPassword } from './passwords'
import { logIn, pairOf } from './testing/loginClient'

const newPassword = 'a-longer-password'

/** Hashes of the demo are cheaper than this, so that the first sign-in replaces them. */
const passwordCost = 2 ** 15

describe('an account that changes while somebody signs in', () => {
  let gateway: TestGateway
  let original: string
  let another: string
  before(async () => {
    gateway = await startTestGateway({ settings: { passwordCost } })
    original = await storedHash()
    another = await hashPassword(newPassword, passwordCost)
  })
  after(() => gateway.stop())
  afterEach(async () => {
    await gateway.sql('truncate login_attempt, session')
    await gateway.sql(
      `update user_account set password_hash = '${original}', disabled = false where account = 'clerk'`,
    )
  })

  async function storedHash(): Promise<string> {
    const [row] = await gateway.sql<{ hash: string }>(
      "select password_hash as hash from user_account where account = 'clerk'",
    )
    return row?.hash ?? ''
  }
  const sessions = async () => (await gateway.sql("select from session where user_id = '100193'")).length
  const signIn = () => logIn(gateway, { account: 'clerk', password: testPassword })

  /** Makes a change that is under way when the request reaches it, and done when the request continues. */
  async function during<Answer>(change: string, ask: () => Promise<Answer>): Promise<Answer> {
    await gateway.sql('begin')
    await gateway.sql(`update user_account set ${change} where account = 'clerk'`)
    let isAnswered = false
    const asked = ask().finally(() => {
      isAnswered = true
    })
    const waiting = `select from pg_locks where locktype in ('transactionid', 'tuple') and not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`
    const end = Date.now() + 20_000
    while (!isAnswered && !(await gateway.sql(waiting)).length)
      assert.ok(Date.now() < end, 'it does not wait')
    await gateway.sql('commit')
    return asked
  }

  test('a password that was replaced meanwhile opens no session, and does not come back', async () => {
    const { status, body, cookies } = await during(`password_hash = '${another}'`, signIn)
    assert.deepEqual([status, body.code, cookies.size], [401, 'bad-credentials', 0])
    assert.deepEqual([await storedHash(), await sessions()], [another, 0])
  })

  test('nor does it where the hash is not to be replaced', async () => {
    assert.equal((await signIn()).status, 200)
    await gateway.sql('truncate session')
    const { status, cookies } = await during(`password_hash = '${another}'`, signIn)
    assert.deepEqual([status, cookies.size], [401, 0])
    assert.deepEqual([await storedHash(), await sessions()], [another, 0])
  })

  test('an account that was disabled meanwhile has no session', async () => {
    assert.equal((await signIn()).status, 200)
    const { status } = await during('disabled = true', signIn)
    assert.deepEqual([status, await sessions()], [401, 0])
  })

  test('of two changes of a password the later one is refused', async () => {
    const cookie = pairOf((await signIn()).cookies.get('eb_session'))
    const { status } = await during(`password_hash = '${another}'`, () =>
      fetch(`${gateway.url}/api/session/password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test', cookie },
        body: JSON.stringify({ current: testPassword, next: 'yet-another-password' }),
      }),
    )
    assert.deepEqual([status, await storedHash()], [401, another])
  })
})
