import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { memoryCheckpoints } from './checkpoints/memoryCheckpoints'
import { bytesOf, eventually, fileOf, settled, uploadFixture } from './testing/uploadFixture'
import type { Uploads } from './Uploads'
import type { UploadsOptions } from './UploadsOptions'

describe('uploads of an earlier page', () => {
  const fixture = uploadFixture()
  const here = { userId: '100191', hotelId: '100101' }
  /** Lists them without starting any. */
  const waiting: Partial<UploadsOptions> = { concurrency: () => 0 }
  const names = (uploads: Uploads) => uploads.$items.get().map(({ name }) => name)

  /** The checkpoint of a page that was left before it started. */
  async function leave(options: Partial<UploadsOptions> = {}) {
    const checkpoints = memoryCheckpoints()
    const page = fixture.open({ ...waiting, ...options, checkpoints })
    page.add([fileOf(bytesOf(1000), 'left.jpg')])
    const [{ id } = { id: '' }] = page.$items.get()
    await eventually(checkpoints.list, (list) => list.length === 1)
    await eventually(() => checkpoints.getFile(id), Boolean)
    return { page, checkpoints }
  }

  test('F-UP-12 are not restored while their tab is open', async () => {
    const { page, checkpoints } = await leave()
    const other = fixture.open({ ...waiting, checkpoints })
    await other.restore()
    assert.deepEqual(names(other), [])
    page.dispose()
    await other.restore()
    assert.deepEqual(names(other), ['left.jpg'])
  })

  test('F-UP-12 of another hotel are not listed until it is selected again', async () => {
    const { page, checkpoints } = await leave()
    page.dispose()
    let hotelId = '100102'
    const later = fixture.open({ ...waiting, checkpoints, owner: () => ({ ...here, hotelId }) })
    await later.restore()
    assert.deepEqual(names(later), [])
    hotelId = here.hotelId
    await later.restore()
    assert.deepEqual(names(later), ['left.jpg'])
  })

  test('of another list of the page are not restored', async () => {
    const { page, checkpoints } = await leave({ scope: 'photos' })
    page.dispose()
    const other = fixture.open({ ...waiting, checkpoints, scope: 'papers' })
    await other.restore()
    assert.deepEqual(names(other), [])
    const same = fixture.open({ ...waiting, checkpoints, scope: 'photos' })
    await same.restore()
    assert.deepEqual(names(same), ['left.jpg'])
  })

  for (const [what, userId] of [
    ['nobody is signed in', undefined],
    ['another user signs in meanwhile', '100192'],
  ] as const)
    test(`are not restored where ${what}`, async () => {
      const { page, checkpoints } = await leave()
      page.dispose()
      let owner: { userId?: string; hotelId: string } = userId ? here : { hotelId: here.hotelId }
      const signsIn = {
        ...checkpoints,
        async getFile(id: string) {
          owner = { ...here, userId }
          return checkpoints.getFile(id)
        },
      }
      const later = fixture.open({ ...waiting, checkpoints: signsIn, owner: () => owner })
      await later.restore()
      assert.deepEqual([names(later), owner.userId], [[], userId])
    })

  for (const [when, step] of [
    ['before they are read', undefined],
    ['while they are read', 'list'],
    ['while a content is read', 'getFile'],
  ] as const)
    test(`are not restored by a list that is disposed of ${when}`, async () => {
      const { page, checkpoints } = await leave()
      page.dispose()
      const calls: string[] = []
      const reading = (name: 'list' | 'getFile') => (id: string) => {
        calls.push(name)
        if (name === step) later.dispose()
        return checkpoints[name](id) as Promise<never>
      }
      const later = fixture.open({
        ...waiting,
        checkpoints: { ...checkpoints, list: () => reading('list')(''), getFile: reading('getFile') },
      })
      if (!step) later.dispose()
      await later.restore()
      assert.deepEqual([names(later), calls.at(-1)], [[], step])
    })

  test('that exceed the current limits stay stored for later', async () => {
    const { page, checkpoints } = await leave()
    page.dispose()
    const asked: string[] = []
    const full = fixture.open({
      ...waiting,
      checkpoints,
      mayRestore({ name, size }) {
        asked.push(`${name} ${size}`)
        return false
      },
    })
    await full.restore()
    assert.deepEqual([names(full), asked], [[], ['left.jpg 1000']])
    full.dispose()
    const later = fixture.open({ ...waiting, checkpoints, mayRestore: () => true })
    await later.restore()
    assert.deepEqual(names(later), ['left.jpg'])
  })

  test('whose content was not stored are listed, and resume when the file is chosen again', async () => {
    const bytes = bytesOf(1000)
    const { page, checkpoints } = await leave()
    page.dispose()
    const later = fixture.open({ checkpoints: { ...checkpoints, getFile: async () => undefined } })
    await later.restore()
    assert.deepEqual(
      later.$items.get().map(({ name, status }) => [name, status]),
      [['left.jpg', 'interrupted']],
    )
    later.resume(later.$items.get()[0]?.id, fileOf(bytes, 'left.jpg'))
    assert.deepEqual(
      (await settled(later)).map(({ status }) => status),
      ['done'],
    )
  })
})
