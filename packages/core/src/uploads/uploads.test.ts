import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bytesOf, fileOf, settled, sha256, uploadBench } from './testing/uploadBench'

const megabyte = 1024 * 1024

describe('uploads', () => {
  const bench = uploadBench()

  test('a small file is put, a large one goes up in parts, both byte for byte', async () => {
    const [small, large] = [bytesOf(100_000, 1), bytesOf(5 * megabyte + 7, 2)]
    const uploads = bench.open()
    uploads.add([fileOf(small, 'a.JPG'), fileOf(large, 'b.png')])
    const [first, second] = await settled(uploads)
    assert.deepEqual([first?.status, second?.status], ['done', 'done'], JSON.stringify([first, second]))
    assert.match(first?.result?.path ?? '', /^1001\/100101\/\d{13}[a-z0-9]{20}\.jpg$/)
    assert.equal(await bench.hashOf(first?.result?.path ?? ''), sha256(small))
    assert.equal(await bench.hashOf(second?.result?.path ?? ''), sha256(large))
    const methods = bench.servers.proxy.requests.map(
      ({ method, path }) => `${method} ${path.split('?')[1] ?? ''}`,
    )
    assert.equal(methods[0], 'PUT ')
    assert.equal(methods.filter((method) => method.startsWith('PUT partNumber=')).length, 6)
    assert.deepEqual(await bench.contents(), {
      keys: [first?.result?.path, second?.result?.path].sort(),
      uploads: 0,
      parts: 0,
    })
  })
})
