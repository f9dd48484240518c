import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isUnencrypted, readOrigin } from './readOrigin'

describe('an origin as users write it', () => {
  test('is the one that browsers send, of a whole address too', () => {
    for (const [given, origin] of [
      ['https://partner.example', 'https://partner.example'],
      [' HTTPS://Partner.Example:443/desk?x=1#y ', 'https://partner.example'],
      ['partner.example', 'https://partner.example'],
      ['partner.example:8443/desk', 'https://partner.example:8443'],
      ['localhost:4601', 'http://localhost:4601'],
      [' LOCALHOST/desk', 'http://localhost'],
      ['127.0.0.1:4601', 'http://127.0.0.1:4601'],
      ['[::1]:4601', 'http://[::1]:4601'],
      ['https://localhost:4601', 'https://localhost:4601'],
      ['localhost.example.com', 'https://localhost.example.com'],
      ['127.example.com', 'https://127.example.com'],
      ['http://localhost:4381/', 'http://localhost:4381'],
      ['http://127.0.0.1:80', 'http://127.0.0.1'],
      ['https://票务.example', 'https://xn--zfr551g.example'],
    ] as const)
      assert.deepEqual(readOrigin(given), { origin }, given)
  })

  test('what cannot be allowed is refused with its reason', () => {
    for (const [given, problem] of [
      ['  ', 'empty'],
      ['https://*.partner.example', 'wildcard'],
      ['file:///C:/desk.html', 'not-web'],
      ['ftp://partner.example', 'not-web'],
      ['https://user:secret@partner.example', 'credentials'],
      ['null', 'unreadable'],
      ['https://', 'unreadable'],
      ['a b', 'unreadable'],
      [`https://${'a.'.repeat(200)}example`, 'unreadable'],
    ] as const)
      assert.deepEqual(readOrigin(given), { problem }, given)
  })

  test('plain http is unencrypted, except on the own machine', () => {
    assert.deepEqual(
      ['http://partner.example', 'http://localhost:4200', 'http://127.0.0.1', 'https://a.example'].map(
        isUnencrypted,
      ),
      [true, false, false, false],
    )
  })
})
