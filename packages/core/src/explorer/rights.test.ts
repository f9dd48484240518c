import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createFileCalls } from '@ebkit/testing'
import { explorerBench, idOf } from './testing/explorerBench'

/** What a role may not do is said before anything is sent; whatever the page does not know the service refuses. */
describe('an explorer of somebody who may only see', () => {
  const bench = explorerBench('viewer')
  const { servers } = bench

  async function open() {
    const admin = createFileCalls(servers.gateway, await servers.gateway.signIn('admin'))
    const { ossDisplayId: root } = await admin.tree()
    const { ossDisplayId } = await admin.folder(root, `look ${Math.random()}`)
    await admin.upload(ossDisplayId, 'seen.txt')
    const explorer = await bench.open(ossDisplayId)
    servers.proxy.requests.length = 0
    return { explorer, root, file: idOf(explorer, 'seen.txt') }
  }

  test('sees, and is told of every verb that it is not allowed; nothing is sent', async () => {
    const { explorer, root, file } = await open()
    const verbs = {
      create: () => explorer.createFolder('新'),
      rename: () => explorer.rename(file, 'other.txt'),
      move: () => explorer.move([file], root),
      remove: () => explorer.remove([file]),
    }
    for (const [verb, act] of Object.entries(verbs)) {
      const outcome = await act()
      assert.deepEqual([outcome.ok, !outcome.ok && outcome.code], [false, 'not-allowed'], verb)
      const message = explorer.$message.get()
      assert.deepEqual([message?.verb, message?.code, message?.tone], [verb, 'not-allowed', 'note'])
      assert.equal(explorer.allows(verb as keyof typeof verbs), false)
    }
    assert.equal(await explorer.upload([new File(['x'], 'x.txt')]), undefined)
    assert.equal(explorer.$message.get()?.code, 'not-allowed')
    assert.equal(explorer.allows('upload'), false)
    assert.deepEqual(servers.proxy.requests, [])
  })
})

describe('an explorer of somebody who may delete, but no folders with contents', () => {
  const bench = explorerBench('manager')
  const { servers } = bench

  test('W-EXP-15 is asked all the same, and then told; a replacement needs the right to delete', async () => {
    const give = (codes: string) =>
      servers.gateway.sql(`update role set permissions = '{*:view,${codes}}' where role_id = '1001-r2'`)
    const full = await bench.folder()
    const [file] = [await bench.other.upload(full, 'a.txt'), await bench.other.folder(full, 'inner')]
    await give('file:delete')
    const { ossDisplayId: root } = await bench.other.tree()
    const explorer = await bench.open(root)
    assert.deepEqual(await explorer.remove([full]), { ok: false, code: 'needs-force' })
    const before = bench.bodies('delete').length
    const outcome = await explorer.remove([full], { force: true })
    assert.equal(!outcome.ok && outcome.code, 'not-allowed')
    assert.equal(bench.bodies('delete').length, before)
    await give('file:upload,file:change')
    const target = await bench.other.folder(root, `target ${Math.random()}`)
    await bench.other.upload(target.ossDisplayId, 'a.txt')
    const mover = await bench.open(full)
    const moved = mover.move([file.ossDisplayId], target.ossDisplayId)
    while (!mover.$conflict.get()) await new Promise((resolve) => setImmediate(resolve))
    assert.equal(mover.$conflict.get()?.canReplace, false)
    mover.stopTask()
    await moved
  })
})
