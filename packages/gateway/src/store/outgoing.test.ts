import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { type Blobs, createBlobs } from './blobs'
import { readObject, stretchesOf } from './outgoing'
import type { StoredObject } from './StoredObject'

describe('the bytes of an object stored in several blobs', () => {
  let folder: string
  let blobs: Blobs
  let object: StoredObject
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-outgoing-'))
    blobs = createBlobs(folder)
    const parts = ['0123', '45', '6789', '']
    const made = await Promise.all(
      parts.map((part) =>
        blobs.receive(
          (async function* () {
            yield Buffer.from(part)
          })(),
        ),
      ),
    )
    object = {
      blobIds: made.map(({ blobId }) => blobId),
      blobSizes: made.map(({ size }) => size),
    } as unknown as StoredObject
  })
  after(() => rm(folder, { recursive: true, force: true }))

  test('any range is read completely and in order', async () => {
    for (let start = 0; start < 10; start++)
      for (let end = start; end < 10; end++)
        assert.equal(
          await text(await readObject(blobs, object, { start, end })),
          '0123456789'.slice(start, end + 1),
          `${start}-${end}`,
        )
  })

  test('only blobs that contain a part of the range are read', () => {
    const [first, second, third] = object.blobIds
    assert.deepEqual(stretchesOf(object, { start: 0, end: 3 }), [{ blobId: first, start: 0, end: 3 }])
    assert.deepEqual(stretchesOf(object, { start: 4, end: 5 }), [{ blobId: second, start: 0, end: 1 }])
    assert.deepEqual(stretchesOf(object, { start: 3, end: 6 }), [
      { blobId: first, start: 3, end: 3 },
      { blobId: second, start: 0, end: 1 },
      { blobId: third, start: 0, end: 0 },
    ])
  })

  test('an empty range reads nothing', async () => {
    const empty = { blobIds: [], blobSizes: [] } as unknown as StoredObject
    assert.equal(await text(await readObject(blobs, empty, { start: 0, end: -1 })), '')
    assert.deepEqual(stretchesOf({ blobIds: ['a'], blobSizes: [0] }, { start: 0, end: -1 }), [])
  })

  test('a missing first blob is reported before anything is sent', async () => {
    const gone = { blobIds: ['nothing'], blobSizes: [4] } as unknown as StoredObject
    await assert.rejects(readObject(blobs, gone, { start: 0, end: 3 }), { code: 'ENOENT' })
  })
})
