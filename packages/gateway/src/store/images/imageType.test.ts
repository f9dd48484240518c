import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { imageTypeOf } from './imageType'
import { pictureTypeOf } from './pictureType'

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
const head = (text: string) => Buffer.from(text, 'latin1')

test('images are recognised by their first bytes', async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)
    assert.equal(imageTypeOf(await plain.clone().toFormat(format).toBuffer()), `image/${format}`)
  assert.equal(imageTypeOf(head('MM\0*....')), 'image/tiff')
  assert.equal(imageTypeOf(head('\0\0\0\x1cftypavis')), 'image/avif')
})

test('files that only resemble an image are rejected', () => {
  for (const text of [
    '',
    'GIF7',
    'xGIF8',
    'PNG',
    '\x89PNX\r\n',
    '\xff\xd8',
    '\xff\xd8\xfe',
    'RIFF....WAVE',
    'RIFX....WEBP',
    'RIFF....',
    'WEBP',
    '\0\0\0\x1cftypmp42',
    '\0\0\0\x1cftypavix',
    '\0\0\0\x1cftypxavif',
    '\0\0\0\x1cfreeavif',
    'II+\0',
    'MM*\0',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ])
    assert.equal(imageTypeOf(head(text)), undefined, text)
})

test('accepts uploaded images that every browser can show and that can be decoded', async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const)
    assert.equal(await pictureTypeOf(await plain.clone().toFormat(format).toBuffer()), `image/${format}`)
  assert.equal(await pictureTypeOf(await plain.clone().tiff().toBuffer()), undefined)
  const png = await plain.clone().png().toBuffer()
  for (const damaged of [
    png.subarray(0, 20),
    Buffer.concat([png.subarray(0, 12), Buffer.alloc(50)]),
    head('GIF8'),
  ])
    assert.equal(await pictureTypeOf(damaged), undefined)
  // 12,000 × 12,000 pixels, according to the first bytes
  const huge = Buffer.from(png)
  huge.writeUInt32BE(12_000, 16)
  huge.writeUInt32BE(12_000, 20)
  assert.equal(await pictureTypeOf(huge), undefined)
})
