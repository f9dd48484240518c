import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createFileCalls, type FileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'
import sharp from 'sharp'

const draw = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff', width = 8) =>
  sharp({ create: { width, height: 6, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer()

interface Sent {
  status: number
  code: unknown
  message: string
  data: { path: string; domain: string; url: string; ossDisplayId?: string }
}

describe('images of the editor and the cropper', () => {
  let gateway: TestGateway
  let cookie: string
  let calls: FileCalls
  before(async () => {
    gateway = await startTestGateway({ settings: { imageLimit: 100_000 } })
    cookie = await gateway.signIn('manager')
    calls = createFileCalls(gateway, cookie)
  })
  after(() => gateway.stop())

  const client = () => ({ cookie, 'x-eb-client': 'ebkit/test' })
  async function post(body: BodyInit, headers: Record<string, string> = {}, query = ''): Promise<Sent> {
    const answer = await fetch(`${gateway.url}/api/oss-api/eb/oss/upload${query}`, {
      method: 'POST',
      headers: { ...client(), ...headers },
      body,
    })
    return { status: answer.status, ...((await answer.json()) as Omit<Sent, 'status'>) }
  }
  function form(
    bytes: Uint8Array | string,
    name = 'wxa1.png',
    fields: Record<string, string> = {},
  ): FormData {
    const made = new FormData()
    for (const [field, value] of Object.entries(fields)) made.set(field, value)
    made.set('file', new File([bytes as BlobPart], name, { type: 'image/png' }))
    return made
  }
  const objects = async () =>
    Number((await gateway.sql<{ count: string }>('select count(*) from stored_object'))[0]?.count)

  test('A-029 A-030 the tree request returns the hotel’s folders, the upload request a path', async () => {
    const answer = await fetch(`${gateway.url}/api/oss-api/eb/oss/tree`, { headers: client() })
    const { code, data } = (await answer.json()) as { code: number; data: { ossDisplayId: string }[] }
    assert.deepEqual([code, data[0]?.ossDisplayId], [0, (await calls.tree()).ossDisplayId])
    const sent = await post(form(await draw('png')))
    assert.equal(sent.code, 0)
    assert.match(sent.data.path, /^1001\/100101\/images\/\d{13}[0-9a-f]{24}\.png$/)
  })

  test('the returned domain and path are the image’s address, which shows the bytes that were sent', async () => {
    const bytes = await draw('png')
    const { data } = await post(form(bytes, `wxa${Date.now()}.png`))
    const shown = await fetch(`${data.domain}/${data.path}`)
    assert.equal(shown.headers.get('content-type'), 'image/png')
    assert.deepEqual(Buffer.from(await shown.arrayBuffer()), bytes)
    assert.equal(data.url, `${data.domain}/${data.path}`)
  })

  test('the type is that of the bytes, regardless of the name', async () => {
    for (const [format, extension] of [
      ['jpeg', 'jpg'],
      ['webp', 'webp'],
      ['gif', 'gif'],
      ['avif', 'avif'],
    ] as const) {
      const { data } = await post(form(await draw(format), 'photo.png'))
      assert.ok(data.path.endsWith(`.${extension}`), data.path)
      const { headers } = await fetch(data.url, { method: 'HEAD' })
      assert.equal(headers.get('content-type'), `image/${format}`)
    }
  })

  test('refuses files that are not images with a readable message, and stores nothing', async () => {
    const before = await objects()
    const png = await draw('png')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const isNone = [
      svg,
      '<html>',
      '',
      png.subarray(0, 12),
      await draw('tiff'),
      Buffer.from('GIF8 and no more'),
    ]
    for (const bytes of isNone) {
      const { status, code, message } = await post(form(bytes))
      assert.deepEqual([status, code], [422, 'no-image'], String(bytes).slice(0, 20))
      assert.match(message, /图片/)
    }
    assert.equal(await objects(), before)
  })

  test('F-GW-8 refuses a missing or malformed form, no or two files, and too large a file', async () => {
    const two = form(await draw('png'))
    two.append('more', new File(['x'], 'b.png'))
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const answers = [
      await post('{}', { 'content-type': 'application/json' }),
      await post('--x\r\nnonsense', type),
      await post('', { 'content-type': 'multipart/form-data' }),
      await post(new FormData()),
      await post(two),
    ]
    for (const [index, { status, code }] of answers.entries())
      assert.deepEqual([status, code], [400, 'invalid-request'], String(index))
    assert.equal((await post('x', { 'content-type': 'image/png' })).status, 415)
    const large = await post(form(new Uint8Array(120_000)))
    assert.deepEqual([large.status, large.code], [413, 'too-large'])
  })

  test('with a folder the image becomes a file with the given name; a taken name gets a number', async () => {
    const { ossDisplayId: root } = await calls.tree()
    const { ossDisplayId } = await calls.folder(root, '裁剪')
    const bytes = await draw('png')
    const first = await post(form(bytes, '封面.png', { ossDisplayId }))
    await post(form(bytes, '封面.png', { ossDisplayId }))
    const listed = (await calls.list(ossDisplayId)).sort(
      (one, other) => one.displayName.length - other.displayName.length,
    )
    assert.deepEqual(
      listed.map(({ displayName, fileSize }) => [displayName, fileSize]),
      [
        ['封面.png', bytes.length],
        ['封面_2.png', bytes.length],
      ],
    )
    assert.deepEqual([listed[0]?.ossDisplayId, listed[0]?.path], [first.data.ossDisplayId, first.data.path])
    const before = await objects()
    assert.equal((await post(form(bytes, 'x.png', { ossDisplayId: 'nowhere' }))).status, 404)
    assert.equal((await post(form(bytes, ' ', { ossDisplayId }))).code, 422)
    assert.equal(await objects(), before)
  })

  test('F-GW-1 another hotel, brand or folder in the form answers 404', async () => {
    const bytes = await draw('png')
    for (const fields of [{ hotelId: '100201' }, { brandId: '1002' }, { userId: '100291' }])
      assert.equal((await post(form(bytes, 'a.png', fields as never))).status, 404, JSON.stringify(fields))
    const own = (await post(form(bytes, 'a.png', { hotelId: '100102' }))).data
    assert.match(own.path, /^1001\/100102\/images\//)
    const elsewhere = (await post(form(bytes), { 'x-eb-hotel': '100102' })).data
    assert.match(elsewhere.path, /^1001\/100102\/images\//)
    const stranger = createFileCalls(gateway, await gateway.signIn('clerk'))
    const { ossDisplayId } = await stranger.tree('personal')
    assert.equal((await post(form(bytes, 'a.png', { ossDisplayId }))).status, 404)
  })

  test('without a session 401, without the client header 403', async () => {
    const body = form(await draw('png'))
    assert.equal((await post(body, { cookie: '' })).status, 401)
    const { status } = await fetch(`${gateway.url}/api/oss-api/eb/oss/upload`, {
      method: 'POST',
      headers: { cookie },
      body,
    })
    assert.equal(status, 403)
  })
})
