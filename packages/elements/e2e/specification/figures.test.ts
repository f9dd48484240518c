import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { known } from './known'
import { figure } from './specification'

describe('figures of the specification, as defined in the code', () => {
  for (const [id, observe] of Object.entries(known)) {
    const { name, value, unit } = figure(id)
    test(`${id} ${name}${unit ? ` (${unit})` : ''}`, async () =>
      assert.deepEqual(await observe(value as never), value))
  }
})
