import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FileEntry } from '../../files/FileEntry'
import { createBrowserContext, openPlace } from '../browserContext'
import { objectPlace } from '../places'
import type { Store } from '../store/createStore'
import { remove } from './remove'

const listing = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>'

/** A browser whose stores note what they are asked; an answer to a listing may wait. */
function openBrowser() {
  const asked: string[] = []
  let go = () => {}
  const wait = new Promise<void>((resolve) => {
    go = resolve
  })
  const services = { access: () => assert.fail('no store is signed in to') }
  const context = createBrowserContext(services, () => ({ place: { space: 'public' } }))
  const storeOf = (space: string) =>
    ({
      source: { get: async () => ({ path: '', domain: '' }) },
      async ask(call: string, { key }: { key: string }) {
        asked.push(`${space} ${call} ${key}`.trim())
        if (call === 'listObjects') await wait
        return { status: 200, text: listing, access: { domain: '' } }
      },
    }) as unknown as Store
  Object.assign(context, { storeOf })
  return { context, asked, go }
}

describe('the place of a change', () => {
  test('a delete stays where it was confirmed, though the user opens another space while the folder is looked into', async () => {
    const { context, asked, go } = openBrowser()
    const folder = { id: 'a/', name: 'a', isFolder: true } as FileEntry
    const file = { id: 'x.txt', name: 'x.txt', isFolder: false } as FileEntry
    const removed = remove({ context }, { place: context.$place.get(), entries: [folder, file] }, false)
    const opened = openPlace(context, objectPlace({ space: 'personal' }))
    go()
    assert.deepEqual(await removed, { ok: true })
    await opened
    const deleted = asked.filter((each) => each.includes('delete'))
    assert.deepEqual(deleted, ['public deleteObject x.txt'])
  })
})
