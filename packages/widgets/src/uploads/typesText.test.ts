import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesOnlyPictures, takesPictures } from './typesText'

test('a phone offers its camera if images are allowed, but not for videos alone', () => {
  for (const accept of ['', undefined, 'image/*', '.jpg,.pdf', '*', '*/*', 'video/*, image/png'])
    assert.equal(takesPictures(accept), true, accept)
  for (const accept of ['video/*', '.mp4', 'audio/*,video/*', '.xlsx'])
    assert.equal(takesPictures(accept), false, accept)
  assert.equal(takesOnlyPictures('video/*'), false)
  assert.equal(takesOnlyPictures('image/*,.jpg'), true)
})
