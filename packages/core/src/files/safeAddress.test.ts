import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { safeAddress } from './safeAddress'

const base = 'https://console.example/orders/'

describe('safeAddress', () => {
  test('F-CO-3 scripts, addresses without a protocol, and user names in an address are refused', () => {
    for (const address of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'vbscript:x',
      'data:text/html,<script>1</script>',
      'data:application/xhtml+xml,x',
      'file:///etc/passwd',
      'blob-x:y',
      '//evil.example/a.png',
      '\\\\evil.example/a.png',
      '/\\evil.example/a.png',
      ' //evil.example/a.png',
      '/\t/evil.example/a.png',
      '\u0001//evil.example/a.png',
      'https://user@evil.example/',
      'https://console.example:x@evil.example/',
      'https://:secret@evil.example/',
      'https://',
      '',
      undefined,
    ])
      assert.equal(safeAddress(address, base), undefined, address)
  })

  test('addresses of the web, of the page and of images are returned as absolute addresses', () => {
    const pairs = [
      ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
      ['http://cdn.example', 'http://cdn.example/'],
      ['a b.png', 'https://console.example/orders/a%20b.png'],
      ['/a@b.png', 'https://console.example/a@b.png'],
      ['blob:https://console.example/1', 'blob:https://console.example/1'],
      ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ] as const
    for (const [address, whole] of pairs) assert.equal(safeAddress(address, base), whole)
  })
})
