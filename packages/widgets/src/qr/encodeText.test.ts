import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { drawModules, modulesPath } from './drawModules'
import { encodeText, type QrLevel, type QrModules, qrLevels, quietModules } from './encodeText'
import { readCode } from './testing/readCode'

/** The modules as an image with two pixels per module. */
function pictureOf(modules: QrModules, pixels = 2) {
  const width = modules.length * pixels
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const row = modules[Math.floor(y / pixels)]
      if (row?.[Math.floor(x / pixels)]) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  return { data, width, height: width }
}

function modulesOf(text: string, level: QrLevel, version?: number): QrModules {
  const code = encodeText(text, level, version)
  assert.equal(code.status, 'ready')
  return code.status === 'ready' ? code.modules : []
}

/** The version of a square of modules with its margin. */
const versionOf = (modules: QrModules) => (modules.length - 2 * quietModules - 17) / 4

/** Capacity of version 40 in bytes, from ISO/IEC 18004 table 7. */
const capacity = { L: 2953, M: 2331, Q: 1663, H: 1273 }

describe('QR codes', () => {
  for (const level of qrLevels)
    test(`W-RQR-6 level ${level}: another decoder reads the text again`, () => {
      for (const text of ['a', 'https://example.com/t/8F2K?a=1&b=门票', '0123456789', '退款😀'.repeat(20)])
        assert.equal(readCode(pictureOf(modulesOf(text, level))), text)
    })

  test('W-RQR-6 an independent decoder reads each of the versions 1 to 40', () => {
    for (let version = 1; version <= 40; version++) {
      const modules = modulesOf(`v${version}`, 'H', version)
      assert.equal(versionOf(modules), version)
      assert.equal(readCode(pictureOf(modules)), `v${version}`, `version ${version}`)
    }
  })

  test('W-RQR-6 for other versions the text determines the version', () => {
    for (const version of [0, 41, 2.5, -1, Number.NaN, undefined])
      assert.equal(versionOf(modulesOf('a', 'L', version)), 1)
  })

  for (const level of qrLevels)
    test(`W-RQR-6 level ${level} holds ${capacity[level]} bytes and not one more`, () => {
      const most = 'x'.repeat(capacity[level])
      assert.equal(versionOf(modulesOf(most, level)), 40)
      assert.deepEqual(encodeText(`${most}x`, level), { status: 'too-long', version: 40 })
    })

  test('a text that does not fit the given version is too long for it', () => {
    assert.deepEqual(encodeText('x'.repeat(18), 'L', 1), { status: 'too-long', version: 1 })
    assert.equal(versionOf(modulesOf('x'.repeat(17), 'L', 1)), 1)
  })

  test('without a text there is no code', () => assert.deepEqual(encodeText('', 'M'), { status: 'empty' }))

  test('any text is decoded unchanged, or is too long', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(texts, fc.constantFrom(...qrLevels), (text, level) => {
        assert.equal(readCode(pictureOf(modulesOf(text, level))), text)
      }),
      { numRuns: 60 },
    )
  })

  test('the path contains each dark module once, and a canvas gets the same ones', () => {
    const modules = modulesOf('https://example.com', 'Q')
    const fromPath = [...modulesPath(modules).matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, index) => `${Number(x) + index},${y}`),
    )
    const drawn: string[] = []
    const canvas = {
      fillStyle: '',
      fillRect(x: number, y: number, width: number) {
        if (canvas.fillStyle === 'black') drawn.push(`${x / width},${y / width}`)
      },
    }
    const size = modules.length * 3
    const colours = { dark: 'black', light: 'white' }
    drawModules(canvas as never, modules, { x: 0, y: 0, size }, colours)
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x},${y}` : [])))
    assert.deepEqual(fromPath, dark)
    assert.deepEqual(drawn, dark)
  })
})
