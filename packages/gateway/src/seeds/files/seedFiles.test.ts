import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  createFileCalls,
  type FileCalls,
  type FileItem,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'
import sharp from 'sharp'
import { seedFiles } from './seedFiles'

describe('files of the demo', () => {
  let gateway: TestGateway
  let calls: FileCalls
  const problems: unknown[] = []
  const seed = () => seedFiles(gateway.app.gateway, (problem) => problems.push(problem), { scale: 0.1 })
  const count = async () => {
    const [found] = await gateway.sql<{ files: string }>(
      'select count(*) as files from file_entry where not is_folder',
    )
    return Number(found?.files)
  }
  const shownIn = async (hotelId: string) =>
    (await gateway.sql('select from file_entry where hotel_id = $1 and not is_folder', [hotelId])).length
  before(async () => {
    gateway = await startTestGateway()
    calls = createFileCalls(gateway, await gateway.signIn('manager'))
  })
  after(() => gateway.stop())

  test('what is stopped goes on with the next start, and gives pictures and documents', async () => {
    await seed().stop()
    const before = await count()
    assert.ok(before < 10)
    await seed().done
    assert.deepEqual(problems, [])
    assert.equal((await calls.tree()).fileCount, await shownIn('100101'))
    assert.ok((await shownIn('100101')) > 30)
  })

  test('pictures are pictures, and documents what their names say', async () => {
    const { ossDisplayId } = await calls.tree()
    const find = async (keyword: string) =>
      (await calls.get<{ list: FileItem[]; urlPrefix: string }>('search', { keyword, ossDisplayId })).data
    const { list, urlPrefix } = await find('大床房1.jpg')
    const picture = await fetch(`${urlPrefix}${list[0]?.path?.split('/').map(encodeURIComponent).join('/')}`)
    const { format, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    assert.deepEqual([picture.headers.get('content-type'), format], ['image/jpeg', 'jpeg'])
    assert.ok(width >= 640)
    const [contract] = (await find('供货合同.pdf')).list
    const document = await fetch(
      `${urlPrefix}${contract?.path?.split('/').map(encodeURIComponent).join('/')}`,
    )
    assert.match(await document.text(), /^%PDF-1\.4\n.*%%EOF\n$/s)
  })

  test('what was deleted does not come back', async () => {
    const before = await count()
    const folder = (await calls.tree()).subNode.find(({ displayName }) => displayName === '培训资料')
    await calls.post('delete', { ossDisplayIds: [folder?.ossDisplayId], forceDelete: true })
    await seed().done
    assert.equal(await count(), before - 4)
  })
})
