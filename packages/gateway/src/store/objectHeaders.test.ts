import assert from 'node:assert/strict'
import { test } from 'node:test'
import { objectHeaders } from './objectHeaders'
import type { StoredObject } from './StoredObject'

const object: StoredObject = {
  objectKey: '1/2/a',
  brandId: '1',
  hotelId: '2',
  contentType: 'image/png',
  headers: {},
  meta: {},
  acl: 'default',
  visibility: 'public',
  createdBy: null,
  blobIds: ['b'],
  blobSizes: [1],
  size: 1,
  etag: 'ABC',
  modifiedAt: new Date('2026-11-22T08:00:00.900Z'),
}
const headers = (changes: Partial<StoredObject>, query: Record<string, string> = {}) =>
  objectHeaders({ ...object, ...changes }, new Map(Object.entries(query)))

test('headers of an object’s answer', () => {
  assert.deepEqual(objectHeaders(object), {
    'content-type': 'image/png',
    'cache-control': 'no-cache',
    'accept-ranges': 'bytes',
    etag: '"ABC"',
    'last-modified': 'Sun, 22 Nov 2026 08:00:00 GMT',
    'x-oss-object-type': 'Normal',
    'x-oss-storage-class': 'Standard',
  })
  assert.equal(headers({ etag: 'ABC-2' })['x-oss-object-type'], 'Multipart')
  assert.equal(headers({ meta: { owner: 'clerk' } })['x-oss-meta-owner'], 'clerk')
})

test('private objects are not cached, and others are revalidated, unless they say how long', () => {
  assert.equal(headers({ acl: 'private' })['cache-control'], 'private, no-cache')
  assert.equal(headers({ acl: 'public-read' })['cache-control'], 'no-cache')
  const kept = { 'cache-control': 'max-age=60', 'content-language': 'zh', expires: '0' }
  for (const [name, value] of Object.entries(kept)) assert.equal(headers({ headers: kept })[name], value)
})

test('a signed address may set response headers from a list, and no others', () => {
  const names = ['cache-control', 'content-encoding', 'content-language', 'content-type', 'expires']
  for (const name of names)
    assert.equal(headers({}, { [`response-${name}`]: 'text/x-a' })[name], 'text/x-a', name)
  const disposition = 'attachment; filename=a.png'
  assert.equal(
    headers({}, { 'response-content-disposition': disposition })['content-disposition'],
    disposition,
  )
  const odd = headers(
    {},
    { 'response-etag': 'x', 'response-set-cookie': 'x', 'content-type': 'x', 'response-expires': '' },
  )
  assert.deepEqual(odd, objectHeaders(object))
})

test('a set header is one line of UTF-8', () => {
  const chosen = headers({}, { 'response-content-language': 'a\r\nset-cookie: x\0房' })['content-language']
  assert.equal(chosen, `a  set-cookie: x ${Buffer.from('房').toString('latin1')}`)
})

test('F-CO-5 active content is a download, with its own name', () => {
  const disposition = (contentType: string, given?: string) =>
    headers({ contentType, headers: given === undefined ? {} : { 'content-disposition': given } })[
      'content-disposition'
    ]
  for (const type of [
    'image/png',
    ' Image/JPEG',
    'video/mp4',
    'audio/ogg',
    'text/plain; charset=utf-8',
    'application/pdf',
    'application/octet-stream',
  ]) {
    assert.equal(disposition(type), undefined, type)
    assert.equal(disposition(type, 'inline; filename=a'), 'inline; filename=a', type)
  }
  for (const type of [
    'image/svg+xml',
    'IMAGE/SVG',
    'text/html',
    'text/plainx',
    'application/pdfx',
    'application/octet-streams',
    'ximage/png',
    'x',
    '',
  ]) {
    assert.equal(disposition(type), 'attachment', type)
    assert.equal(disposition(type, 'inline; filename=a; x=\ny'), 'attachment; filename=a; x=\ny', type)
    assert.equal(disposition(type, 'inline'), 'attachment', type)
  }
  for (const given of [
    'attachment',
    ' Attachment ; filename=a',
    'attachment;filename=b',
    'ATTACHMENT; filename=c',
  ])
    assert.equal(disposition('text/html', given), given)
  for (const given of ['inline; attachment', 'x attachment', 'attachments; filename=a'])
    assert.equal(disposition('text/html', given), `attachment${/;.*/.exec(given)?.[0] ?? ''}`, given)
  assert.equal(
    headers({}, { 'response-content-type': 'text/html', 'response-content-disposition': 'inline' })[
      'content-disposition'
    ],
    'attachment',
  )
})
