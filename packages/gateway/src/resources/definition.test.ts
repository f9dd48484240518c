import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addressOf, catalogue } from '@ebkit/domain'
import type { ResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { offeredRows } from './offeredRows'

describe('the definition of a resource', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const cookies = new Map<string, Promise<string>>()
  const cookieOf = (user: string) => {
    const cookie = cookies.get(user) ?? gateway.signIn(user)
    cookies.set(user, cookie)
    return cookie
  }
  const definitionAs = async (user: string, resource: string): Promise<ResourceDefinition> => {
    const answer = await fetch(`${gateway.url}/${resource.replace('/', '/eb/')}/definition`, {
      headers: { cookie: await cookieOf(user) },
    })
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { data: ResourceDefinition }).data
  }

  test('has key, name and the fields in order, computed ones read-only, each with its labels', async () => {
    const { key, display, stateField, fields } = await definitionAs('manager', 'merchant-api/printer')
    assert.deepEqual([key, display, stateField], ['printerId', 'printerName', 'status'])
    const printer = catalogue.find(({ name }) => name === 'printer')
    assert.deepEqual(
      fields.map(({ name, label }) => [name, label]),
      printer?.fields.map(({ name, label }) => [name, label]),
    )
    const computed = printer?.fields.find(({ computed }) => computed)?.name
    assert.ok(fields.find(({ name }) => name === computed)?.readOnly)
  })

  test('has no prose for those who build it, and names only fields that it has', async () => {
    for (const { name, service } of catalogue) {
      const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const definition = await definitionAs('admin', `${service}/${kebab}`)
      const text = JSON.stringify(definition)
      for (const key of ['computed', 'effect', 'when', 'seed', 'notes'])
        assert.ok(!text.includes(`"${key}":`), `${name}: ${key}`)
      const { list, fields, sections } = definition
      const names = new Set(fields.map((field) => field.name))
      assert.ok(list.columns.length > 0, name)
      const used = [list.columns, list.search, list.filters, ...sections.map((each) => each.fields)].flat()
      for (const field of used) assert.ok(names.has(field.split('.')[0] ?? ''), `${name}.${field}`)
    }
  })

  test('which rows of a reference are offered, the list of that resource understands', async () => {
    const resources = catalogue.filter(({ name }) => offeredRows[name])
    assert.equal(resources.length, Object.keys(offeredRows).length)
    for (const resource of resources) {
      const filter = encodeURIComponent(offeredRows[resource.name] ?? '')
      const answer = await fetch(`${gateway.url}/${addressOf(resource)}/list?filter=${filter}&pageSize=5`, {
        headers: { cookie: await cookieOf('admin') },
      })
      assert.deepEqual([answer.status, (await answer.json()).code], [200, 0], resource.name)
    }
  })

  test('says what the user may do, and no more', async () => {
    assert.deepEqual((await definitionAs('viewer', 'merchant-api/printer')).rights, ['view'])
    assert.ok((await definitionAs('admin', 'merchant-api/printer')).rights.includes('delete'))
  })

  test('says how lists and forms show it: columns, filters, order, sections, and where references are found', async (context) => {
    const definition = await definitionAs('manager', 'merchant-api/printer')
    const { list, sections, references } = definition
    assert.deepEqual(list.columns.slice(0, 3), ['printerName', 'brandModel', 'connectType'])
    assert.deepEqual(list.search, ['printerName', 'sn', 'location'])
    assert.ok(list.filters.includes('usage') && list.sort === 'printerName asc')
    assert.deepEqual(
      sections.map(({ title }) => title.zh),
      ['设备', '用途', '打印'],
    )
    assert.deepEqual(references.counter, {
      resource: 'merchant-api/counter',
      key: 'counterId',
      display: 'counterName',
      offered: 'status=ENABLED',
    })
    context.diagnostic(`${JSON.stringify(definition).length} characters`)
    const viewer = await definitionAs('viewer', 'merchant-api/printer')
    assert.deepEqual([viewer.list.bulkActions, viewer.actions], [[], []])
  })
})
