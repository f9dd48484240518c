import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createFileCalls, type FileCalls, startTestGateway, type TestGateway, until } from '@ebkit/testing'
import sharp from 'sharp'

interface Answer {
  status: number
  code: unknown
  data: { path: string; domain: string; url: string; ossDisplayId?: string; reason?: string }
}

/** An image with unique content. */
let colours = 0
const draw = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: { r: ++colours % 256, g: 80, b: 9 } } })
    .png()
    .toBuffer()

describe('images that become files', () => {
  let gateway: TestGateway
  let root: string
  const cookies: Record<string, string> = {}
  const calls: Record<string, FileCalls> = {}
  before(async () => {
    gateway = await startTestGateway()
    for (const account of ['manager', 'clerk', 'viewer']) {
      cookies[account] = await gateway.signIn(account)
      calls[account] = createFileCalls(gateway, cookies[account])
    }
    root = (await calls.manager?.tree())?.ossDisplayId ?? ''
  })
  after(() => gateway.stop())

  const address = () => `${gateway.url}/api/oss-api/eb/oss`
  async function ask(path: string, account: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { cookie: cookies[account] ?? '', 'x-eb-client': 'ebkit/test' }
    const answer = await fetch(`${address()}/${path}`, { headers, ...init })
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
  }
  function send(
    bytes: Uint8Array,
    fields: Record<string, string>,
    { account = 'manager', name = 'wxa1.png' } = {},
  ): Promise<Answer> {
    const body = new FormData()
    for (const [field, value] of Object.entries({ ossDisplayId: root, ...fields })) body.set(field, value)
    body.set('file', new File([bytes as BlobPart], name, { type: 'image/png' }))
    return ask('upload', account, { method: 'POST', body })
  }
  const withdraw = (requestKey: string, account = 'manager') =>
    ask(`upload?requestKey=${requestKey}`, account, { method: 'DELETE' })
  const files = async () => (await calls.manager?.list(root))?.filter(({ isFolder }) => !isFolder) ?? []
  const objects = async () =>
    (await gateway.sql<{ key: string }>('select object_key as key from stored_object')).map(({ key }) => key)

  test('A-029 A-030 the upload lands in the folder that the tree names, and the explorer lists it', async () => {
    const tree = (await ask('tree', 'manager')).data as unknown as { ossDisplayId: string }[]
    const { data } = await send(await draw(), { ossDisplayId: tree[0]?.ossDisplayId ?? '' })
    const [listed] = (await files()).filter(({ path }) => path === data.path)
    assert.deepEqual([listed?.ossDisplayId, listed?.displayName], [data.ossDisplayId, 'wxa1.png'])
    assert.equal((await fetch(`${data.domain}/${data.path}`)).status, 200)
  })

  test('a private one of the hotel’s tree is listed and found as private, the others are not', async () => {
    await send(await draw(), { visibility: 'private' }, { name: 'passport.png' })
    await send(await draw(), {}, { name: 'passport-cover.png' })
    const own = (await calls.manager?.tree('personal'))?.ossDisplayId ?? ''
    await calls.manager?.folder(root, 'passports')
    await calls.manager?.upload(own, 'passport.txt', 'x')
    const found = (ossDisplayId: string) =>
      calls.manager?.get<{ list: Awaited<ReturnType<typeof files>> }>('search', {
        ossDisplayId,
        keyword: 'passport',
      })
    const shown = [
      ...((await calls.manager?.list(root)) ?? []).filter(({ displayName }) =>
        displayName.startsWith('pass'),
      ),
      ...((await found(root))?.data.list ?? []),
      ...((await found(own))?.data.list ?? []),
    ]
    assert.deepEqual(shown.map(({ displayName, isPrivate }) => `${displayName} ${isPrivate}`).sort(), [
      ...['passport-cover.png false', 'passport-cover.png false', 'passport.png true', 'passport.png true'],
      ...['passport.txt true', 'passports false', 'passports false'],
    ])
  })

  test('a repeated or concurrent request creates one file and one object', async () => {
    const [bytes, before] = [await draw(), await objects()]
    const [first, second] = await Promise.all([1, 2].map(() => send(bytes, { requestKey: 'twice' })))
    const third = await send(bytes, { requestKey: 'twice' })
    assert.equal(first?.code, 0)
    assert.deepEqual([second?.data, third.data], [first?.data, first?.data])
    assert.equal((await objects()).length, before.length + 1)
    const others = await send(bytes, { requestKey: 'twice' }, { account: 'clerk' })
    assert.notEqual(others.data.path, first?.data.path, 'the key is the user’s')
    const elsewhere = await calls.manager?.folder(root, 'elsewhere')
    const moved = await send(bytes, {
      requestKey: 'elsewhere',
      ossDisplayId: elsewhere?.ossDisplayId ?? '',
    })
    assert.notEqual(moved.data.path, first?.data.path)
  })

  test('withdrawing deletes file and object; an upload that is still running is refused', async () => {
    const [bytes, listed, stored] = [await draw(), await files(), await objects()]
    assert.equal((await send(bytes, { requestKey: 'back' })).code, 0)
    assert.equal((await withdraw('back')).code, 0)
    assert.deepEqual(await files(), listed)
    await until(async () => (await objects()).length === stored.length)
    const late = await send(bytes, { requestKey: 'back' })
    assert.deepEqual([late.status, late.code, late.data.reason], [200, 422, 'not-uploaded'])
    assert.equal((await withdraw('never sent')).code, 0)
    assert.equal((await withdraw('never sent')).code, 0, 'twice is as good as once')
    assert.equal((await send(bytes, { requestKey: 'never sent' })).code, 422)
    assert.deepEqual([await files(), (await objects()).sort()], [listed, stored.sort()])
  })

  test('withdrawn during the upload, nothing stays, in either order', async () => {
    const [bytes, listed, stored] = [await draw(), await files(), await objects()]
    for (let round = 0; round < 5; round++)
      await Promise.all([send(bytes, { requestKey: `race${round}` }), withdraw(`race${round}`)])
    assert.deepEqual(await files(), listed)
    await until(async () => (await objects()).length === stored.length)
  })

  test('F-GW-1 withdrawing needs the right to upload, and one’s own upload', async () => {
    const sent = await send(await draw(), { requestKey: 'mine' })
    await withdraw('mine', 'clerk')
    assert.equal((await withdraw('mine', 'viewer')).status, 403)
    assert.ok((await files()).some(({ path }) => path === sent.data.path))
    assert.equal((await ask('upload', 'manager', { method: 'DELETE' })).status, 400)
  })

  test('a private one can be read by users who see the hotel, in the common folder, and stays private when it is moved there', async () => {
    const { data } = await send(await draw(), { visibility: 'private' })
    const folder = await calls.manager?.folder(root, '私密')
    await calls.manager?.post('move', {
      ossDisplayIds: [data.ossDisplayId],
      parentDisplayId: folder?.ossDisplayId,
    })
    const read = async (cookie?: string) =>
      (await fetch(data.url, { headers: cookie === undefined ? {} : { cookie } })).status
    assert.equal(await read(), 403)
    assert.equal(await read(cookies.clerk), 200)
    const unfiled = await send(await draw(), { visibility: 'private', ossDisplayId: '' })
    assert.equal((await fetch(unfiled.data.url)).status, 403)
    assert.equal((await send(await draw(), { visibility: 'everybody' })).status, 400)
  })

  test('in a personal folder it is personal, whatever visibility was requested', async () => {
    const own = await calls.manager?.tree('personal')
    const { data } = await send(await draw(), { ossDisplayId: own?.ossDisplayId ?? '' })
    const read = async (cookie: string) => (await fetch(data.url, { headers: { cookie } })).status
    assert.equal(await read(cookies.clerk ?? ''), 404)
    assert.equal(await read(cookies.manager ?? ''), 200)
  })

  test('W-CFG-5 names must match the pattern if the hotel requires it; nothing of a refused file is stored', async () => {
    const stored = (await objects()).length
    const odd = await send(await draw(), {}, { name: 'a b*.png' })
    assert.deepEqual([odd.status, odd.code, odd.data.reason], [200, 422, 'name-pattern'])
    await gateway.sql("update hotel_switch set value = '0' where key = 'ENABLE_UPLOAD_CHECK'")
    assert.equal((await send(await draw(), {}, { name: 'a b*.png' })).code, 0)
    assert.equal((await objects()).length, stored + 1)
  })

  test('users who may upload but not see get the root and nothing below it', async () => {
    const before = await ask('tree', 'clerk')
    assert.ok((before.data as unknown as { subNode: unknown[] }[])[0]?.subNode.length)
    await gateway.sql(`update role set permissions = '{file:upload}' where role_id in
      (select unnest(role_ids) from employee e join user_account u using (employee_id) where u.account = 'clerk')`)
    const [node] = (await ask('tree', 'clerk')).data as unknown as Record<string, unknown>[]
    assert.deepEqual([node?.ossDisplayId, node?.subNode], [root, []])
    assert.equal((await send(await draw(), {}, { account: 'clerk' })).code, 0)
  })
})
