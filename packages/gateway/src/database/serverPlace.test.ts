import assert from 'node:assert/strict'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { startEmbedded } from './embedded'

const isRoot = process.getuid?.() === 0

test('root’s clone below a closed folder: the cluster is where PostgreSQL’s user has access, and a note says where', {
  skip: !isRoot && 'only root lends PostgreSQL another user',
}, async () => {
  const closed = await mkdtemp(join(tmpdir(), 'ebkit-closed-'))
  await chmod(closed, 0o700)
  const directory = join(closed, 'data')
  const first = await startEmbedded(directory, { settings: { fsync: 'off' } })
  const cluster = (await readFile(join(directory, 'pg.location'), 'utf8')).trim()
  assert.match(cluster, /^\/var\/lib\/ebkit\/[0-9a-f]{12}\/pg$/)
  await first.stop()
  // Deleted and started again: the old cluster, which has another password, must be gone too.
  await rm(directory, { recursive: true })
  const second = await startEmbedded(directory, { settings: { fsync: 'off' } })
  await second.stop()
  await rm(closed, { recursive: true })
  await rm(dirname(cluster), { recursive: true })
})
