import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../fields/Field'
import { fileAddressProblem } from './fileAddress'

const problem = (value: unknown, accept?: string) =>
  fileAddressProblem(value, { name: 'one', label: { zh: '一' }, type: 'file', accept } as Field)

test('an address on the web or on this site, by either protocol in any case', () => {
  for (const address of [
    'http://a.cn/一.png',
    'https://a.cn/a.png?v=2#top',
    'HTTP://a.cn/a.png',
    '//a.cn/a.png',
    '/eb-store/1001/100101/files/1/a.png',
    '1001/100101/files/1/a.png',
    'a/b:c.png',
  ])
    assert.equal(problem(address), undefined, address)
})

test('nothing that runs code, and no text with spaces or signs that cannot be seen around it', () => {
  for (const address of [
    'javascript:alert(1)',
    'data:image/png;base64,a',
    'blob:x',
    'ftp://a.cn/a',
    'shttp://a.cn/a',
    'httpx:a',
    '',
    ' /a.png',
    '/a.png ',
    '/a\n.png',
    7,
    null,
  ])
    assert.deepEqual(problem(address), { code: 'file' }, String(address))
})

test('its extension is one of the accepted types, where these are extensions', () => {
  assert.equal(problem('/a.PNG?x=.exe', '.png,.jpg'), undefined)
  assert.deepEqual(problem('/a.exe?x=.png', '.png,.jpg'), {
    code: 'fileType',
    params: { types: '.png .jpg' },
  })
  assert.equal(problem('/a', '.png'), undefined)
  assert.equal(problem('/a.exe', '.png,image/*'), undefined)
})
