import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextAddress } from './nextAddress'

const origin = 'http://127.0.0.1:4100'
const next = (address: string) => nextAddress(`?next=${encodeURIComponent(address)}`, origin)

test('next: follows a path of this origin with its query and hash', () => {
  assert.equal(next('/examples/jquery.html?lang=en#orders'), '/examples/jquery.html?lang=en#orders')
  assert.equal(next('/#/orders'), '/#/orders')
})

test('next: never leads to another origin', () => {
  const hostile = [
    'http://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /examples/',
    '',
  ]
  for (const address of hostile) assert.equal(next(address), '/', address)
})

test('next: the login page itself and a missing next lead to the start page', () => {
  assert.equal(next('/login?next=/login'), '/')
  assert.equal(nextAddress('', origin), '/')
})
