import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { readInstructions } from './instructions'
import { createProcessedImages, type ProcessedImages } from './processedImages'

const hour = 3_600_000

const create = (folder: string) =>
  createProcessedImages(folder, {
    processedLimit: 1_000_000,
    imageTime: { signed: 60_000, unsigned: 60_000 },
  })

/** Processing for unsigned requests. */
const wanted = (process: string, bytes: () => Promise<Buffer> = unexpected, limit = 1_000_000) =>
  ({ instructions: readInstructions(process), limit, asker: 'unsigned', bytes }) as const

const unexpected = () => Promise.reject(new Error('is made again'))
const smaller = 'image/resize,w_1'

describe('processed images', () => {
  let folder: string
  let images: ProcessedImages
  let picture: Buffer
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-processed-'))
    images = create(folder)
    picture = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
  })
  after(async () => {
    images.close()
    await rm(folder, { recursive: true, force: true })
  })

  const make = (name: string, bytes: () => Promise<Buffer> = async () => picture) =>
    images.make(name, wanted(smaller, bytes))
  const pathOf = async (name: string) => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    const file = found.find((entry) => entry.name === name)
    return file ? join(file.parentPath, file.name) : undefined
  }

  test('are named by the bytes and the instructions', () => {
    const nameOf = (blobIds: string[], process = 'image/info', limit?: number) =>
      images.nameOf({ blobIds }, wanted(process, unexpected, limit))
    const name = nameOf(['a', 'b'])
    assert.match(name, /^[0-9a-f]{40}$/)
    assert.equal(nameOf(['a', 'b']), name)
    const others = [
      nameOf(['a', 'b'], smaller),
      nameOf(['a', 'b'], 'image/info', 4),
      nameOf(['b', 'a']),
      nameOf(['a']),
      nameOf(['ab']),
      nameOf([]),
    ]
    assert.equal(new Set([name, ...others]).size, 7)
  })

  test('are stored below the folder, and survive a restart', async () => {
    assert.equal(images.folder, folder)
    assert.equal(await images.find('ab01'), undefined)
    const made = await make('ab01')
    assert.equal((await sharp(made).metadata()).width, 1)
    assert.deepEqual(await images.find('ab01'), made)
    assert.deepEqual(await create(folder).find('ab01'), made)
    assert.deepEqual(await readdir(folder), ['ab'])
    assert.deepEqual(await readdir(join(folder, 'ab')), ['ab01'], 'and nothing else is left')
  })

  test('are created once for concurrent requests, and again after a failure', async () => {
    let read = 0
    let finish = (_: Buffer) => {}
    const bytes = () => {
      read++
      return new Promise<Buffer>((resolve) => {
        finish = resolve
      })
    }
    const asked = [make('cd01', bytes), make('cd01', bytes)]
    while (read === 0) await new Promise(setImmediate)
    asked.push(make('cd01', bytes))
    finish(picture)
    const [one, ...same] = await Promise.all(asked)
    for (const each of same) assert.equal(each, one)
    assert.equal(read, 1)
    const failing = () => Promise.reject(new Error('no picture'))
    await assert.rejects(make('cd02', failing), /no picture/)
    assert.equal((await sharp(await make('cd02')).metadata()).width, 1)
  })

  test('two are processed at once, further ones when one of them has ended, successfully or not', async () => {
    const ends: (() => void)[] = []
    // the first one fails
    const ask = (name: string) =>
      make(
        name,
        () =>
          new Promise((resolve, reject) => {
            const isFirst = ends.length === 0
            ends.push(() => (isFirst ? reject(new Error('broken')) : resolve(picture)))
          }),
      )
    const untilBegun = async (count: number) => {
      while (ends.length < count) await new Promise(setImmediate)
      // every other one that could start has had the opportunity
      for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
      assert.equal(ends.length, count)
    }
    for (const names of [
      ['ef01', 'ef02', 'ef03', 'ef04'],
      ['ef05', 'ef06', 'ef07'],
    ]) {
      ends.length = 0
      const settled = Promise.allSettled(names.map(ask))
      await untilBegun(2)
      for (let ended = 0; ended < names.length; ended++) {
        ends[ended]?.()
        await untilBegun(Math.min(ended + 3, names.length))
      }
      const statuses = (await settled).map(({ status }) => status)
      assert.equal(statuses.filter((status) => status === 'rejected').length, 1)
    }
  })

  test('the time of a requested one is its last day of use', async () => {
    const ageOf = async (name: string) => Date.now() - (await stat((await pathOf(name)) as string)).mtimeMs
    for (const [name, age, expected] of [
      ['0a01', 25, 0],
      ['0a02', 23, 23],
    ] as const) {
      await make(name)
      const time = new Date(Date.now() - age * hour)
      await utimes((await pathOf(name)) as string, time, time)
      assert.ok(await images.find(name))
      assert.equal(Math.round((await ageOf(name)) / hour), expected, name)
    }
  })
})
