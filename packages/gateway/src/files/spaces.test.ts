import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  createFileCalls,
  type FileCalls,
  type FileItem,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'

interface Copied {
  readonly list: {
    readonly copy: {
      path: string
      url: string
      ossDisplayId: string
      displayName: string
      fileSize: number
    } | null
  }[]
}

describe('read access to files of the file service', () => {
  let gateway: TestGateway
  let clerk: FileCalls
  const cookies: Record<string, string> = {}
  const roots: Record<'public' | 'personal', string> = { public: '', personal: '' }
  before(async () => {
    gateway = await startTestGateway()
    for (const account of ['clerk', 'manager', 'neighbour']) cookies[account] = await gateway.signIn(account)
    clerk = createFileCalls(gateway, cookies.clerk ?? '')
    for (const kind of ['public', 'personal'] as const) roots[kind] = (await clerk.tree(kind)).ossDisplayId
  })
  after(() => gateway.stop())

  const statusOf = async ({ path }: Pick<FileItem, 'path'>, account?: string) => {
    const headers: Record<string, string> = account ? { cookie: cookies[account] ?? '' } : {}
    return (await fetch(`${gateway.url}/eb-store/${path}`, { headers })).status
  }
  const publish = async (account: string, addresses: string[]) => {
    const answer = await fetch(`${gateway.url}/api/oss-api/eb/oss/publish`, {
      method: 'POST',
      headers: { cookie: cookies[account] ?? '', 'content-type': 'application/json', 'x-eb-client': 't' },
      body: JSON.stringify({ list: addresses.map((address) => ({ address })) }),
    })
    return ((await answer.json()) as { data: Copied }).data.list
  }

  test('W-AUTH-4 a file of the hotel’s tree is public, one of a personal tree is the user’s alone, and the listing says so', async () => {
    const open = await clerk.upload(roots.public, 'open.txt', 'open')
    const own = await clerk.upload(roots.personal, 'own.txt', 'own')
    assert.equal(await statusOf(open), 200)
    assert.deepEqual(
      [
        await statusOf(own),
        await statusOf(own, 'clerk'),
        await statusOf(own, 'manager'),
        await statusOf(own, 'neighbour'),
      ],
      [403, 200, 404, 404],
    )
    const isPrivate = async (root: string, name: string) =>
      (
        (await clerk.list(root)).find(({ displayName }) => displayName === name) as FileItem & {
          isPrivate?: boolean
        }
      )?.isPrivate
    assert.deepEqual(
      [await isPrivate(roots.public, 'open.txt'), await isPrivate(roots.personal, 'own.txt')],
      [false, true],
    )
  })

  test('an unregistered file is readable by signed-in users of the hotel', async () => {
    const path = await clerk.put('attached')
    assert.deepEqual([await statusOf({ path }), await statusOf({ path }, 'manager')], [403, 200])
  })

  test('moved into the hotel’s tree, alone or in a folder, files become public', async () => {
    const folder = await clerk.folder(roots.personal, '旅行')
    const deep = await clerk.folder(folder.ossDisplayId, '照片')
    const files = [
      await clerk.upload(folder.ossDisplayId, 'a.txt', 'a'),
      await clerk.upload(deep.ossDisplayId, 'b.txt', 'b'),
      await clerk.upload(roots.personal, 'c.txt', 'c'),
    ]
    const left = await clerk.upload(roots.personal, 'left.txt', 'd')
    for (const file of files) assert.equal(await statusOf(file), 403)
    const ossDisplayIds = [folder.ossDisplayId, files[2]?.ossDisplayId]
    const moved = await clerk.post('move', { ossDisplayIds, parentDisplayId: roots.public })
    assert.equal(moved.code, 0)
    for (const file of files) assert.equal(await statusOf(file), 200)
    assert.equal(await statusOf(left), 403)
  })

  test('a private file is copied into the public space: the copy is public, the original is unchanged', async () => {
    const own = await clerk.upload(roots.personal, '合影.txt', 'own bytes')
    const [{ copy } = { copy: null }] = await publish('clerk', [`${gateway.url}/eb-store/${own.path}`])
    assert.equal(await statusOf(own), 403)
    const shown = await fetch(copy?.url ?? '')
    assert.deepEqual([shown.status, await shown.text()], [200, 'own bytes'])
    const listed = (await clerk.list(roots.public)).find(
      ({ ossDisplayId }) => ossDisplayId === copy?.ossDisplayId,
    )
    assert.deepEqual([listed?.displayName, listed?.path, copy?.fileSize], ['合影.txt', copy?.path, 9])
    const again = await publish('clerk', [own.path ?? ''])
    assert.equal(again[0]?.copy?.displayName, '合影_2.txt', 'both copies have a name')
  })

  test('copying needs read access', async () => {
    const own = await clerk.upload(roots.personal, 'mine.txt', 'mine')
    for (const account of ['manager', 'neighbour']) {
      const before = (await clerk.list(roots.public)).length
      assert.deepEqual(
        await publish(account, [own.path ?? '', '/eb-store/none', 'https://other.example/a']),
        [{ copy: null }, { copy: null }, { copy: null }],
      )
      assert.equal((await clerk.list(roots.public)).length, before, account)
    }
  })
})
