import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyOfAddress } from './keyOfAddress'

const own = (saved: string) => keyOfAddress({ aliyun: undefined }, saved)
const aliyun = { region: 'oss-cn-hangzhou', bucket: 'eb-files', domain: 'https://files.hotel.example' }
const theirs = (saved: string) => keyOfAddress({ aliyun } as Parameters<typeof keyOfAddress>[0], saved)
const key = '1001/100101/files/1/图 片.png'
const encoded = key.split('/').map(encodeURIComponent).join('/')

test('returns the key of an address under any host, without query and fragment, and a key itself', () => {
  for (const host of ['', 'http://127.0.0.1:4310', 'https://hotel.example', '//hotel.example'])
    assert.equal(own(`${host}/eb-store/${encoded}?x-oss-process=image/resize,w_200#top`), key, host)
  assert.equal(own(key), key)
})

test('is undefined for other addresses, invalid encoding, and keys outside the tenants’ folders', () => {
  for (const saved of [
    `https://hotel.example/other/${encoded}`,
    'https://hotel.example/eb-store/1001/100101/files/1/%E5%9B',
    'https://hotel.example/eb-store/a.png',
    '/eb-store/',
    '',
    'a.png',
    '../1001/100101/files/1/a.png',
  ])
    assert.equal(own(saved), undefined, saved)
})

test('at Aliyun, of the bucket’s own domain or the one that stands before it', () => {
  assert.equal(theirs(`https://files.hotel.example/${encoded}`), key)
  assert.equal(theirs(`https://eb-files.oss-cn-hangzhou.aliyuncs.com/${encoded}?x=1`), key)
  assert.equal(theirs(`https://files.hotel.example.evil.example/${encoded}`), undefined)
  assert.equal(theirs(`/eb-store/${encoded}`), undefined)
  assert.equal(theirs(key), key)
})
