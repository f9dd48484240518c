import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from './applications'
import { ownerFields } from './ownerFields'

test('rows of these resources belong to employees', () => {
  const owned = applications
    .flatMap(({ resources }) => resources)
    .flatMap((resource) => ownerFields(resource).map((name) => `${resource.name}.${name}`))
  for (const field of ['member.employeeId', 'ticketOrder.employeeId', 'corporateLead.ownerEmployeeId'])
    assert.ok(owned.includes(field), field)
  // who verified a ticket does not own it: it must be found before it is verified
  assert.ok(!owned.some((field) => field.startsWith('ticketCode.') || field.startsWith('printer.')))
  assert.equal(owned.length, 50)
})
