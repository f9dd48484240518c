import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { createGateway, type Settings } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sweepStore } from './sweeper'
import { clientOf, root } from './testing/storeClient'

describe('a store folder belongs to one database', () => {
  let gateway: TestGateway
  let other: TestGateway
  const folders: string[] = []
  before(async () => {
    ;[gateway, other] = await Promise.all([startTestGateway(), startTestGateway()])
    const client = await clientOf(gateway)
    await client.put(`${root}common/salary.pdf`, Buffer.from('bytes that must stay'))
  })
  after(async () => {
    await Promise.all([gateway.stop(), other.stop()])
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  })

  /** Starts another gateway on a folder, and stops it. */
  const startOn = async (folder: string, { database }: TestGateway) => {
    const settings: Settings = {
      ...gateway.app.gateway.settings,
      store: { ...gateway.app.gateway.settings.store, folder },
    }
    const app = await createGateway(database, settings)
    await app.close()
  }
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ebkit-store-'))
    folders.push(folder)
    return folder
  }
  const idIn = async (folder: string) => (await readFile(join(folder, 'database-id'), 'utf8')).trim()
  const blobsIn = async (folder: string) => {
    const found = await readdir(join(folder, 'blobs'), { recursive: true, withFileTypes: true })
    return found.filter((entry) => entry.isFile()).length
  }

  test('an empty folder is adopted, and the same database may use it again', async () => {
    const folder = await newFolder()
    await startOn(folder, other)
    const id = await idIn(folder)
    assert.match(id, /^[\w-]{20,}$/)
    await startOn(folder, other)
    assert.equal(await idIn(folder), id)
    assert.equal(await idIn(other.storeFolder), id, 'the id is the database’s')
    assert.notEqual(await idIn(gateway.storeFolder), id)
  })

  test('two gateways that start on a new folder at the same time agree', async () => {
    const folder = await newFolder()
    await Promise.all([startOn(folder, gateway), startOn(folder, gateway)])
    assert.equal(await idIn(folder), await idIn(gateway.storeFolder))
  })

  test('the folder of another database is refused in one clear sentence, and left unchanged', async () => {
    await assert.rejects(startOn(gateway.storeFolder, other), (error: Error) => {
      assert.equal(error.constructor, Error, 'the person at the terminal reads the sentence alone')
      assert.match(error.message, /belongs to another database/)
      assert.ok(error.message.includes(gateway.storeFolder))
      assert.match(error.message, /EB_STORE_DIR/)
      return true
    })
    assert.equal(await blobsIn(gateway.storeFolder), 1)
  })

  test('a folder without an id, of an earlier version, is adopted only by the database that knows its files', async () => {
    const marker = join(gateway.storeFolder, 'database-id')
    const id = await idIn(gateway.storeFolder)
    await rm(marker)
    await assert.rejects(startOn(gateway.storeFolder, other), /belongs to another database/)
    await assert.rejects(idIn(gateway.storeFolder))
    await startOn(gateway.storeFolder, gateway)
    assert.equal(await idIn(gateway.storeFolder), id)
  })

  test('a sweep removes nothing if the folder belongs to another database by then', async () => {
    const { store, settings } = other.app.gateway
    await mkdir(join(other.storeFolder, 'blobs', 'ab'), { recursive: true })
    await writeFile(join(other.storeFolder, 'blobs', 'ab', 'ab00000000000000000000000000000000'), 'x')
    const id = await idIn(other.storeFolder)
    const sweep = () => sweepStore(other.database, store, { ...settings.store, orphanAge: -1000 })
    await writeFile(join(other.storeFolder, 'database-id'), await idIn(gateway.storeFolder))
    await assert.rejects(sweep(), /belongs to another database/)
    assert.equal(await blobsIn(other.storeFolder), 1)
    await writeFile(join(other.storeFolder, 'database-id'), id)
    await sweep()
    assert.equal(await blobsIn(other.storeFolder), 0)
  })
})
