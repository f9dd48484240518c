import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandHue } from './brandHue'

test('the hue of a brand’s colour, in OKLCH degrees', () => {
  // pure sRGB colours as CSS Color 4 gives them: red 29.2, lime 142.5, blue 264.1
  assert.deepEqual(['#ff0000', '#00ff00', '#0000FF'].map(brandHue), [29, 142, 264])
  assert.equal(brandHue('#1a6dff'), 261)
})

test('greys, and what is no colour, have none', () => {
  for (const colour of ['#808080', '#fff', 'red', '', '#12345g']) assert.equal(brandHue(colour), null, colour)
})
