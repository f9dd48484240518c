import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { contentHeadSize, contentKind, contentProblem } from './fileContent'

const numRuns = process.env.EB_SOAK ? 10_000 : 500
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const box = (brand: string, compatible = '') => latin(`\0\0\0\x1cftyp${brand}\0\0\0\0${compatible}`)

/** The first bytes of files as programs write them, by extension. */
const samples: Record<string, Uint8Array> = {
  jpg: latin('\xff\xd8\xff\xe1\0\x10Exif'),
  jpeg: latin('\xff\xd8\xff\xdb\0\x43'),
  png: latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  gif: latin('GIF89a\x01\0\x01\0'),
  webp: latin('RIFF\x24\0\0\0WEBPVP8 '),
  bmp: latin('BM\x36\x04\0\0\0\0\0\0\x36'),
  avif: box('avif', 'avifmif1miaf'),
  heic: box('heic', 'mif1heic'),
  heif: box('mif1', 'mif1heic'),
  svg: utf8(
    '\uFEFF<?xml version="1.0"?>\n<!-- 图 -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg>',
  ),
  pdf: latin('%PDF-1.7\n%\xe2'),
  docx: latin('PK\x03\x04\x14\0\x06\0'),
  xlsx: latin('PK\x03\x04\x14\0\x06\0'),
  pptx: latin('PK\x03\x04\x14\0\x06\0'),
  zip: latin('PK\x05\x06\0\0'),
  doc: latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  xls: utf8('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'),
  mp4: box('isom', 'isomiso2avc1mp41'),
  mov: box('qt  '),
  webm: latin('\x1aE\xdf\xa3\x9f'),
  avi: latin('RIFF\x24\0\0\0AVI LIST'),
  mp3: latin('\xff\xfb\x90\x44\0'),
  wav: latin('RIFF\x24\0\0\0WAVEfmt '),
  m4a: box('M4A ', 'M4A mp42isom'),
  flac: latin('fLaC\0\0\0\x22'),
  ogg: latin('OggS\0\x02'),
  tiff: latin('II*\0\x08\0'),
  ico: latin('\0\0\x01\0\x01\0'),
}

describe('checking file contents', () => {
  test('W-MUP-3 accepts files whose content matches the name', () => {
    for (const [extension, bytes] of Object.entries(samples))
      assert.equal(contentProblem(`文件.${extension.toUpperCase()}`, bytes), undefined, extension)
  })

  test('W-MUP-3 refuses a .jpg with other content and names the type it found', () => {
    for (const [extension, bytes] of Object.entries(samples)) {
      if (extension.startsWith('jp')) continue
      const problem = contentProblem('a.jpg', bytes)
      assert.equal(problem?.code, 'wrong-content', extension)
      assert.deepEqual(problem?.params, { extension: 'jpg', found: contentKind(bytes) }, extension)
    }
    const others = [
      utf8('你好'),
      latin('MZ\x90\0'),
      gzipSync('a'),
      latin('\x7fELF\x02'),
      utf8('<script>alert(1)</script>'),
    ]
    for (const bytes of others) assert.equal(contentProblem('a.jpg', bytes)?.code, 'wrong-content')
    assert.equal(contentProblem('a.jpg', utf8('你好'))?.params.found, '')
  })

  test('W-MUP-3 distinguishes kinds of pictures and documents', () => {
    const wrong: Array<[string, string]> = [
      ['a.png', 'jpg'],
      ['a.gif', 'webp'],
      ['a.heic', 'mp4'],
      ['a.mp4', 'heic'],
      ['a.pdf', 'docx'],
      ['a.docx', 'pdf'],
      ['a.svg', 'xls'],
      ['a.doc', 'jpg'],
      ['a.avi', 'wav'],
      ['a.mp3', 'zip'],
    ]
    for (const [name, sample] of wrong) {
      const bytes = samples[sample]
      assert.ok(bytes)
      assert.equal(contentProblem(name, bytes)?.code, 'wrong-content', `${name} ${sample}`)
    }
  })

  test('W-MUP-3 a name takes the contents that programs write under it, and no other', () => {
    const zips = ['docx', 'xlsx', 'pptx', 'zip']
    const old = ['doc', ...zips, 'xls']
    const expected: Record<string, readonly string[]> = {
      ...{ jfif: ['jpg', 'jpeg'], pjpeg: ['jpg', 'jpeg'], png: ['png'], gif: ['gif'], webp: ['webp'] },
      ...{ bmp: ['bmp'], avif: ['avif'], heic: ['heic', 'heif'], heif: ['avif', 'heic', 'heif'] },
      ...{ svg: ['svg'], tif: ['tiff'], tiff: ['tiff'], ico: ['png', 'bmp', 'ico'], pdf: ['pdf'] },
      ...{ docx: [...zips, 'doc'], xlsx: [...zips, 'doc'], pptx: [...zips, 'doc'], zip: zips },
      ...{
        doc: old,
        xls: old,
        ppt: ['doc', ...zips],
        mp4: ['mp4', 'mov', 'm4a'],
        m4v: ['mp4', 'mov', 'm4a'],
      },
      ...{
        mov: ['mp4', 'mov', 'm4a'],
        webm: ['webm'],
        ogv: ['ogg'],
        avi: ['avi'],
        mp3: ['mp3'],
        wav: ['wav'],
      },
      ...{ m4a: ['mp4', 'm4a'], aac: ['mp4', 'mp3', 'm4a'], ogg: ['ogg'], flac: ['mp3', 'flac'] },
    }
    for (const [extension, names] of Object.entries(expected)) {
      const taken = Object.entries(samples).filter(([, bytes]) => !contentProblem(`a.${extension}`, bytes))
      assert.deepEqual(taken.map(([name]) => name).sort(), [...names].sort(), extension)
    }
  })

  test('an SVG may declare entities in its document type; a general brand beside that of AVIF is AVIF', () => {
    const svg = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY a "b>">] >\n<svg>'
    assert.equal(contentKind(utf8(svg)), 'svg')
    assert.equal(contentKind(box('avis')), 'avif')
    assert.equal(contentKind(box('msf1', 'msf1avis')), 'avif')
  })

  test('does not recognise files that only resemble a signature', () => {
    for (const text of ['BMW 价格表', '<svgx>', 'svg', 'GIF of the day', '', 'PK', 'RIFF'])
      assert.equal(contentKind(utf8(text)), undefined, text)
    assert.equal(contentKind(box('mif1', 'mif1avif')), 'avif')
    assert.equal(contentKind(latin('\xff\xfe<\0s\0v\0g\0>\0')), 'svg')
  })

  test('recognises audio frames with a valid version, layer and rate, and AAC', () => {
    for (const second of [0xfb, 0xfa, 0xf3, 0xe3])
      assert.equal(contentKind(Uint8Array.of(0xff, second, 0x90)), 'mp3')
    for (const second of [0xf1, 0xf0, 0xf9, 0xf8])
      assert.equal(contentKind(Uint8Array.of(0xff, second, 0x50)), 'aac')
    const none = [
      [0xfe, 0xfb, 0x90],
      [0xff, 0xdb, 0x90],
      // Version, layer or rate does not exist.
      [0xff, 0xeb, 0x90],
      [0xff, 0xe1, 0x90],
      [0xff, 0xfb, 0xf0],
      [0xff, 0xfb, 0x9c],
      [0xff],
    ]
    for (const bytes of none) assert.equal(contentKind(Uint8Array.from(bytes)), undefined, String(bytes))
  })

  test('recognises old QuickTime films without a brand, and no other box', () => {
    for (const name of ['moov', 'mdat', 'wide', 'skip', 'pnot'])
      assert.equal(contentKind(latin(`\0\0\0\x08${name}`)), 'mov', name)
    for (const name of ['free', 'freeavif']) assert.equal(contentKind(latin(`\0\0\0\x08${name}`)), undefined)
    assert.equal(contentKind(box('avis')), 'avif')
    for (const brand of ['heix', 'heim', 'hevc', 'hevx', 'msf1'])
      assert.equal(contentKind(box(brand)), 'heic', brand)
    assert.equal(contentKind(box('msf1', 'avis')), 'avif')
  })

  test('recognises markup: an SVG after declarations and comments, a page by its first tag', () => {
    for (const text of [
      '<svg xmlns="x">',
      '<svg/>',
      '<SVG\n>',
      '<s:svg xmlns:s="x">',
      ' \n<!-- a\nb --><?a b?><!-- c --> <svg>',
      '<!DOCTYPE svg [\n<!ENTITY a "b>c">\n] ><svg>',
    ])
      assert.equal(contentKind(utf8(text)), 'svg', text)
    for (const text of ['<!doctype html>', '<HTML lang="zh">', '<head>', '<body\n>', '\uFEFF <script>'])
      assert.equal(contentKind(utf8(text)), 'html', text)
    for (const text of ['<p><svg>', '<htmlx>', 'a<html>', '<!doctype xml>', '<!-- <svg>'])
      assert.equal(contentKind(utf8(text)), undefined, text)
  })

  test('finds the signature of a PDF in the first 1024 bytes', () => {
    for (const place of [0, 1018, 1019])
      assert.equal(contentKind(latin(`${' '.repeat(place)}%PDF-1.7`)), 'pdf', String(place))
    assert.equal(contentKind(latin(`${' '.repeat(1020)}%PDF-1.7`)), undefined)
  })

  test('accepts any content for unknown extensions, names without one and types without a signature', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.constantFrom('a', 'a.xyz', 'a.txt', '.jpg', 'a.constructor'),
        (bytes, name) => {
          assert.equal(contentProblem(name, bytes), undefined)
        },
      ),
      { numRuns },
    )
  })

  test('ignores bytes after the head, and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(samples)),
        fc.uint8Array({ maxLength: 32 }),
        (sample, tail) => {
          const file = new Uint8Array(contentHeadSize + tail.length)
          file.set(sample)
          file.set(tail, contentHeadSize)
          assert.equal(contentKind(file), contentKind(file.subarray(0, contentHeadSize)))
        },
      ),
      { numRuns },
    )
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const isGood = contentProblem('a.jpg', bytes) === undefined
        assert.equal(isGood, bytes.length === 0 || contentKind(bytes) === 'jpg')
      }),
      { numRuns },
    )
  })
})
