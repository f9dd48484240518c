import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { createProcessedImages, type ProcessedImages } from './processedImages'

const hour = 3_600_000

describe('pictures that were made once', () => {
  let folder: string
  let images: ProcessedImages
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-processed-'))
    images = createProcessedImages(folder)
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const bytes = (text: string) => Buffer.from(text)
  const unexpected = () => Promise.reject(new Error('is made again'))
  const pathOf = async (name: string) => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    const file = found.find((entry) => entry.name === name)
    return file ? join(file.parentPath, file.name) : undefined
  }

  test('are named by the bytes and the instructions', () => {
    const name = images.nameOf({ blobIds: ['a', 'b'] }, 'image/info')
    assert.match(name, /^[0-9a-f]{40}$/)
    assert.equal(images.nameOf({ blobIds: ['a', 'b'] }, 'image/info'), name)
    const others = [
      images.nameOf({ blobIds: ['a', 'b'] }, 'image/resize,w_1'),
      images.nameOf({ blobIds: ['b', 'a'] }, 'image/info'),
      images.nameOf({ blobIds: ['a'] }, 'image/info'),
      images.nameOf({ blobIds: ['ab'] }, 'image/info'),
      images.nameOf({ blobIds: [] }, 'image/info'),
    ]
    assert.equal(new Set([name, ...others]).size, 6)
  })

  test('are kept below the folder, and outlive the gateway', async () => {
    assert.equal(images.folder, folder)
    assert.equal(String(await images.get('ab01', async () => bytes('kept'))), 'kept')
    assert.equal(String(await images.get('ab01', unexpected)), 'kept')
    assert.equal(String(await createProcessedImages(folder).get('ab01', unexpected)), 'kept')
    assert.deepEqual(await readdir(folder), ['ab'])
    assert.deepEqual(await readdir(join(folder, 'ab')), ['ab01'], 'and nothing else is left')
  })

  test('are made once where several ask, and again after a failure', async () => {
    let made = 0
    let finish = (_: Buffer) => {}
    const make = () => {
      made++
      return new Promise<Buffer>((resolve) => {
        finish = resolve
      })
    }
    const asked = [images.get('cd01', make), images.get('cd01', make)]
    while (made === 0) await new Promise(setImmediate)
    asked.push(images.get('cd01', make))
    finish(bytes('once'))
    assert.deepEqual((await Promise.all(asked)).map(String), ['once', 'once', 'once'])
    assert.equal(made, 1)
    const failing = () => Promise.reject(new Error('no picture'))
    await assert.rejects(images.get('cd02', failing), /no picture/)
    assert.equal(String(await images.get('cd02', async () => bytes('second try'))), 'second try')
  })

  test('two are made at once, the others when one of them has ended, well or not', async () => {
    const ends: (() => void)[] = []
    // the first to begin fails
    const ask = (name: string) =>
      images.get(
        name,
        () =>
          new Promise((resolve, reject) => {
            const isFirst = ends.length === 0
            ends.push(() => (isFirst ? reject(new Error('broken')) : resolve(bytes(name))))
          }),
      )
    const untilBegun = async (count: number) => {
      while (ends.length < count) await new Promise(setImmediate)
      // all that might begin too has its turn
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

  test('those that are asked for are as young as their last day', async () => {
    const ageOf = async (name: string) => Date.now() - (await stat((await pathOf(name)) as string)).mtimeMs
    for (const [name, age, expected] of [
      ['0a01', 25, 0],
      ['0a02', 23, 23],
    ] as const) {
      await images.get(name, async () => bytes(name))
      const time = new Date(Date.now() - age * hour)
      await utimes((await pathOf(name)) as string, time, time)
      await images.get(name, unexpected)
      assert.equal(Math.round((await ageOf(name)) / hour), expected, name)
    }
  })
})
