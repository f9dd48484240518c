import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { createFileCalls, type FileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'
import { ticketProducts } from '../testing/resourceClient'
import { settleFiles } from './settleFiles'

const label = { zh: '字段' }
const fields: readonly Field[] = [
  { name: 'picture', label, type: 'image' },
  { name: 'licence', label, type: 'image', visibility: 'private' },
  { name: 'contract', label, type: 'file' },
  { name: 'papers', label, type: 'files' },
  { name: 'poster', label, type: 'file', visibility: 'public' },
  { name: 'text', label, type: 'richtext' },
  { name: 'note', label, type: 'string' },
  { name: 'people', label, type: 'list', fields: [{ name: 'scan', label, type: 'file' }] },
  { name: 'about', label, type: 'group', fields: [{ name: 'photo', label, type: 'image' }] },
]

describe('files of a row', () => {
  let gateway: TestGateway
  let clerk: FileCalls
  let manager: FileCalls
  let clerkCookie: string
  let userId: string
  let key: string
  before(async () => {
    gateway = await startTestGateway()
    clerkCookie = await gateway.signIn('clerk')
    clerk = createFileCalls(gateway, clerkCookie)
    manager = createFileCalls(gateway, await gateway.signIn('manager'))
    const [row] = await gateway.sql<{ id: string }>(
      `select user_id as id from user_account where account = 'clerk'`,
    )
    userId = row?.id ?? ''
  })
  after(() => gateway.stop())
  beforeEach(async () => {
    key = await clerk.put('bytes')
  })

  const addressOf = (key: string) => `https://hotel.example/eb-store/${key}`
  const visibilityOf = async (objectKey: string) => {
    const [row] = await gateway.sql<{ visibility: string }>(
      'select visibility from stored_object where object_key = $1',
      [objectKey],
    )
    return row?.visibility
  }
  /** Saves as the clerk. @returns the paths of refused fields */
  const save = async (model: Record<string, unknown>, stored?: Record<string, unknown>, own = fields) => {
    const tenant = { brandId: '1001', hotelIds: ['100101'], userId }
    const problems = await gateway.database.withTenant(tenant, (rows) =>
      settleFiles(gateway.app.gateway, rows, own, model, { brandId: '1001', userId, stored }),
    )
    for (const { code } of problems) assert.equal(code, 'privateFile')
    return problems.map(({ path }) => path)
  }

  test('files put for a row get the visibility of their field, at any depth', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ picture: addressOf(key) }, 'public'],
      [{ picture: key }, 'public'],
      [{ contract: addressOf(key) }, 'private'],
      [{ papers: ['https://other.example/a.pdf', addressOf(key)] }, 'private'],
      [{ licence: addressOf(key) }, 'private'],
      [{ poster: addressOf(key) }, 'public'],
      [{ people: [{}, { scan: addressOf(key) }] }, 'private'],
      [{ about: { photo: addressOf(key) } }, 'public'],
      [{ text: `<p>x<img alt="" src='/eb-store/${key}?x=1&amp;y=2'></p>` }, 'public'],
      [{ text: `<p style="background:url(&quot;${addressOf(key)}&quot;)">` }, 'public'],
      [{ note: addressOf(key) }, 'undecided'],
      [{ picture: addressOf(key), contract: addressOf(key) }, 'public'],
    ]
    for (const [model, expected] of cases) {
      await gateway.sql(`update stored_object set visibility = 'undecided' where object_key = $1`, [key])
      assert.deepEqual(await save(model), [])
      assert.equal(await visibilityOf(key), expected, JSON.stringify(model))
    }
  })

  test('a private file in content for everybody is refused, and nothing of the row is changed', async () => {
    await save({ contract: key })
    const fresh = await clerk.put('fresh')
    assert.deepEqual(await save({ picture: addressOf(key), poster: fresh }), ['picture'])
    assert.deepEqual([await visibilityOf(key), await visibilityOf(fresh)], ['private', 'undecided'])
    const own = (await clerk.upload((await clerk.tree('personal')).ossDisplayId, 'own.jpg', 'own')).path ?? ''
    assert.deepEqual(
      await save({ picture: own, text: `<img src="${addressOf(own)}">`, about: { photo: own } }),
      ['picture', 'text', 'about.photo'],
    )
    assert.equal(await visibilityOf(own), 'personal')
  })

  test('the visibility of others’ files cannot be changed', async () => {
    const theirs = await manager.put('theirs')
    assert.deepEqual(await save({ picture: theirs }), ['picture'])
    assert.equal(await visibilityOf(theirs), 'undecided')
    await gateway.sql(`update stored_object set visibility = 'public' where object_key = $1`, [theirs])
    assert.deepEqual(await save({ contract: theirs }), [])
    assert.equal(await visibilityOf(theirs), 'public')
  })

  test('the public space stays public, whatever field takes its files', async () => {
    const listed = (await clerk.upload((await clerk.tree()).ossDisplayId, 'menu.pdf', 'menu')).path ?? ''
    assert.deepEqual(await save({ contract: listed }), [])
    assert.equal(await visibilityOf(listed), 'public')
  })

  test('changing a field’s visibility moves its files in both directions, and keeps the value', async () => {
    const row = { picture: addressOf(key) }
    await save(row)
    const closed = fields.map(
      (field): Field => (field.name === 'picture' ? { ...field, visibility: 'private' } : field),
    )
    assert.deepEqual(await save(row, row, closed), [])
    assert.equal(await visibilityOf(key), 'private')
    assert.deepEqual(await save(row, row, fields), [])
    assert.equal(await visibilityOf(key), 'public')
  })

  test('a personal file that a row held before stays its user’s, and the row can be saved', async () => {
    const own = (await clerk.upload((await clerk.tree('personal')).ossDisplayId, 'old.jpg', 'own')).path ?? ''
    assert.deepEqual(await save({ picture: own }, { picture: own }), [])
    assert.equal(await visibilityOf(own), 'personal')
  })

  test('ignores other stores’ objects, foreign addresses and deleted objects', async () => {
    assert.deepEqual(
      await save({ picture: '1002/100201/files/1/a.jpg', papers: ['https://other.example/eb-store/x'] }),
      [],
    )
    assert.deepEqual(await save({ picture: `${key}gone` }), [])
  })

  test('a product that is saved shows its picture to guests; with a private one nothing is saved, and the field is named', async () => {
    const products = ticketProducts(gateway, await gateway.signIn('manager'))
    const [first] = (await products.list({ pageSize: 1 })).data.list
    const { data: row } = await products.detail(String(first?.ticketProductId))
    const picture = addressOf(await manager.put('cover'))
    const saved = await products.save({ ...row, coverImage: picture })
    assert.deepEqual([saved.status, saved.data.coverImage], [200, picture], 'the plain address is saved')
    assert.equal((await fetch(picture.replace('https://hotel.example', gateway.url))).status, 200)
    const own =
      (await manager.upload((await manager.tree('personal')).ossDisplayId, 'own.jpg', 'own')).path ?? ''
    const refused = await products.save({ ...saved.data, coverImage: addressOf(own) })
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.data.problems, [{ path: 'coverImage', code: 'privateFile' }])
    const { data: now } = await products.detail(String(first?.ticketProductId))
    assert.equal(now.coverImage, picture)
  })
})
