import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { serveTests } from '@ebkit/testing'
import { suggestedFolder } from './names'
import type { ObjectBrowserOptions } from './ObjectBrowser'
import { type BrowserFixture, browserFixture, openFolder } from './testing/browserFixture'
import { messageOf, namesOf } from './testing/browserState'

describe('the object browser', () => {
  const servers = serveTests('manager')
  let fixture: BrowserFixture
  const open = (folder: string, options?: ObjectBrowserOptions) => openFolder(fixture, folder, options)
  before(() => {
    fixture = browserFixture(servers)
  })

  describe('changes', () => {
    test('W-FMA-13 W-FMA-17 creates a folder and lists it; refuses an existing one', async () => {
      const browser = await open('new/')
      const { createFolder } = browser
      assert.deepEqual(await createFolder('促销 (1)!'), { ok: true })
      assert.deepEqual(await fixture.names('new/'), ['促销 (1)!/'])
      assert.deepEqual([namesOf(browser), messageOf(browser).code], [['促销 (1)!'], 'folder-created'])
      assert.equal((await createFolder('促销 (1)!')).ok, false)
      const checked = await open('new/', { nameCheck: true })
      const bad = async (name: string, nameCheck?: boolean) => {
        const outcome = await (nameCheck ? checked : browser).createFolder(name)
        return outcome.ok ? 'made' : outcome.code
      }
      assert.equal(await bad('促销 (2)', true), 'bad-name')
      assert.equal(await bad(suggestedFolder(), true), 'made')
      assert.equal(await bad('a/b'), 'unsafe-name')
      assert.equal(await bad('..'), 'unsafe-name')
      assert.equal(await bad('长'.repeat(400)), 'long-name')
      await fixture.put('new/only below/x.txt')
      assert.equal(await bad('only below'), 'name-taken')
      const fault = servers.proxy.inject({ match: ({ method }) => method === 'PUT', fault: 'status' })
      assert.equal(await bad('never'), 'failed')
      assert.ok(fault.hits)
      assert.ok(!namesOf(browser).includes('never'))
    })

    test('deletes an empty folder without a second question', async () => {
      const browser = await open('new/')
      const { remove } = browser
      const [folder] = browser.$listing.get().entries.filter(({ name }) => name.startsWith('促销'))
      assert.deepEqual(await remove(folder ? [folder.id] : []), { ok: true })
      assert.ok(!(await fixture.names('new/')).some((name) => name.startsWith('促销')))
    })
  })
})
