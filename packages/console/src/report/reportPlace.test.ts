import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterFields, filtersOf, formValues } from './filterFields'
import { filterCondition, queryOfPlace, readPlace, withPreset, withReportPlace } from './reportPlace'

const label = { zh: '渠道' }

test('W-ROUTE-2 what a report shows is read from its address and written to it; all else of the query stays', () => {
  const query = '?from=2026-11-01&until=2026-11-07&channel=wechat|h5&hotelId=1|2&compare=year&id=5'
  const place = readPlace(query, ['channel', 'hotelId'])
  assert.deepEqual(queryOfPlace('/r', place, { id: '5' }), {
    ...{ route: '/r', from: '2026-11-01', until: '2026-11-07', period: undefined, span: undefined },
    ...{ compare: 'year', filter: 'channel=wechat|h5', hotelId: '1,2', parameters: 'id=5' },
  })
  assert.equal(
    withReportPlace(query, { compare: 'previous', filters: {}, rows: 'a=1' }, ['channel', 'hotelId']),
    '?from=2026-11-01&until=2026-11-07&id=5&rows=a%3D1',
  )
})

test('the parameter of a page presets its first filter, which a person can change or remove', () => {
  assert.equal(withPreset('?id=T1&from=2026-11-01', 'id', 'taskId'), '?from=2026-11-01&taskId=T1')
  assert.equal(withPreset('?id=T1&taskId=T2', 'id', 'taskId'), '?taskId=T2')
  for (const query of ['?id=', '?from=2026-11-01', '']) assert.equal(withPreset(query, 'id', 'taskId'), query)
  assert.equal(withPreset('?id=T1', undefined, 'taskId'), '?id=T1')
  assert.equal(withPreset('?id=T1', 'id', undefined), '?id=T1')
  const query = withPreset('?id=T1', 'id', 'taskId')
  assert.equal(withReportPlace(query, { filters: {} }, ['taskId']), '')
})

test('an address with half a period, wrong days or an unknown comparison asks for the usual one', () => {
  for (const query of [
    '?from=2026-11-01',
    '?from=x&until=2026-11-07',
    '?compare=never&span=second&period=some',
  ])
    assert.deepEqual(queryOfPlace('/r', readPlace(query, []), {}), {
      ...{ route: '/r', from: undefined, until: undefined, period: undefined, span: undefined },
      ...{ compare: 'previous', filter: undefined, hotelId: undefined, parameters: undefined },
    })
  assert.equal(filterCondition({ name: 'a&b=c|d' }), 'name=a%26b%3dc|d')
})

test('filters are a form: options can be several, nothing is required, the time and dates are no fields of it', () => {
  const options = [{ value: 'h5', label }]
  const fields = filterFields(
    ['channel', 'isNew', 'memberId', 'paidAt', 'useDate', 'hotelId', 'gone'],
    'paidAt',
    {
      fields: [
        { name: 'channel', label, type: 'enum', options, required: true },
        { name: 'isNew', label, type: 'bool' },
        { name: 'memberId', label, type: 'ref', ref: 'member', readOnly: true },
        { name: 'paidAt', label, type: 'datetime' },
        { name: 'useDate', label, type: 'date' },
      ],
    },
    [
      { hotelId: '1', hotelName: 'One' },
      { hotelId: '2', hotelName: 'Two' },
    ],
    label,
  )
  assert.deepEqual(
    fields.map(({ name, type, required, readOnly }) => [name, type, required, readOnly]),
    [
      ['channel', 'enums', undefined, undefined],
      ['isNew', 'bool', undefined, undefined],
      ['memberId', 'ref', undefined, undefined],
      ['hotelId', 'enums', undefined, undefined],
    ],
  )
  const filters = { channel: 'h5|wechat', isNew: 'true', memberId: 'M1' }
  assert.deepEqual(formValues(fields, filters), { channel: ['h5', 'wechat'], isNew: true, memberId: 'M1' })
  assert.deepEqual(
    filtersOf(fields, { channel: ['h5', 'wechat'], isNew: true, memberId: 'M1', hotelId: [] }),
    filters,
  )
})
