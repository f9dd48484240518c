import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findResource } from '@ebkit/domain'
import { type Condition, parseCondition } from '@ebkit/rules/conditions'
import { offeredRows } from './offeredRows'

test('each condition on rows that are offered compares the state of its resource with a value that it can have', () => {
  for (const [name, condition] of Object.entries(offeredRows)) {
    const resource = findResource(name)
    const [field = '', value] = condition.split(/!?=/)
    assert.ok(parseCondition(condition) satisfies Condition, name)
    assert.equal(resource?.states?.field, field, name)
    const states = resource?.fields.find((each) => each.name === field)?.options ?? []
    assert.ok(
      states.some((state) => state.value === value),
      `${name}: ${value}`,
    )
  }
})
