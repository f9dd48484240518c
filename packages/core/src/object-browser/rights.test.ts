import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { askStore, serveTests } from '@ebkit/testing'
import { createObjectActions } from './createObjectActions'
import { createObjectUploads } from './createObjectUploads'
import { browserBench } from './testing/browserBench'

describe('an object browser of somebody who may only see', () => {
  const servers = serveTests('viewer')

  test('lists, and is told of every verb that it is not allowed; nothing is sent', async () => {
    const bench = browserBench(servers)
    const keys = await servers.gateway.lendStoreKeys()
    await askStore(keys, 'PUT', `${await bench.root()}seen.txt`, 'seen')
    const browser = bench.open()
    await browser.start()
    const entries = browser.$listing.get().entries.filter(({ name }) => name === 'seen.txt')
    assert.equal(entries.length, 1)
    servers.proxy.requests.length = 0
    const actions = createObjectActions(browser)
    for (const act of [
      () => actions.createFolder('新'),
      () => actions.remove(entries),
      () => actions.hide(entries),
    ]) {
      const outcome = await act()
      assert.equal(!outcome.ok && outcome.code, 'not-allowed')
      assert.equal(browser.$message.get()?.code, 'not-allowed')
      browser.closeMessage()
    }
    const uploads = createObjectUploads(browser)
    assert.deepEqual(uploads.add([new File(['x'], 'x.txt')]), { added: [], refused: [] })
    assert.equal(browser.$message.get()?.code, 'not-allowed')
    uploads.dispose()
    assert.deepEqual(servers.proxy.requests, [])
    assert.deepEqual(await bench.names(), ['seen.txt'])
  })
})
