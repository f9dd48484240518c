import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, applications, catalogue, findResource, isAllowed, type Resource } from './index'

test('names and addresses of all resources are unique', () => {
  const resources = applications.flatMap((application) => application.resources)
  assert.equal(new Set(resources.map(addressOf)).size, resources.length)
  assert.equal(addressOf(findResource('ticketProduct') as Resource), 'ticket-api/eb/ticket-product')
})

test('what can be changed of a served resource refers to served resources, or to stores', () => {
  for (const resource of catalogue)
    for (const { name, type, ref } of resource.fields)
      if (type === 'ref' || type === 'refs') assert.ok(ref === 'hotel' || findResource(ref ?? ''), name)
})

test('a permission allows what its code says, and no more', () => {
  const printer = { name: 'printer' }
  const allowed = (...codes: string[]) =>
    (['view', 'edit', 'delete', 'export'] as const).filter((right) => isAllowed(codes, printer, right))
  assert.deepEqual(allowed('*'), ['view', 'edit', 'delete', 'export'])
  assert.deepEqual(allowed('printer:*'), ['view', 'edit', 'delete', 'export'])
  assert.deepEqual(allowed('*:view'), ['view'])
  assert.deepEqual(allowed('printer:edit'), ['view', 'edit'])
  assert.deepEqual(allowed('printer:delete', 'printer:export'), ['delete', 'export'])
  assert.deepEqual(allowed('counter:*', 'printers:edit', 'edit', '', '*x'), [])
})
