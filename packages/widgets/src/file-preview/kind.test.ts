import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { previewKind } from './kind'

describe('the kind of preview', () => {
  test('W-PREV-1 images, PDF and videos by extension in any case; nothing else', () => {
    const kinds = (names: string) => [
      ...new Set(names.split(' ').map((name) => previewKind(undefined, `文件.${name}`))),
    ]
    assert.deepEqual(kinds('png jpg gif svg jfif bmp jpeg webp avif PNG Jpeg'), ['image'])
    assert.deepEqual(kinds('pdf PDF'), ['pdf'])
    assert.deepEqual(kinds('mp4 ogg avi mov MOV'), ['video'])
    assert.deepEqual(kinds('zip docx txt html exe mp3 pdf.exe'), [undefined])
    assert.equal(previewKind(undefined, 'png'), undefined)
  })

  test('a given type takes precedence over the name', () => {
    assert.equal(previewKind('image/svg+xml', 'download'), 'image')
    assert.equal(previewKind('video/mp4', ''), 'video')
    assert.equal(previewKind('application/pdf', 'a.png'), 'pdf')
    assert.equal(previewKind('.PDF', ''), 'pdf')
    assert.equal(previewKind('image', ''), 'image')
    assert.equal(previewKind('text/html', 'a.png'), undefined)
    assert.equal(previewKind('image/tiff', ''), undefined)
  })
})
