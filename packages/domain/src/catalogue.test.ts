import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fieldsOf, parseCondition } from '@ebkit/rules/conditions'
import { fieldMistakes } from '@ebkit/rules/validation'
import { addressOf, catalogue, findResource, isAllowed, type Resource } from './index'

/** Fields that every row has without being in its definition. */
const everywhere = ['createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version', 'hotelId', 'brandId']

const namesOf = ({ fields }: Resource) => [...fields.map(({ name }) => name), ...everywhere]

describe('the catalogue', () => {
  for (const resource of catalogue)
    describe(resource.name, () => {
      test('has valid fields, a key, a display name and unique field names', () => {
        assert.deepEqual(fieldMistakes(resource.fields), [])
        const own = resource.fields.map(({ name }) => name)
        assert.equal(new Set(own).size, own.length)
        assert.ok(own.includes(resource.key))
        assert.ok(own.includes(resource.display))
        assert.ok(!own.some((name) => everywhere.includes(name)))
        assert.ok(resource.title.zh && resource.title.en)
      })

      test('its statements about fields refer to existing fields', () => {
        const known = namesOf(resource)
        for (const group of resource.unique ?? [])
          for (const name of group) assert.ok(known.includes(name), name)
        for (const { while: condition } of resource.deletable ?? [])
          for (const name of fieldsOf(parseCondition(condition))) assert.ok(known.includes(name), name)
      })

      test('its actions lead from existing states to existing states', () => {
        const { states } = resource
        if (!states) return
        const values = states.values.map(({ value }) => value)
        const field = resource.fields.find(({ name }) => name === states.field)
        assert.equal(field?.readOnly, true)
        assert.deepEqual(
          field?.options?.map(({ value }) => value),
          values,
        )
        const named = states.actions.flatMap(({ from = [], to }) => [...from, ...(to ? [to] : [])])
        for (const value of [states.initial, ...named]) assert.ok(values.includes(value), value)
      })

      test('its editable references point to existing resources or to stores', () => {
        for (const { name, type, ref } of resource.fields)
          if (type === 'ref' || type === 'refs') assert.ok(ref === 'hotel' || findResource(ref ?? ''), name)
      })
    })

  test('names and addresses are unique', () => {
    assert.equal(new Set(catalogue.map(({ name }) => name)).size, catalogue.length)
    assert.equal(new Set(catalogue.map(addressOf)).size, catalogue.length)
    assert.equal(addressOf(findResource('ticketProduct') as Resource), 'ticket-api/eb/ticket-product')
  })
})

test('a permission allows exactly what its code names', () => {
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
