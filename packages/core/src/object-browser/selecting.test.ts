import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { serveTests } from '@ebkit/testing'
import type { ObjectBrowserOptions } from './ObjectBrowser'
import { type BrowserFixture, browserFixture, openFolder } from './testing/browserFixture'
import { idsOf, messageOf } from './testing/browserState'

describe('the object browser', () => {
  const servers = serveTests('manager')
  let fixture: BrowserFixture
  const open = (folder: string, options?: ObjectBrowserOptions) => openFolder(fixture, folder, options)
  before(async () => {
    fixture = browserFixture(servers)
    await fixture.putMany('many/', 2500)
    await fixture.put('sorts/第10张.jpg', 'sorts/第9张.jpg', 'sorts/啊.txt', 'sorts/z/1')
  })

  describe('selection', () => {
    test('W-FMA-7 leaving edit mode clears the selection', async () => {
      const browser = await open('sorts/')
      browser.setChecking(true)
      assert.equal(browser.$checking.get(), true)
      browser.selection.selectAll()
      assert.equal(browser.selection.$ids.get().size, 4)
      browser.setChecking(false)
      assert.deepEqual([browser.$checking.get(), browser.selection.$ids.get().size], [false, 0])
    })

    test('W-FMA-8 W-FMA-9 selects no more than the maximum, and reports it', async () => {
      const browser = await open('sorts/', { max: 2 })
      const [one, two, three] = idsOf(browser, 'z', '啊.txt', '第9张.jpg')
      for (const id of [one, two]) browser.selection.toggle(id ?? '')
      assert.equal(browser.$message.get(), undefined)
      browser.selection.toggle(three ?? '')
      assert.equal(browser.selection.$ids.get().size, 2)
      assert.deepEqual(messageOf(browser), {
        verb: 'choose',
        code: 'too-many-chosen',
        params: { limit: 2 },
        tone: 'note',
      })
      const plain = await open('many/')
      await plain.loadMore()
      plain.selection.selectAll()
      assert.equal(plain.selection.$ids.get().size, 1000)
    })

    test('W-FMA-10 delete and hide without a selection report it, and send nothing', async () => {
      const browser = await open('sorts/')
      const before = servers.proxy.requests.length
      for (const verb of ['remove', 'hide'] as const) {
        browser.closeMessage()
        const code = 'nothing-chosen'
        assert.deepEqual(await browser[verb](), { ok: false, code, params: {} })
        assert.deepEqual(messageOf(browser), { verb, code, params: {}, tone: 'note' })
      }
      browser.closeMessage()
      assert.deepEqual(browser.removable([]), [])
      assert.deepEqual(messageOf(browser), {
        verb: 'remove',
        code: 'nothing-chosen',
        params: {},
        tone: 'note',
      })
      assert.equal(servers.proxy.requests.length, before)
    })
  })
})
