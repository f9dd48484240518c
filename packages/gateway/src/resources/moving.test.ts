import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { resourceClient } from './testing/resourceClient'

interface Department {
  readonly departmentId: string
  readonly version: number
}

describe('moving rows of a tree', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const clientOf = async (account: string) =>
    resourceClient(gateway, await gateway.signIn(account), 'employee-api/eb/department', 'departmentId')
  const move = async (client: Awaited<ReturnType<typeof clientOf>>, body: object) => {
    const answer = await client.ask('move', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    return { status: answer.status, ...((await answer.json()) as { data?: never }) }
  }
  const add = async (client: Awaited<ReturnType<typeof clientOf>>, name: string, parentId?: string) => {
    const { data, status, message } = await client.save({
      departmentName: name,
      ...(parentId && { parentId }),
    })
    assert.equal(status, 200, message)
    return data as unknown as Department
  }
  const namesBelow = async (client: Awaited<ReturnType<typeof clientOf>>, id: string) => {
    const { data } = await client.list({ filter: `parentId=${id}`, orderType: 'sortNo asc' })
    return data.list.map(({ departmentName, sortNo }) => `${departmentName} ${sortNo}`)
  }

  test('a row goes below another parent, before a sibling or last; siblings are numbered', async () => {
    const client = await clientOf('manager')
    const top = await add(client, '移动上级')
    const [one, two] = [await add(client, '甲', top.departmentId), await add(client, '乙', top.departmentId)]
    const moved = await add(client, '丙')
    const place = { key: moved.departmentId, parent: top.departmentId }
    const first = await move(client, { ...place, version: moved.version, before: one.departmentId })
    assert.equal(first.status, 200)
    const names = await namesBelow(client, top.departmentId)
    assert.equal(names.length, 3)
    assert.ok(names.indexOf('丙 1') < names.findIndex((name) => name.startsWith('甲')))
    assert.deepEqual(
      names.map((name) => name.slice(-1)),
      ['1', '2', '3'],
    )
    const { data } = await client.detail(moved.departmentId)
    const last = await move(client, { ...place, version: data.version, before: null })
    assert.equal(last.status, 200)
    assert.equal((await namesBelow(client, top.departmentId)).at(-1), '丙 3')
    assert.equal((await move(client, { ...place, version: 1, before: two.departmentId })).status, 409)
  })

  test('not below itself, not below more levels than the tree may have, not without the right', async () => {
    const client = await clientOf('manager')
    const chain = [await add(client, '一级')]
    for (const name of ['二级', '三级', '四级', '五级']) {
      const above = chain.at(-1) as Department
      chain.push(await add(client, name, above.departmentId))
    }
    const [root, , , , leaf] = chain as Department[]
    const other = await add(client, '别的')
    const refused = async (row: Department | undefined, parent: Department | undefined) => {
      const body = {
        key: row?.departmentId,
        version: row?.version,
        parent: parent?.departmentId,
        before: null,
      }
      const { status, data } = await move(client, body)
      const { problems = [] } = (data ?? {}) as { problems?: { code: string }[] }
      return [status, ...problems.map(({ code }) => code)]
    }
    assert.deepEqual(await refused(root, leaf), [422, 'circle', 'tooDeep'])
    assert.deepEqual(await refused(root, other), [422, 'tooDeep'])
    assert.deepEqual(await refused(other, leaf), [422, 'tooDeep'])
    const { status } = await client.save({ departmentName: '六级', parentId: leaf?.departmentId })
    assert.equal(status, 422)
    await gateway.sql(`update role set permissions = '{department:view}' where role_name = '前台'`)
    const clerk = await clientOf('clerk')
    const body = { key: other.departmentId, version: other.version, parent: null, before: null }
    assert.equal((await move(clerk, body)).status, 403)
    assert.equal((await clerk.list()).status, 200)
  })
})
