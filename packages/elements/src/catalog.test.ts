import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog } from './catalog'

/** By statement W-CON-7: what the console and other pages share. */
const shared = [
  'eb-satisfaction',
  'eb-product-picker',
  'eb-object-browser',
  'eb-file-explorer',
  'eb-data-list',
  'eb-data-form',
  'eb-number-input',
  'eb-date-range',
  'eb-image-cropper',
  'eb-rich-text',
  'eb-map-picker',
  'eb-applet-authorization',
  'eb-dialog',
  'eb-toast',
  'eb-submit-button',
]

test('W-CON-7 the shared services are elements of the catalogue, which the build makes a chunk of each', () => {
  assert.deepEqual(
    shared.filter((tag) => !Object.hasOwn(catalog, tag)),
    [],
  )
})
