import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Http } from '@ebkit/core/http'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { PrintJob } from './PrintJob'
import { groupsOf, readPrinted } from './printed'

const resource = {
  name: 'slot',
  resource: 'x/slot',
  key: 'id',
  display: 'name',
  fields: [],
} as unknown as PageResource

/** Answers every list with the same rows, and records the requests. */
function httpOf(asked: unknown[]): Http {
  const call = async ({ name }: { name: string }, given: Record<string, unknown>) => {
    asked.push([name, given.query ?? given.body])
    return name === 'getResourceRow' ? { id: '1' } : { list: [{ id: '1' }], total: 700 }
  }
  return { call } as unknown as Http
}

test('a printed list has what it is filtered by, in the order of its groups', async () => {
  const asked: unknown[] = []
  const job: PrintJob = {
    ...{ kind: 'list', title: '名单', resource, columns: ['name'], by: 'slotName' },
    ...{ filter: 'day=today', search: '王', sort: 'createdAt desc' },
  }
  const printed = await readPrinted(httpOf(asked), job, new AbortController().signal)
  assert.deepEqual(asked, [
    [
      'listResourceByBody',
      { pageSize: 500, filter: 'day=today', search: '王', orderType: 'slotName asc, createdAt desc' },
    ],
  ])
  assert.equal(printed.kind === 'list' && printed.total, 700)
})

test('a printed row has the rows that refer to it, of those that the user may see', async () => {
  const asked: unknown[] = []
  const related = [
    { resource: 'code', via: 'slotId', title: { zh: '券码' }, columns: ['code'] },
    { resource: 'secret', via: 'slotId', title: { zh: '其他' }, columns: ['code'] },
  ]
  const resources = { code: { ...resource, resource: 'x/code' } }
  const job: PrintJob = { kind: 'rows', title: '场次', resource, keys: ['1'], related, resources }
  const printed = await readPrinted(httpOf(asked), job, new AbortController().signal)
  assert.deepEqual(asked, [
    ['getResourceRow', { id: '1' }],
    ['listResourceByBody', { pageSize: 100, filter: 'slotId=1' }],
  ])
  assert.equal(printed.kind === 'rows' && printed.rows[0]?.related.length, 1)
})

test('rows are grouped by the values of a field, also those without one', () => {
  const rows = [{ a: 1 }, { a: 2 }, { a: 1 }, {}]
  assert.deepEqual(groupsOf(rows, 'a'), [[{ a: 1 }, { a: 1 }], [{ a: 2 }], [{}]])
  assert.deepEqual(groupsOf(rows, undefined), [rows])
  assert.deepEqual(groupsOf([], undefined), [])
})
