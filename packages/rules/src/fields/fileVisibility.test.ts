import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldType } from './Field'
import { fieldTypes } from './fieldTypes'
import { fileVisibilityOf } from './fileVisibility'

test('pictures, videos and rich text are public, files and id cards private; other fields hold no files', () => {
  const ofAll = (Object.keys(fieldTypes) as FieldType[]).map(
    (type) => [type, fileVisibilityOf({ type })] as const,
  )
  const named = (visibility: string) =>
    ofAll
      .filter(([, each]) => each === visibility)
      .map(([type]) => type)
      .sort()
  assert.deepEqual(named('public'), ['image', 'images', 'richtext', 'video'])
  assert.deepEqual(named('private'), ['file', 'files', 'idCard'])
})

test('a field that holds files can override the default', () => {
  assert.equal(fileVisibilityOf({ type: 'image', visibility: 'private' }), 'private')
  assert.equal(fileVisibilityOf({ type: 'files', visibility: 'public' }), 'public')
  assert.equal(fileVisibilityOf({ type: 'string', visibility: 'private' }), undefined)
})
