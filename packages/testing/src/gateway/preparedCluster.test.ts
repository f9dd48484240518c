import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { openOwner } from '@ebkit/gateway'
import { cloneDatabase } from './clone'
import { startTestCluster } from './cluster'
import { preparedCluster } from './preparedCluster'

let folder: string
const emptyFolder = () => mkdtemp(join(folder, 'empty-'))

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ebkit-prepared-'))
})
after(() => rm(folder, { recursive: true }))

const databasesOf = async (url: string) => {
  const owner = openOwner(url)
  const found = await owner.query<{ datname: string }>(
    "select datname from pg_database where datname like 'ebkit%'",
  )
  await owner.close()
  return found.map(({ datname }) => datname)
}

describe('a cluster that is kept for the next run', () => {
  test('has the template filled, and takes the place of clusters of other sources', async () => {
    const kept = join(folder, 'kept')
    const first = await startTestCluster(preparedCluster(kept, 'old'))
    const clone = await cloneDatabase(first.url)
    await clone.drop()
    await first.stop()
    assert.deepEqual(await readdir(kept), ['old'])

    const second = await startTestCluster(preparedCluster(kept, 'old'))
    const names = await databasesOf(second.url)
    assert.ok(
      names.some((name) => name.startsWith('ebkit_template_')),
      names.join(),
    )
    await second.stop()

    const prepared = preparedCluster(kept, 'new')
    assert.equal(await prepared.copyInto(await emptyFolder()), false)
    const other = await emptyFolder()
    await writeFile(join(other, 'file'), 'content')
    await prepared.keep(other)
    assert.deepEqual(await readdir(kept), ['new'])
    const target = await emptyFolder()
    assert.equal(await prepared.copyInto(target), true)
    assert.equal(await readFile(join(target, 'file'), 'utf8'), 'content')
  })

  test('is not kept with the database of a test', async () => {
    const kept = join(folder, 'unclean')
    const cluster = await startTestCluster(preparedCluster(kept, 'own'))
    const owner = openOwner(cluster.url)
    for (const name of ['ebkit_template_0', 'ebkit_clone_0']) await owner.query(`create database ${name}`)
    await owner.close()
    await cluster.stop()
    await assert.rejects(readdir(kept), { code: 'ENOENT' })
  })

  test('is thrown away if it does not start', async () => {
    const kept = join(folder, 'broken')
    await mkdir(join(kept, 'own/pg'), { recursive: true })
    const cluster = await startTestCluster(preparedCluster(kept, 'own'))
    assert.deepEqual(await databasesOf(cluster.url), ['ebkit_tests'])
    await cluster.stop()
    assert.deepEqual(await readdir(kept), [])
  })
})
