import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StoreRight } from '@ebkit/gateway'
import { createFileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'
import { root, storeClient } from './testing/storeClient'

/** The answer of the store to keys without the right. */
const refused = { status: 403, code: 'AccessDenied' }

describe('with the right to upload only, users have full access to their own objects', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const clientOf = async (userId: string, ...rights: StoreRight[]) =>
    storeClient(await gateway.lendStoreKeys({ userId, ...(rights.length && { rights }) }))

  test('their own can be replaced and continued in parts; those of others cannot', async () => {
    const owner = await clientOf('100191')
    const guest = await clientOf('100192', 'upload')
    await owner.put(`${root}theirs`, Buffer.from('theirs'))
    await guest.put(`${root}own`, Buffer.from('own'))
    await guest.put(`${root}own`, Buffer.from('again'))
    await assert.rejects(guest.put(`${root}theirs`, Buffer.from('mine')), refused)
    assert.equal(String((await owner.get(`${root}theirs`)).content), 'theirs')
    assert.equal(String((await owner.get(`${root}own`)).content), 'again')

    const begun = await owner.initMultipartUpload(`${root}theirs-in-parts`)
    const own = await guest.initMultipartUpload(`${root}own-in-parts`)
    await assert.rejects(guest.abortMultipartUpload(begun.name, begun.uploadId), refused)
    await guest.abortMultipartUpload(own.name, own.uploadId)
    await owner.abortMultipartUpload(begun.name, begun.uploadId)
  })

  test('their own can be removed until a field or a folder refers to them, as after a cancelled upload; others cannot', async () => {
    const own = '1001/100101/files/100192/cancelled.bin'
    const guest = await clientOf('100192', 'upload')
    await guest.put(own, Buffer.from('own'))
    await guest.delete(own)
    assert.deepEqual(await gateway.sql('select 1 from stored_object where object_key = $1', [own]), [])
    await guest.delete(own) // a missing one is not an error
    await assert.rejects((await clientOf('100192', 'view')).delete(own), refused)

    const taken = '1001/100101/files/100192/taken.bin'
    for (const visibility of ['private', 'public']) {
      await guest.put(taken, Buffer.from('taken'))
      await gateway.sql('update stored_object set visibility = $1 where object_key = $2', [visibility, taken])
      await assert.rejects(guest.delete(taken), refused, visibility)
    }
    const registered = '1001/100101/files/100192/registered.bin'
    await guest.put(registered, Buffer.from('registered'))
    const calls = createFileCalls(gateway, await gateway.signIn('manager'))
    const { ossDisplayId } = await calls.tree()
    const { code } = await calls.post('file_uploaded', {
      ...{ key: registered, fileName: 'registered.bin', ossDisplayId },
    })
    assert.equal(code, 0)
    await assert.rejects(guest.delete(registered), refused)

    const theirs = '1001/100101/files/100191/theirs.bin'
    await (await clientOf('100191')).put(theirs, Buffer.from('theirs'))
    await assert.rejects(guest.delete(theirs), refused)
    await assert.rejects(guest.delete('1001/100101/files/100191/none.bin'), refused, 'nothing is learned')
    await (await clientOf('100191')).delete(theirs)
  })

  test('a private object can be read by its uploader, and with the right to view', async () => {
    const folder = '1001/100101/files/'
    const guest = await clientOf('100192', 'upload')
    await guest.put(`${folder}own`, Buffer.from('own'))
    assert.equal((await guest.head(`${folder}own`)).status, 200)
    await (await clientOf('100191')).put(`${folder}theirs`, Buffer.from('theirs'))
    await assert.rejects(guest.head(`${folder}theirs`), { status: 403 })
    assert.equal((await (await clientOf('100193', 'view')).head(`${folder}theirs`)).status, 200)
  })

  test('keys that may change replace what others put, keys that may view nothing', async () => {
    const [owner, editor] = [await clientOf('100191'), await clientOf('100192', 'upload', 'change')]
    await owner.put(`${root}shared`, Buffer.from('one'))
    await editor.put(`${root}shared`, Buffer.from('two'))
    assert.equal(String((await owner.get(`${root}shared`)).content), 'two')
    await assert.rejects((await clientOf('100192', 'view')).put(`${root}shared`, Buffer.from('x')), refused)
  })
})
