import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { zipFiles } from './zipFiles'

test('an archive has the files under their names, in Chinese too', async () => {
  const archive = await zipFiles(
    new Map([
      ['游船-林晚晴.png', new Blob(['one'])],
      ['b.png', new Blob(['two'])],
    ]),
  )
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  assert.deepEqual(
    Object.entries(files).map(([name, content]) => [name, strFromU8(content)]),
    [
      ['游船-林晚晴.png', 'one'],
      ['b.png', 'two'],
    ],
  )
})
