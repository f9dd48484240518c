import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPassword } from '@ebkit/testing'
import { logIn, pairOf } from './testing/loginClient'

/** A browser that has signed in is recognised by a cookie, and has its own limit of attempts. */
describe('F-GW-5 known browsers', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())
  beforeEach(() => gateway.sql('truncate login_attempt, known_device, session'))

  const signIn = async (account: string, cookie = '', password = testPassword) =>
    logIn(gateway, { account, password }, { cookie })
  const deviceOf = async (account: string, cookie?: string) =>
    pairOf((await signIn(account, cookie)).cookies.get('eb_device'))
  /** Five failures of an account from the tests' own address: only a known browser may try a sixth time. */
  const fillPlace = (account: string) =>
    gateway.sql(
      "insert into login_attempt (account, address) select $1, address from (values ('127.0.0.1'), ('::1'), ('::ffff:127.0.0.1')) a (address), generate_series(1, 5)",
      [account],
    )

  test('keep their cookie, and the day of their last use', async () => {
    const device = await deviceOf('clerk')
    await gateway.sql("update known_device set last_used_at = now() - interval '100 days'")
    assert.equal(await deviceOf('clerk', device), device)
    const rows = await gateway.sql(
      "select last_used_at > now() - interval '1 minute' as used from known_device",
    )
    assert.deepEqual(rows, [{ used: true }])
  })

  test('are stored as a hash only', async () => {
    const device = await deviceOf('clerk')
    const text = JSON.stringify(await gateway.sql('select * from known_device'))
    assert.equal(text.includes(device.split('=')[1] as string), false)
  })

  test('are known to an account that has signed in there, and not to another', async () => {
    const device = await deviceOf('clerk')
    await fillPlace('clerk')
    await fillPlace('viewer')
    assert.equal((await signIn('clerk')).status, 429)
    assert.equal((await signIn('clerk', device)).status, 200)
    assert.equal((await signIn('viewer', device)).status, 429)
    await gateway.sql("delete from login_attempt where account = 'viewer'")
    assert.equal(await deviceOf('viewer', device), device, 'one browser, two people')
    await fillPlace('viewer')
    assert.equal((await signIn('viewer', device)).status, 200)
  })

  test('expire after half a year', async () => {
    const device = await deviceOf('clerk')
    await fillPlace('clerk')
    const used = (ago: string) =>
      gateway.sql(`update known_device set last_used_at = now() - interval '${ago}'`)
    await used('181 days')
    assert.equal((await signIn('clerk', device)).status, 429)
    await used('179 days')
    assert.equal((await signIn('clerk', device)).status, 200)
  })

  test('have five attempts of their own, which a correct password resets', async () => {
    const device = await deviceOf('clerk')
    const left = async (cookie: string) => (await signIn('clerk', cookie, 'wrong')).body.data.attemptsLeft
    assert.deepEqual([await left(device), await left(device), await left('')], [4, 3, 4])
    assert.equal((await signIn('clerk', device)).status, 200)
    assert.deepEqual([await left(device), await left('')], [4, 3], 'of another browser they are not')
  })

  test('are not blocked by attempts of others from the same address, or on the same account', async () => {
    const device = await deviceOf('clerk')
    await gateway.sql(
      "insert into login_attempt (account, address) select 'a' || n, address from (values ('127.0.0.1'), ('::1'), ('::ffff:127.0.0.1')) a (address), generate_series(1, 50) n",
    )
    await gateway.sql(
      "insert into login_attempt (account, address) select 'clerk', '203.0.113.' || n from generate_series(1, 100) n",
    )
    assert.equal((await signIn('clerk')).status, 429)
    assert.equal((await signIn('clerk', device)).status, 200)
  })
})
