import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { catalogue } from '@ebkit/domain'
import type { ResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

describe('the definition of a resource', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const definitionAs = async (user: string, resource: string): Promise<ResourceDefinition> => {
    const answer = await fetch(`${gateway.url}/${resource.replace('/', '/eb/')}/definition`, {
      headers: { cookie: await gateway.signIn(user) },
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

  test('has no prose for those who build it', async () => {
    for (const { name, service } of catalogue) {
      const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const text = JSON.stringify(await definitionAs('admin', `${service}/${kebab}`))
      for (const key of ['computed', 'effect', 'when', 'seed', 'notes'])
        assert.ok(!text.includes(`"${key}":`), `${name}: ${key}`)
    }
  })

  test('says what the user may do, and no more', async () => {
    assert.deepEqual((await definitionAs('viewer', 'merchant-api/printer')).rights, ['view'])
    assert.ok((await definitionAs('admin', 'merchant-api/printer')).rights.includes('delete'))
  })
})
