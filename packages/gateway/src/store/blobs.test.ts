import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Blobs, createBlobs, type ReceivedBlob } from './blobs'

async function* bytesOf(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

describe('bytes on the disk', () => {
  let parent: string
  let blobs: Blobs
  before(async () => {
    parent = await mkdtemp(join(tmpdir(), 'ebkit-blobs-'))
    blobs = createBlobs(join(parent, 'made', 'when', 'needed'))
  })
  after(() => rm(parent, { recursive: true, force: true }))

  const files = async () => {
    const found = await readdir(parent, { recursive: true, withFileTypes: true })
    return found.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  const read = async (blobId: string) => {
    const file = await blobs.open(blobId)
    const text = await file.readFile('utf8')
    await file.close()
    return text
  }

  test('are received in chunks, counted and hashed, and can be read', async () => {
    const { blobId, size, md5 } = await blobs.receive(bytesOf('one ', '', 'two'))
    assert.match(blobId, /^[0-9a-f]{32}$/)
    assert.equal(size, 7)
    assert.deepEqual(md5, createHash('md5').update('one two').digest())
    assert.equal(await read(blobId), 'one two')
    assert.equal(await readFile(join(blobs.folder, blobId.slice(0, 2), blobId), 'utf8'), 'one two')
    assert.deepEqual(await files(), [blobId])
    await blobs.remove([blobId])
  })

  test('have the name of unfinished ones until they are complete', async () => {
    let seen: string[] = []
    const slow = (async function* () {
      yield Buffer.from('one')
      seen = await files()
      yield Buffer.from('two')
    })()
    const { blobId } = await blobs.receive(slow)
    assert.deepEqual(seen, [`${blobId}.part`])
    await blobs.remove([blobId])
    assert.deepEqual(await files(), [])
  })

  test('are checked when complete; refused or incomplete ones leave nothing', async () => {
    const looked: ReceivedBlob[] = []
    const kept = await blobs.receive(bytesOf('good'), (blob) => looked.push(blob))
    assert.deepEqual(looked, [kept])
    const refuse = () => {
      throw new Error('not these')
    }
    await assert.rejects(blobs.receive(bytesOf('bad'), refuse), /not these/)
    const cut = (async function* () {
      yield Buffer.from('half')
      throw new Error('went away')
    })()
    await assert.rejects(blobs.receive(cut), /went away/)
    assert.deepEqual(await files(), [kept.blobId])
    await blobs.remove([kept.blobId])
  })

  test('can have a second name with its own life', async () => {
    const { blobId } = await blobs.receive(bytesOf('shared'))
    const copy = await blobs.copy(blobId)
    assert.notEqual(copy, blobId)
    await blobs.remove([blobId, 'gone already'])
    await assert.rejects(blobs.open(blobId), { code: 'ENOENT' })
    assert.equal(await read(copy), 'shared')
    await assert.rejects(blobs.copy(blobId), { code: 'ENOENT' })
    await blobs.remove([copy])
    await blobs.remove([])
    assert.deepEqual(await files(), [])
  })

  test('are opened read-only', async () => {
    const { blobId } = await blobs.receive(bytesOf('read'))
    const file = await blobs.open(blobId)
    await assert.rejects(file.write('x'), { code: 'EBADF' })
    await file.close()
    await blobs.remove([blobId])
  })
})
