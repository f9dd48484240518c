import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Grant, reaches } from './grant'
import { accessKeySecretOf, open, seal } from './sealed'

const grant: Grant = {
  accessKeyId: 'STS.key',
  brandId: '1001',
  hotelId: '100101',
  userId: '7',
  prefixes: ['1001/100101/'],
  rights: ['view'],
  expiresAt: 1_800_000_000_000,
}

describe('tokens of the object store', () => {
  test('a sealed grant can be read with the same secret only', () => {
    const token = seal(grant, 'secret')
    assert.deepEqual(open(token, 'secret'), grant)
    assert.equal(open(token, 'another secret'), undefined)
  })

  test('nothing of a grant can be read in its token, and no two tokens are alike', () => {
    const token = seal(grant, 'secret')
    const bytes = Buffer.from(token.slice(4), 'base64url').toString('latin1')
    for (const text of ['STS.key', '1001/100101/', 'prefixes']) assert.equal(bytes.includes(text), false)
    assert.notEqual(seal(grant, 'secret'), token)
  })

  test('a token with a changed or missing byte is invalid', () => {
    const bytes = Buffer.from(seal(grant, 'secret').slice(4), 'base64url')
    const asToken = (given: Buffer) => `eb1.${given.toString('base64url')}`
    assert.ok(open(asToken(bytes), 'secret'))
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (bytes[at] as number) ^ 1
      assert.equal(open(asToken(changed), 'secret'), undefined, `byte ${at}`)
    }
    for (let length = 0; length < bytes.length; length++)
      assert.equal(open(asToken(bytes.subarray(0, length)), 'secret'), undefined, `${length} bytes`)
  })

  test('tokens of another format and incomplete grants are invalid', () => {
    const token = seal(grant, 'secret')
    for (const other of ['', token.slice(4), `eb2.${token.slice(4)}`, `x${token}`])
      assert.equal(open(other, 'secret'), undefined, other)
    for (const name of Object.keys(grant)) {
      const { [name as keyof Grant]: _, ...rest } = grant
      assert.equal(open(seal(rest as Grant, 'secret'), 'secret'), undefined, name)
    }
  })

  test('keys issued by an older version keep their secret; its tokens contain no rights and are refused', () => {
    const lent =
      'eb1.U8oKzDyBY-u_eph_d2R_axmJY1piFmRJYuVytPCnUxAElRtRo5pDuIOeFyKblAya2kVw__db61IeHF9j7D60CHY0bAj8HN4RgeGhiw61UEr6u_sPQWbD7ZVyXjOwpLsxaREWWXLu_lU8Cdu_xlu7oML3jfGxAausPRz6Y7uzmcx5WWTXyJ8IqzS39rQQM6IZqEzw7bKNCpXqeyKY'
    assert.equal(open(lent, 'kept by the database'), undefined)
    assert.equal(
      accessKeySecretOf('STS.key', 'kept by the database'),
      '7azi11Qe4gb0dVrto6gqQMIIzyT1WkPYtVtROo6aFtk',
    )
  })

  test('the secret of a key depends on the key and on the database', () => {
    const secrets = [
      accessKeySecretOf('a', 'secret'),
      accessKeySecretOf('b', 'secret'),
      accessKeySecretOf('a', 'other'),
    ]
    assert.equal(new Set(secrets).size, 3)
    for (const secret of secrets) assert.match(secret, /^[\w-]{43}$/)
  })

  test('a grant includes what begins with one of its prefixes', () => {
    const reach = (key: string) => reaches({ ...grant, prefixes: ['1/2/a/', '1/2/b/'] }, key)
    const keys = ['1/2/a/x', '1/2/b/', '1/2/a', '1/2/c/x', 'x1/2/a/x', '', '1/3/1/2/a/']
    assert.deepEqual(keys.map(reach), [true, true, false, false, false, false, false])
    assert.equal(reaches({ ...grant, prefixes: [] }, '1/2/a'), false)
  })
})
