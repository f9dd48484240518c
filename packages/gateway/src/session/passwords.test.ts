import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fitsPassword, hashPassword, passwordCost } from './passwords'

/** A cost so low that a hundred hashes are fast. */
const cost = 16

describe('passwords', () => {
  test('only the right password matches its hash, and none matches a missing hash', async () => {
    const hash = await hashPassword('demo1234', cost)
    assert.equal(await fitsPassword('demo1234', hash), true)
    for (const other of ['demo12345', 'demo123', 'Demo1234', ''])
      assert.equal(await fitsPassword(other, hash), false, other)
    assert.equal(await fitsPassword('demo1234', undefined), false)
  })

  test('a hash contains its parameters and is unique', async () => {
    const [one, two] = [await hashPassword('demo1234', cost), await hashPassword('demo1234', cost)]
    assert.match(one, /^scrypt\$16\$[\w-]{22}\$[\w-]{43}$/)
    assert.notEqual(one, two)
    assert.equal((await hashPassword('x')).split('$')[1], String(passwordCost))
  })

  test('older hashes still match', async () => {
    const kept = 'scrypt$16$qXrSO2J8f_HnDZT0q_-mGg$p1OCOpN4koK7iwuHVf_Nb8v_yzqyBbTvnArUHT3YoI4'
    assert.equal(await fitsPassword('päss wörd', kept), true)
    assert.equal(await fitsPassword('pass word', kept), false)
  })

  test('letters that look alike match, however they were typed', async () => {
    const hash = await hashPassword('e\u0301\uff11', cost)
    assert.equal(await fitsPassword('\u00e91', hash), true)
  })

  test('a missing account takes as much work as an existing one', async () => {
    const work = async (hash: string | undefined) => {
      const before = process.cpuUsage()
      await fitsPassword('wrong', hash)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const hash = await hashPassword('demo1234')
    const [there, none] = [await work(hash), await work(undefined)]
    assert.ok(none > there / 2, `${none} µs of ${there}`)
  })

  test('of many at once each gets its answer, also after one that fails', async () => {
    const hash = await hashPassword('demo1234', cost)
    const broken = hash.replace('$16$', '$3$')
    const answers = Array.from({ length: 24 }, (_, index) =>
      fitsPassword(index % 2 ? 'demo1234' : 'wrong', index % 5 ? hash : broken).catch(() => 'failed'),
    )
    assert.deepEqual(
      await Promise.all(answers),
      Array.from({ length: 24 }, (_, index) => (index % 5 ? index % 2 === 1 : 'failed')),
    )
  })
})
