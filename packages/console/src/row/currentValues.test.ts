import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from '@ebkit/domain'
import { changing, currentValues } from './currentValues'

const label = { zh: '名称', en: 'Name' }
const fields = [
  { name: 'receiverAddress', label, type: 'string' },
  { name: 'holderPhone', label, type: 'phone', mask: 'phone' },
] as const
const exchange = { resource: 'points-api/points-exchange', fields }
const input = [
  { name: 'receiverAddress', label, type: 'string' },
  { name: 'holderPhone', label, type: 'phone' },
  { name: 'reason', label, type: 'string' },
] as const
const row = { receiverAddress: '文三路 1 号', holderPhone: '138****5678', reason: 'another field' }

test('an action that changes a row begins with what the row has, without masked values', () => {
  assert.deepEqual(currentValues(exchange, { name: 'changeAddress', input }, row), {
    receiverAddress: '文三路 1 号',
  })
  assert.deepEqual(
    currentValues(exchange, { name: 'changeAddress', input }, { receiverAddress: null }),
    {},
    'what is empty stays empty',
  )
})

test('other actions begin with nothing', () => {
  assert.equal(currentValues(exchange, { name: 'refund', input }, row), undefined)
  assert.equal(
    currentValues({ resource: 'ticket-api/ecard-user', fields }, { name: 'changeAddress', input }, row),
    undefined,
  )
})

test('each of them is an action of the catalogue that asks for a field of its resource', () => {
  const resources = applications.flatMap((application) => application.resources)
  const callOf = (service: string, name: string) =>
    `${service}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  for (const [resource, names] of Object.entries(changing)) {
    const found = resources.find(({ service, name }) => callOf(service, name) === resource)
    for (const name of names) {
      const action = found?.states?.actions?.find((each) => each.name === name)
      const asked = (action?.input ?? []).filter((each) =>
        found?.fields.some((field) => field.name === each.name),
      )
      assert.ok(asked.length > 0, `${resource} ${name}`)
    }
  }
})
