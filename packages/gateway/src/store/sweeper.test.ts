import assert from 'node:assert/strict'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { sweepStore } from './sweeper'
import { clientOf, root } from './testing/storeClient'

const day = 24 * 3_600_000

describe('what the sweeper removes', () => {
  let gateway: TestGateway
  let client: OSS
  before(async () => {
    gateway = await startTestGateway()
    client = await clientOf(gateway)
  })
  after(() => gateway.stop())

  const names = async (part: 'blobs' | 'processed') => {
    const found = await readdir(join(gateway.storeFolder, part), { recursive: true, withFileTypes: true })
    return found.filter((entry) => entry.isFile()).map((entry) => entry.name)
  }
  const place = async (part: 'blobs' | 'processed', name: string, age = 0) => {
    const folder = join(gateway.storeFolder, part, name.slice(0, 2))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), 'left')
    const time = new Date(Date.now() - age)
    await utimes(join(folder, name), time, time)
  }
  const sweep = (changes: Partial<Parameters<typeof sweepStore>[2]> = {}) => {
    const { store, settings } = gateway.app.gateway
    return sweepStore(gateway.database, store, { ...settings.store, ...changes })
  }

  test('F-GW-9 old bytes without a row are removed, those with one stay, of objects, copies and parts', async () => {
    await client.put(`${root}kept`, Buffer.from('kept'))
    await client.copy(`${root}copy`, `${root}kept`)
    const { uploadId } = await client.initMultipartUpload(`${root}parts`)
    await client.uploadPart(`${root}parts`, uploadId, 1, Buffer.from('part') as never, 0, 4)
    const own = await names('blobs')
    assert.equal(own.length, 3)
    await place('blobs', 'ab00000000000000000000000000000000')
    await place('blobs', 'cd00000000000000000000000000000000.part')
    await sweep()
    assert.equal((await names('blobs')).length, 5, 'their rows may be on the way')
    await sweep({ orphanAge: -1000 })
    assert.deepEqual((await names('blobs')).sort(), own.sort())
    assert.equal(String((await client.get(`${root}copy`)).content), 'kept')
    await client.abortMultipartUpload(`${root}parts`, uploadId, {})
  })

  test('F-UP-11 multipart uploads that were interrupted a week ago are removed with their bytes', async () => {
    const ids: string[] = []
    for (const name of ['old', 'young']) {
      const { uploadId } = await client.initMultipartUpload(root + name)
      await client.uploadPart(root + name, uploadId, 1, Buffer.from(name) as never, 0, name.length)
      ids.push(uploadId)
    }
    const before = (await names('blobs')).length
    await gateway.sql(
      "update stored_upload set initiated_at = now() - interval '8 days' where upload_id = $1",
      [ids[0]],
    )
    await sweep({ orphanAge: -1000 })
    const left = await gateway.sql<{ upload_id: string }>('select upload_id from stored_upload')
    assert.deepEqual(
      left.map((row) => row.upload_id),
      [ids[1]],
    )
    assert.equal((await names('blobs')).length, before - 1)
    await assert.rejects(client.listParts(`${root}old`, ids[0] as string, {} as never, {}), {
      code: 'NoSuchUpload',
    })
  })

  test('unused images are removed, the others stay', async () => {
    await place('processed', 'aa11')
    await place('processed', 'bb22', 31 * day)
    await sweep({ processedLifetime: -1000 })
    assert.deepEqual(await names('processed'), [])
    await place('processed', 'aa11')
    await sweep()
    assert.deepEqual(await names('processed'), ['aa11'])
  })

  test('the sweeper’s role may read rows and remove uploads, and nothing more', async () => {
    await client.put(`${root}kept`, Buffer.from('kept'))
    const asSweeper = (statement: string) =>
      gateway.database.withTenant({ brandId: '', hotelIds: [] }, async (rows) => {
        await rows.execute("select set_config('ebkit.purpose', 'store-sweep', true)")
        return rows.execute(statement)
      })
    assert.equal((await asSweeper('delete from stored_object')).rowCount, 0)
    assert.equal((await asSweeper("update stored_object set acl = 'private'")).rowCount, 0)
    assert.equal((await asSweeper('select from store_secret')).rowCount, 0)
    assert.ok(((await asSweeper('select from stored_object')).rowCount ?? 0) > 0)
  })
})
