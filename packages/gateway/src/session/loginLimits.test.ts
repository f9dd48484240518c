import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Attempt, admit, defaultLoginLimits, forgive } from './loginLimits'

const here: Attempt = { account: 'clerk', address: '203.0.113.1', deviceHash: null }

describe('F-GW-5 the number of admitted attempts', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())
  beforeEach(() => gateway.sql('truncate login_attempt'))

  const tryAs = (changes: Partial<Attempt> = {}) =>
    admit(gateway.database.signIn, { ...here, ...changes }, defaultLoginLimits)
  const left = async (changes?: Partial<Attempt>) => (await tryAs(changes)).attemptsLeft
  /** Failures of a number of accounts from a number of addresses. */
  const failures = (count: number, account: string, address: string, more = '', ago = '0 seconds') =>
    gateway.sql(
      `insert into login_attempt (account, address, at${more && ', '}${more.split(' = ')[0]})
       select ${account}, ${address}, now() - interval '${ago}'${more && ', '}${more.split(' = ')[1] ?? ''} from generate_series(1, ${count}) n`,
    )

  test('five of one account from one address', async () => {
    const found = []
    for (let count = 0; count < 7; count++) found.push(await left())
    assert.deepEqual(found, [4, 3, 2, 1, 0, -1, -1])
    assert.deepEqual([await left({ account: 'viewer' }), await left({ address: '203.0.113.2' })], [4, 4])
  })

  test('fifty per address over all accounts: the smallest remaining limit applies', async () => {
    await failures(47, "'account' || n", "'203.0.113.1'")
    assert.deepEqual([await left(), await left({ account: 'viewer' }), await left()], [2, 1, 0])
    assert.deepEqual([await left({ account: 'other' }), await left()], [-1, -1])
    assert.equal(await left({ address: '203.0.113.2' }), 4)
  })

  test('a hundred of one account over all addresses', async () => {
    await failures(98, "'clerk'", "'198.51.100.' || n")
    assert.deepEqual([await left(), await left({ address: '203.0.113.2' }), await left()], [1, 0, -1])
    assert.equal(await left({ account: 'viewer' }), 4)
  })

  test('successful, withdrawn and expired attempts do not count', async () => {
    await failures(5, "'clerk'", "'203.0.113.1'", 'succeeded = true')
    await failures(5, "'clerk'", "'203.0.113.1'", 'forgiven = true')
    await failures(5, "'clerk'", "'203.0.113.1'", '', '901 seconds')
    assert.equal(await left(), 4)
    await failures(1, "'clerk'", "'203.0.113.1'", '', '890 seconds')
    assert.equal(await left(), 2)
  })

  test('attempts of known browsers are counted separately', async () => {
    await failures(100, "'clerk'", "'203.0.113.1'", "device_hash = 'known'")
    assert.deepEqual(
      [await left(), await left({ deviceHash: 'other' }), await left({ deviceHash: 'known' })],
      [4, 4, -1],
    )
    assert.deepEqual([await left({ deviceHash: 'other', address: '203.0.113.9' }), await left()], [3, 3])
  })

  test('a refusal says when the oldest failure expires, and does not extend it', async () => {
    await failures(4, "'clerk'", "'203.0.113.1'", '', '100 seconds')
    await failures(1, "'clerk'", "'203.0.113.1'", '', '600 seconds')
    for (let count = 0; count < 2; count++) {
      const { attemptsLeft, retryAfter, attemptId } = await tryAs()
      assert.deepEqual([attemptsLeft, attemptId], [-1, 0])
      assert.ok(retryAfter > 290 && retryAfter <= 300, String(retryAfter))
    }
    assert.equal((await gateway.sql('select from login_attempt')).length, 5)
    await failures(45, "'account' || n", "'203.0.113.1'", '', '10 seconds')
    const { retryAfter } = await tryAs({ account: 'other' })
    assert.ok(retryAfter > 290 && retryAfter <= 300, 'by the address')
    await failures(100, "'clerk'", "'198.51.100.' || n", '', '200 seconds')
    assert.ok((await tryAs()).retryAfter > 290, 'the longest wait of all')
  })

  test('the longest wait applies, and it is at least a second', async () => {
    await failures(5, "'clerk'", "'203.0.113.1'", '', '899.1 seconds')
    assert.deepEqual((await tryAs()).retryAfter, 1)
    await gateway.sql('truncate login_attempt')
    await failures(5, "'clerk'", "'203.0.113.1'", '', '800 seconds')
    await failures(100, "'clerk'", "'198.51.100.' || n", '', '300 seconds')
    await failures(50, "'account' || n", "'203.0.113.1'", '', '500 seconds')
    const { retryAfter } = await tryAs({ address: '203.0.113.77' })
    assert.ok(retryAfter > 90 && retryAfter <= 100, String(retryAfter))
    await gateway.sql("delete from login_attempt where address like '198.51.100.%'")
    await failures(100, "'clerk'", "'198.51.100.' || n", '', '700 seconds')
    await gateway.sql("delete from login_attempt where account = 'clerk' and address = '203.0.113.1'")
    const address = await tryAs()
    assert.ok(address.retryAfter > 390 && address.retryAfter <= 400, String(address.retryAfter))
  })

  test('an admitted attempt has its own id, does not wait, and is counted by its outcome', async () => {
    const [first, second] = [await tryAs(), await tryAs()]
    assert.deepEqual([first.retryAfter, second.attemptsLeft], [0, 3])
    assert.ok(first.attemptId > 0 && second.attemptId > first.attemptId)
    await tryAs({ account: 'viewer' })
    await tryAs({ deviceHash: 'known' })
    await forgive(gateway.database.signIn, here, second.attemptId)
    const rows = await gateway.sql(
      'select account, device_hash as device, succeeded, forgiven from login_attempt order by attempt_id',
    )
    assert.deepEqual(rows, [
      { account: 'clerk', device: null, succeeded: false, forgiven: true },
      { account: 'clerk', device: null, succeeded: true, forgiven: false },
      { account: 'viewer', device: null, succeeded: false, forgiven: false },
      { account: 'clerk', device: 'known', succeeded: false, forgiven: false },
    ])
    assert.deepEqual([await left(), await left({ deviceHash: 'known' })], [4, 3])
  })
})
