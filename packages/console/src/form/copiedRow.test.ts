import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copiedRow } from './copiedRow'

const resource = {
  display: 'name',
  fields: [{ name: 'name', label: { zh: '名称' }, type: 'string' as const, maxLength: 6 }],
}

test('a copy leaves out what the page says, and its name says that it is one', () => {
  const copied = copiedRow(
    resource,
    { name: '游船', period: 1, price: 2 },
    { without: ['period'], suffix: '副本' },
  )
  assert.deepEqual(copied, { name: '游船副本', price: 2 })
})

test('a long name makes room for what is behind it', () => {
  assert.equal(copiedRow(resource, { name: '西湖双人游船票' }, { suffix: '副本' }).name, '西湖双人副本')
})

test('without anything to change, a copy is as the row', () => {
  assert.deepEqual(copiedRow(resource, { name: '游船', price: 2 }, {}), { name: '游船', price: 2 })
})
