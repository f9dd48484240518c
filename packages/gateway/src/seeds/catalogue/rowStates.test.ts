import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications, type Resource } from '@ebkit/domain'
import { isInState } from './rowStates'
import type { RowContext } from './SeedRow'

const resources: readonly Resource[] = applications.flatMap((application) => application.resources)

/** Lists show these as columns and reports count by them: a field that is never filled would always be empty there. */
const isCounted = (type: string) => ['date', 'datetime', 'ref', 'refs', 'enum'].includes(type)

test('times, references and choices are filled in some state of their row', () => {
  const never = resources.flatMap((resource) => {
    const state = resource.states?.field
    const values = resource.fields.find(({ name }) => name === state)?.options ?? resource.states?.values
    if (!state || !values) return []
    const isFilled = (field: Resource['fields'][number]) =>
      values.some(({ value }) =>
        isInState(field, { resource, row: { [state]: value } } as unknown as RowContext),
      )
    return resource.fields
      .filter((field) => isCounted(field.type) && !isFilled(field))
      .map(({ name }) => `${resource.name}.${name}`)
  })
  assert.deepEqual(never, [])
})

test('a state that only contains the name of another one is not that one', () => {
  const states = { field: 'status' }
  const isFilled = (name: string, status: string) =>
    isInState(
      { name, type: 'datetime' } as Parameters<typeof isInState>[0],
      { resource: { name: 'any', states }, row: { status } } as unknown as RowContext,
    )
  const cases = {
    usedAt: ['USED', 'UNUSED'],
    settleTime: ['SETTLED', 'UNSETTLED'],
    verifyTime: ['VALID', 'INVALID'],
  }
  for (const [name, [reached = '', other = '']] of Object.entries(cases))
    assert.deepEqual([isFilled(name, reached), isFilled(name, other)], [true, false], name)
  assert.deepEqual(
    ['PART_USED', 'TO_VERIFY'].map((status) => isFilled('usedAt', status)),
    [true, false],
  )
  assert.deepEqual(
    ['SHIPPED', 'WAIT_RECEIVE', 'WAIT_SHIP'].map((one) => isFilled('shippedAt', one)),
    [true, true, false],
  )
})
