import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './readFields'

/** Reads a configuration, and collects the reported problems. */
function read<Read>(reader: (report: (problem: string) => void) => Read): { read: Read; reported: string[] } {
  const reported: string[] = []
  return { read: reader((problem) => reported.push(problem)), reported }
}
const fieldsOf = (given: unknown) => read((report) => readFields(given, report))

describe('fields that a page configures', () => {
  test('a name is enough: the field is a text with the name as its label', () => {
    assert.deepEqual(fieldsOf([{ name: 'title' }]), {
      read: [{ name: 'title', type: 'string', label: { zh: 'title' } }],
      reported: [],
    })
  })

  test('accepts every setting of a field; texts may have one or two languages', () => {
    const whole = {
      ...{ name: 'fee', type: 'money', required: true, unique: true, readOnly: true, default: 100 },
      ...{ min: 1, max: 9, step: 2, minLength: 3, maxLength: 4, pattern: '\\d+', rules: ['alphaNum'] },
      ...{ ref: 'merchant-api/counter', showIf: 'kind=a', mask: 'phone', computed: 'by the server' },
      ...{ writeOnly: true, accept: 'png', maxSize: 5, ratio: '16:9', multiple: true },
    }
    const en = { zh: '费用', en: 'Fee' }
    const { read, reported } = fieldsOf([{ ...whole, label: en, unit: '元', help: en }])
    assert.deepEqual(read, [{ ...whole, label: en, unit: { zh: '元' }, help: en }])
    assert.deepEqual(reported, [])
    for (const value of ['', 0, false, null, ['a'], { a: 1 }])
      assert.deepEqual(fieldsOf([{ name: 'a', default: value }]).reported, [], JSON.stringify(value))
    assert.deepEqual(fieldsOf([{ name: 'a', ratio: 1.5 }]).reported, [])
  })

  test('reports and omits unknown or mistyped settings; the field stays', () => {
    const { read, reported } = fieldsOf([
      { name: 'a', requierd: true, maxLength: '20', rules: 'email', label: 7, showIf: ['x'] },
    ])
    assert.deepEqual(read, [{ name: 'a', type: 'string', label: { zh: 'a' } }])
    assert.deepEqual(reported, [
      'fields[0].requierd is unknown',
      'fields[0].maxLength is not a number',
      'fields[0].rules is not a list',
      'fields[0].label is not a text or an object',
      'fields[0].showIf is not a text',
    ])
  })

  test('reports and omits fields without a name or with a duplicate one', () => {
    const { read, reported } = fieldsOf([
      { name: 'a', min: 1 },
      { type: 'int' },
      { name: 'a' },
      { name: 'b' },
    ])
    assert.deepEqual(
      read.map(({ name, min }) => [name, min]),
      [
        ['a', 1],
        ['b', undefined],
      ],
    )
    assert.deepEqual(reported, ['fields[1].name is missing', 'fields.a.name is there twice'])
    assert.deepEqual(fieldsOf(undefined), { read: [], reported: [] })
    assert.deepEqual(fieldsOf({ name: 'a' }), { read: [], reported: ['fields is not a list'] })
  })

  test('reports and omits an invalid condition: the field is shown', () => {
    const { read, reported } = fieldsOf([
      { name: 'a', showIf: 'kind=x&(' },
      { name: 'b', showIf: 'kind=x' },
    ])
    assert.deepEqual(
      read.map(({ showIf }) => showIf),
      [undefined, 'kind=x'],
    )
    assert.deepEqual(reported, ['fields.a.showIf is no condition'])
  })

  test('options are texts, numbers, or values with labels', () => {
    const { read, reported } = fieldsOf([
      {
        name: 'a',
        type: 'enum',
        options: [
          'RED',
          3,
          { value: 'b', label: '蓝', tone: 'info', disabled: true },
          { value: true, label: { zh: '是', en: 'Yes' } },
          { value: 5 },
        ],
      },
    ])
    assert.deepEqual(read[0]?.options, [
      { value: 'RED', label: { zh: 'RED' } },
      { value: 3, label: { zh: '3' } },
      { value: 'b', label: { zh: '蓝' }, tone: 'info', disabled: true },
      { value: true, label: { zh: '是', en: 'Yes' } },
      { value: 5, label: { zh: '5' } },
    ])
    assert.deepEqual(reported, [])
  })

  test('reports and omits an option without a value', () => {
    const { read, reported } = fieldsOf([
      { name: 'a', options: [{ label: '无' }, null, { value: 1, colour: 'red' }, 'x'] },
    ])
    assert.deepEqual(
      read[0]?.options?.map(({ value }) => value),
      [1, 'x'],
    )
    assert.deepEqual(reported, [
      'fields.a.options[0].value is missing',
      'fields.a.options[1].value is missing',
      'fields.a.options[2].colour is unknown',
    ])
  })

  test('reads the fields of a group in the same way; names are unique within a group', () => {
    const { read, reported } = fieldsOf([
      { name: 'a' },
      {
        name: 'g',
        type: 'group',
        fields: [{ name: 'a', unit: 'm' }, { name: 'a' }, { name: 'b', lable: 'x' }],
      },
    ])
    assert.deepEqual(read[1]?.fields, [
      { name: 'a', type: 'string', label: { zh: 'a' }, unit: { zh: 'm' } },
      { name: 'b', type: 'string', label: { zh: 'b' } },
    ])
    assert.deepEqual(reported.sort(), [
      'fields.g.fields.a.name is there twice',
      'fields.g.fields[2].lable is unknown',
    ])
  })
})
