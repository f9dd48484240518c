import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandHue } from './brandHue'

test('the hue of a brand’s colour, in OKLCH degrees', () => {
  // pure sRGB colours as in CSS Color 4: red 29.2, lime 142.5, blue 264.1
  assert.deepEqual(['#ff0000', '#00ff00', '#0000FF'].map(brandHue), [29, 142, 264])
  assert.equal(brandHue('#1a6dff'), 261)
})

test('greys and invalid colours have none', () => {
  for (const colour of ['#808080', '#fff', 'red', '', '#12345g']) assert.equal(brandHue(colour), null, colour)
})

test('dark colours keep their hue too, and near grey there is one as soon as it is visible', () => {
  // by the matrices of CSS Color 4 over XYZ, which differ from those of the implementation
  const hues: Readonly<Record<string, number>> = {
    '#ffa500': 71,
    '#ffff00': 110,
    '#008080': 195,
    '#663399': 303,
    '#ff00ff': 328,
    '#8a0b0a': 28,
    '#0a1f40': 259,
    '#010a03': 152,
    '#0a0102': 12,
    '#808070': 107,
  }
  for (const [colour, hue] of Object.entries(hues)) assert.equal(brandHue(colour), hue, colour)
  // chroma 0.015
  assert.equal(brandHue('#888088'), null)
})

test('accepts a colour only without other text', () => {
  for (const text of [' #ff0000', '#ff0000 ', '#ff000080', 'color:#ff0000'])
    assert.equal(brandHue(text), null, text)
})
