import assert from 'node:assert/strict'
import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGatewayOptions, until } from '@ebkit/testing'
import type OSS from 'ali-oss'
import sharp from 'sharp'
import { defaultSettings } from '../../settings'
import { sendSigned } from '../testing/signed'
import { codeOf, root, storeClient } from '../testing/storeClient'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false })

/** The request of the thumbnails in all lists. */
const thumbnail = 'image/resize,w_200,h_200/quality,q_100'

async function startStore(options: TestGatewayOptions['settings'] = {}) {
  const gateway = await startTestGateway({ settings: options })
  const keys = await gateway.lendStoreKeys()
  const client: OSS = storeClient(keys)
  const unsigned = (name: string, process: string) =>
    fetch(`${gateway.url}/eb-store/${root}${name}?x-oss-process=${encodeURIComponent(process)}`)
  const signed = (name: string, process: string) =>
    sendSigned(keys, 'GET', root + name, { query: { 'x-oss-process': process } })
  return { gateway, client, unsigned, signed }
}

const read = async (answer: Response) => {
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.equal(answer.status, 200, bytes.toString())
  return sharp(bytes).metadata()
}

const refused = async (answer: Response) => ({
  status: answer.status,
  code: codeOf({ body: Buffer.from(await answer.text()) }),
})

describe('images for unsigned requests', () => {
  let store: Awaited<ReturnType<typeof startStore>>
  before(async () => {
    store = await startStore()
    const { client } = store
    await client.put(`${root}wide.jpg`, await plain(1600, 800).jpeg().toBuffer())
    await client.put(`${root}dot.png`, await plain(1, 1).png().toBuffer())
    await client.put(`${root}tall.png`, await plain(900, 60_000).png().toBuffer())
    await client.put(`${root}some.avif`, await plain(300, 300).avif({ effort: 0 }).toBuffer())
    const frames = Array.from({ length: 110 }, (_, at) =>
      sharp({
        create: {
          width: 220,
          height: 220,
          channels: 3,
          background: { r: (at * 53) % 256, g: (at * 97) % 256, b: (at * 151) % 256 },
        },
      })
        .png()
        .toBuffer(),
    )
    const inputs = await Promise.all(frames)
    await client.put(
      `${root}moving.gif`,
      await sharp(inputs, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
  })
  after(() => store.gateway.stop())

  test('W-THUMB-1 the thumbnail of every list is created as before', async () => {
    const { width, height, format } = await read(await store.unsigned('wide.jpg', thumbnail))
    assert.deepEqual([width, height, format], [200, 100, 'jpeg'])
  })

  test('sizes, formats and qualities are limited to a list; signed requests may use others', async () => {
    for (const process of [
      'image/resize,w_100',
      'image/resize,h_400',
      'image/resize,w_800,h_800,m_fill/format,webp/quality,q_80',
      'image/auto-orient,0/resize,w_200/format,png',
      'image/info',
    ])
      assert.equal((await store.unsigned('wide.jpg', process)).status, 200, process)
    for (const process of [
      'image/resize,w_201',
      'image/resize,w_200,h_199',
      'image/resize,w_1600',
      'image/resize,p_50',
      'image/resize,l_200',
      'image/resize,s_200',
      'image/resize,w_200,h_200,m_mfit',
      'image/resize,w_200,h_200,m_pad',
      'image/resize,w_200,h_200,m_fixed',
      'image/resize,w_200/quality,q_81',
      'image/resize,w_200/format,avif',
      'image/resize,w_200/format,gif',
      'image/format,jpg',
      'image/quality,q_80',
    ]) {
      assert.deepEqual(
        await refused(await store.unsigned('wide.jpg', process)),
        { status: 403, code: 'AccessDenied' },
        process,
      )
      assert.equal((await store.signed('wide.jpg', process)).status, 200, process)
    }
  })

  test('nothing is enlarged, and results are small', async () => {
    const large = await store.unsigned('dot.png', 'image/resize,w_800,h_800,limit_0/format,jpg')
    assert.deepEqual(await refused(large), { status: 403, code: 'AccessDenied' })
    assert.equal((await read(await store.unsigned('dot.png', thumbnail))).width, 1)
    const tall = await read(await store.unsigned('tall.png', 'image/resize,w_800'))
    assert.ok(tall.width * tall.height <= 4_000_000, `${tall.width} × ${tall.height}`)
    const filled = await refused(await store.unsigned('dot.png', 'image/resize,w_200,h_200,m_fill'))
    assert.equal(filled.status, 200)
    // `fill` needs both sides: this one would keep its length
    const long = await refused(await store.unsigned('tall.png', 'image/resize,w_800,h_800,m_fill'))
    assert.ok(long.status === 200 || long.code === 'ImageTooLarge')
  })

  test('AVIF cannot be requested; AVIF originals are converted to other formats', async () => {
    assert.deepEqual(await refused(await store.unsigned('some.avif', thumbnail)), {
      status: 403,
      code: 'AccessDenied',
    })
    const made = await read(await store.unsigned('some.avif', `${thumbnail}/format,webp`))
    assert.deepEqual([made.width, made.format], [200, 'webp'])
  })

  test('of a long animation the first frame is used', async () => {
    const { width, pages = 1 } = await read(await store.unsigned('moving.gif', thumbnail))
    assert.deepEqual([width, pages], [200, 1])
  })
})

describe('expensive images', () => {
  // of unsigned requests: less than any image with so many pixels takes
  const imageTime = { signed: 60_000, unsigned: 30 }
  let store: Awaited<ReturnType<typeof startStore>>
  before(async () => {
    store = await startStore({ store: { ...defaultSettings.store, imageTime } })
    // 0.3 MB, and a second of work
    const slow = await sharp({
      create: { width: 9_900, height: 10_000, channels: 3, background: '#a0b0c0' },
      limitInputPixels: false,
    })
      .png({ progressive: true })
      .toBuffer()
    await store.client.put(`${root}slow.png`, slow)
    await store.client.put(`${root}quick.jpg`, await plain(400, 200).jpeg().toBuffer())
  })
  after(() => store.gateway.stop())

  test('kills the process of an image that times out, and does not retry it', async () => {
    const { images } = store.gateway.app.gateway.store
    assert.equal((await store.signed('quick.jpg', thumbnail)).status, 200)
    const before = images.pids()
    assert.equal(before.length, 1)
    assert.deepEqual(await refused(await store.unsigned('slow.png', thumbnail)), {
      status: 400,
      code: 'ImageTooLarge',
    })
    // the fault: that process was working on it
    await until(() => !isAlive(before[0] ?? 0))
    assert.deepEqual(images.pids(), [])
    assert.equal((await refused(await store.unsigned('slow.png', thumbnail))).code, 'ImageTooLarge')
    assert.deepEqual(images.pids(), [], 'no process was started for what is known to be too slow')
  })

  test('the gateway answers during the processing of an image', async () => {
    let isMade = false
    const slow = store.signed('slow.png', 'image/resize,w_300').finally(() => {
      isMade = true
    })
    const { images } = store.gateway.app.gateway.store
    await until(() => images.pids().length > 0)
    for (let asked = 0; asked < 3; asked++)
      assert.equal((await fetch(`${store.gateway.url}/healthz`)).status, 200)
    assert.equal(isMade, false)
    assert.equal((await slow).status, 200)
  })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('limits of processed images', () => {
  test('has its own rate limit, which applies neither to cached nor to signed requests', async () => {
    const rateLimits = { request: 10_000, login: 10_000, embedToken: 10_000, store: 10_000, image: 3 }
    const store = await startStore({ rateLimits })
    try {
      await store.client.put(`${root}a.jpg`, await plain(900, 900).jpeg().toBuffer())
      for (const side of [100, 200, 400]) await read(await store.unsigned('a.jpg', `image/resize,w_${side}`))
      const answer = await store.unsigned('a.jpg', 'image/resize,w_800')
      assert.ok(Number(answer.headers.get('retry-after')) > 0)
      assert.deepEqual(await refused(answer), { status: 503, code: 'SlowDown' })
      await read(await store.unsigned('a.jpg', 'image/resize,w_200'))
      assert.equal((await store.signed('a.jpg', 'image/resize,w_800')).status, 200)
      assert.equal((await fetch(`${store.gateway.url}/eb-store/${root}a.jpg`)).status, 200)
    } finally {
      await store.gateway.stop()
    }
  })

  test('the cache folder has a maximum size: the oldest ones are removed', async () => {
    const processedLimit = 60_000
    const store = await startStore({ store: { ...defaultSettings.store, processedLimit } })
    const folder = join(store.gateway.storeFolder, 'processed')
    const kept = async () => {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      return Promise.all(files.map(async (path) => ({ path, size: (await stat(path)).size })))
    }
    try {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
      const make = (width: number) =>
        sharp({ create: { width, height: width, channels: 3, background: '#fff', noise } })
          .jpeg()
          .toBuffer()
      await store.client.put(`${root}first.jpg`, await make(200))
      await read(await store.unsigned('first.jpg', thumbnail))
      const [first] = await kept()
      assert.ok(first && first.size > 10_000)
      const longAgo = new Date(Date.now() - 3600_000)
      await utimes(first.path, longAgo, longAgo)
      for (let at = 0; at < 6; at++) {
        await store.client.put(`${root}${at}.jpg`, await make(200 + at))
        await read(await store.unsigned(`${at}.jpg`, thumbnail))
      }
      const files = await kept()
      assert.ok(files.length > 0)
      assert.ok(files.reduce((sum, { size }) => sum + size, 0) <= processedLimit)
      assert.equal(
        files.some(({ path }) => path === first.path),
        false,
      )
      assert.equal((await read(await store.unsigned('first.jpg', thumbnail))).width, 200)
    } finally {
      await store.gateway.stop()
    }
  })
})
