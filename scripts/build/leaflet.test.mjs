import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { withoutMarkup } from './leaflet.mjs'

test('Leaflet is evaluated without a text that becomes HTML; another version stops the build', async () => {
  const file = createRequire(import.meta.url).resolve('leaflet/dist/leaflet-src.esm.js')
  const code = await readFile(file, 'utf8')
  const changed = withoutMarkup(code)
  assert.doesNotMatch(changed, /innerHTML = '<svg/)
  assert.equal(changed.split('innerHTML').length, code.split('innerHTML').length - 1)
  assert.throws(() => withoutMarkup(changed), /not once/)
})
