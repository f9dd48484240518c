import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import sharp from 'sharp'
import { sendSigned } from './testing/signed'
import { clientOf, codeOf, root, storeClient, versions } from './testing/storeClient'

/** An image whose upper half is red and whose lower half is blue. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: '#ff0000' } },
      gravity: 'north',
    },
  ])

describe('images of the object store', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  let client: OSS
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
    client = storeClient(keys)
    await client.put(`${root}wide.jpg`, await picture(400, 200).jpeg().toBuffer())
    await client.put(
      `${root}clear.png`,
      await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    )
    // upright, taken by a camera that lay on its side
    await client.put(
      `${root}turned.jpg`,
      await picture(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    )
    const frames = [1, 2, 3].map((at) => ({
      create: { width: 60, height: 60, channels: 3 as const, background: { r: at * 80, g: 0, b: 0 } },
    }))
    const inputs = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
    await client.put(
      `${root}moving.gif`,
      await sharp(inputs, { join: { animated: true } })
        .gif({ delay: [100, 100, 100] })
        .toBuffer(),
    )
  })
  after(() => gateway.stop())

  const unsigned = (name: string, process: string) =>
    fetch(`${gateway.url}/eb-store/${root}${name}?x-oss-process=${encodeURIComponent(process)}`)

  /** Signed, because unsigned requests are limited to a list. */
  async function read(name: string, process: string, headers: Record<string, string> = {}) {
    const query = { 'x-oss-process': process }
    const answer = await sendSigned(keys, 'GET', root + name, { query, headers })
    const body = answer.status === 304 ? null : (answer.body as BodyInit)
    return new Response(body, { status: answer.status, headers: answer.headers as HeadersInit })
  }

  async function sizeOf(name: string, process: string) {
    const answer = await read(name, process)
    const bytes = Buffer.from(await answer.arrayBuffer())
    assert.equal(answer.status, 200, `${process}: ${bytes}`)
    const { width, height, format, pages = 1, pageHeight } = await sharp(bytes).metadata()
    return {
      type: answer.headers.get('content-type'),
      size: [width, pageHeight ?? height],
      format,
      pages,
      bytes,
    }
  }

  test('resizes in every mode, and enlarges only if allowed', async () => {
    const cases: [string, number, number][] = [
      ['w_100', 100, 50],
      ['h_100', 200, 100],
      ['w_100,h_100', 100, 50],
      ['w_100,h_100,m_mfit', 200, 100],
      ['w_100,h_100,m_fill', 100, 100],
      ['w_100,h_100,m_pad,color_00FF00', 100, 100],
      ['w_100,h_100,m_fixed', 100, 100],
      ['p_50', 200, 100],
      ['l_80', 80, 40],
      ['s_80', 160, 80],
      ['w_800', 400, 200],
      ['w_800,h_100', 200, 100],
      ['w_800,limit_0', 800, 400],
      ['w_800,h_800,m_fixed', 400, 200],
    ]
    for (const [how, width, height] of cases)
      assert.deepEqual((await sizeOf('wide.jpg', `image/resize,${how}`)).size, [width, height], how)
  })

  test('changes format and quality; transparency becomes white in formats without it', async () => {
    for (const [format, type] of [
      ['webp', 'image/webp'],
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['gif', 'image/gif'],
      ['avif', 'image/avif'],
    ] as const)
      assert.equal((await sizeOf('wide.jpg', `image/resize,w_50/format,${format}`)).type, type)
    const low = await sizeOf('turned.jpg', 'image/quality,q_10')
    const high = await sizeOf('turned.jpg', 'image/quality,Q_95')
    assert.ok(low.bytes.length < high.bytes.length)
    const { bytes } = await sizeOf('clear.png', 'image/format,jpg')
    const { channels } = await sharp(bytes).stats()
    assert.ok(channels.every((channel) => channel.min > 250))
  })

  test('rotates by EXIF orientation, unless disabled', async () => {
    const turned = await sizeOf('turned.jpg', 'image/resize,w_100')
    assert.deepEqual(turned.size, [100, 200])
    assert.equal((await sharp(turned.bytes).metadata()).orientation, undefined)
    const left = await sizeOf('turned.jpg', 'image/auto-orient,0/resize,w_100')
    assert.deepEqual(left.size, [100, 50])
    assert.equal((await sharp(left.bytes).metadata()).orientation, 6)
  })

  test('animations stay animated if the format supports it', async () => {
    const small = await sizeOf('moving.gif', 'image/resize,w_30')
    assert.deepEqual([small.size, small.pages, small.format], [[30, 30], 3, 'gif'])
    assert.equal((await sizeOf('moving.gif', 'image/format,webp')).pages, 3)
    assert.equal((await sizeOf('moving.gif', 'image/resize,w_30/format,jpg')).pages, 1)
  })

  test('reports information about an image', async () => {
    const answer = await read('turned.jpg', 'image/info')
    const info = (await answer.json()) as Record<string, { value: string }>
    assert.deepEqual(
      [info.ImageWidth?.value, info.ImageHeight?.value, info.Format?.value],
      ['200', '400', 'jpg'],
    )
  })

  test('is processed once for concurrent requests, and cached until the object changes', async () => {
    const kept = async () => {
      const found = await readdir(join(gateway.storeFolder, 'processed'), {
        recursive: true,
        withFileTypes: true,
      })
      return found.filter((entry) => entry.isFile()).length
    }
    const before = await kept()
    const process = 'image/resize,w_77'
    const answers = await Promise.all(Array.from({ length: 8 }, () => sizeOf('wide.jpg', process)))
    assert.ok(answers.every(({ bytes }) => bytes.equals(answers[0]?.bytes as Buffer)))
    assert.equal(await kept(), before + 1)
    const etag = (await read('wide.jpg', process)).headers.get('etag') ?? ''
    assert.equal((await read('wide.jpg', process, { 'if-none-match': etag })).status, 304)
    await client.put(`${root}changing.jpg`, await picture(400, 200).jpeg().toBuffer())
    assert.deepEqual((await sizeOf('changing.jpg', process)).size, [77, 39])
    await client.put(`${root}changing.jpg`, await picture(200, 200).jpeg().toBuffer())
    assert.deepEqual((await sizeOf('changing.jpg', process)).size, [77, 77])
  })

  test('a clear error for other files, damaged or too large images and unknown instructions', async () => {
    const jpeg = await picture(400, 200).jpeg().toBuffer()
    await client.put(`${root}fake.jpg`, Buffer.from('this is no picture'))
    await client.put(`${root}cut.png`, (await picture(300, 300).png().toBuffer()).subarray(0, 200))
    await client.put(`${root}noise.jpg`, Buffer.concat([jpeg.subarray(0, 20), randomBytes(500)]))
    await client.put(
      `${root}drawing.svg`,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    )
    await client.put(
      `${root}bomb.png`,
      await sharp({
        create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
        limitInputPixels: false,
      })
        .png()
        .toBuffer(),
    )
    await client.put(`${root}heavy.jpg`, Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)]))
    const code = async (name: string, process: string) => {
      const answer = await read(name, process)
      assert.equal(answer.status, name === 'none.jpg' ? 404 : 400, `${name} ${process}`)
      return codeOf({ body: Buffer.from(await answer.text()) })
    }
    for (const name of ['fake.jpg', 'cut.png', 'noise.jpg', 'drawing.svg'])
      assert.equal(await code(name, 'image/resize,w_10'), 'InvalidArgument', name)
    for (const name of ['bomb.png', 'heavy.jpg'])
      assert.equal(await code(name, 'image/resize,w_10'), 'ImageTooLarge', name)
    assert.equal(await code('wide.jpg', 'image/resize,w_16000,limit_0/format,png'), 'ImageTooLarge')
    assert.equal(await code('none.jpg', 'image/resize,w_10'), 'NoSuchKey')
    for (const process of [
      '',
      'image',
      'video/x',
      'image/resize',
      'image/resize,w_0',
      'image/resize,w_-1',
      'image/resize,w_99999',
      'image/resize,m_odd,w_1',
      'image/watermark,text_x',
      'image/format,bmp',
      'image/format,__proto__',
      'image/quality,q_101',
      'image/resize,w_1,color_red',
    ])
      assert.equal(await code('wide.jpg', process), 'InvalidArgument', process)
  })

  for (const version of versions)
    test(`private pictures are processed for signed requests, ${version}`, async () => {
      const signed = await clientOf(gateway, version)
      await signed.put(`${root}secret.jpg`, await picture(400, 200).jpeg().toBuffer(), {
        headers: { 'x-oss-object-acl': 'private' },
      })
      assert.equal((await unsigned('secret.jpg', 'image/resize,w_100')).status, 403)
      const { content } = await signed.get(`${root}secret.jpg`, { process: 'image/resize,w_10' })
      assert.equal((await sharp(content as Buffer).metadata()).width, 10)
    })
})
