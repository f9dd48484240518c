import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { readEach, readShape } from '../configuration'
import { createSafeStorage } from '../storage/safeStorage'
import type { ListPlace, ListState } from './List'
import { readListAddress, writeListAddress } from './listAddress'
import { readListMemory, writeListMemory } from './listMemory'
import { readColumns } from './readColumns'
import { actionShape, sourceShape } from './shapes'

function columnsOf(given: unknown) {
  const problems: string[] = []
  return { columns: readColumns(given, (problem) => problems.push(problem)), problems }
}

describe('configuration of a list', () => {
  test('W-LIST-12 a column has name, header, filterable, sortable, searchable, options, component, merge and style', () => {
    const column = {
      name: 'status',
      header: '状态',
      filterable: true,
      sortable: true,
      searchable: true,
      options: [{ value: 1, label: '一' }],
      component: 'eb-copy-link',
      merge: true,
      style: { color: 'red' },
    }
    const { columns, problems } = columnsOf([column])
    const { header, options, ...view } = column
    const field = { type: 'string', label: { zh: header }, options: [{ value: 1, label: { zh: '一' } }] }
    assert.deepEqual([columns, problems], [[{ ...view, ...field }], []])
  })

  test('a column is a field: its heading is `header`, else the label, else the name; its texts may have one language', () => {
    const field = { name: 'fee', type: 'money', required: true, min: 1, unit: '元', mask: 'name' }
    const { columns, problems } = columnsOf([
      { ...field, label: '费用', header: { zh: '费', en: 'Fee' } },
      { ...field, name: 'b', label: '费用' },
      { ...field, name: 'c' },
    ])
    assert.deepEqual(problems, [])
    assert.deepEqual(
      columns.map(({ label }) => label),
      [{ zh: '费', en: 'Fee' }, { zh: '费用' }, { zh: 'c' }],
    )
    assert.deepEqual(columns[2], { ...field, name: 'c', label: { zh: 'c' }, unit: { zh: '元' } })
  })

  test('unknown and mistyped settings are reported once each, and the rest works', () => {
    const { columns, problems } = columnsOf([
      { name: 'a', widht: 3, sortable: 'yes', header: { zh: '甲' } },
      { header: 'nameless' },
      { name: 'b', options: 'x', component: 7 },
      { name: 'a' },
      null,
      { name: 5 },
    ])
    assert.deepEqual(columns, [
      { name: 'a', type: 'string', label: { zh: '甲' } },
      { name: 'b', type: 'string', label: { zh: 'b' } },
    ])
    assert.deepEqual(problems, [
      'columns[0].widht is unknown',
      'columns[0].sortable is not true or false',
      'columns[1].name is missing',
      'columns[2].options is not a list',
      'columns[2].component is not a text or a function',
      'columns[4].name is missing',
      'columns[5].name is not a text',
      'columns[2].name is there twice',
    ])
  })

  test('each setting of a column, a source and an action has a type; another type is reported', () => {
    const problemsOf = (shape: typeof sourceShape, value: unknown) => {
      const problems: string[] = []
      const settings = Object.fromEntries(Object.keys(shape).map((name) => [name, value]))
      readShape(settings, shape, 'x', (problem) => problems.push(problem))
      return problems.map((problem) => problem.replace(/^x\.(\w+) is not /, '$1: '))
    }
    const source = { url: 'a text', method: 'a text', params: 'an object', pageName: 'a text' }
    const names = { sizeName: 'a text', sortName: 'a text', searchName: 'a text', filterName: 'a text' }
    const rest = { where: 'a text', dropEmpty: 'true or false', answer: 'an object' }
    const expected = Object.entries({ ...source, ...names, ...rest }).map((pair) => pair.join(': '))
    assert.deepEqual(problemsOf(sourceShape, 7), expected)
    const action = { name: 'a text', label: 'a text or an object', icon: 'a text', tone: 'a text' }
    const when = { when: 'a text or a function', refusal: 'a function' }
    assert.deepEqual(
      problemsOf(actionShape, 7),
      Object.entries({ ...action, ...when }).map((pair) => pair.join(': ')),
    )
    const { problems } = columnsOf([
      {
        name: 'a',
        style: 'red',
        width: '7',
        align: 1,
        pinned: 1,
        hidden: 1,
        total: 1,
        below: 1,
        editable: 1,
      },
    ])
    assert.deepEqual(
      problems.map((problem) => problem.split(/[. ]/)[1]),
      ['style', 'width', 'align', 'pinned', 'hidden', 'total', 'below', 'editable'],
    )
  })

  test('10,000 random values are read without an error', () => {
    const shapes = [sourceShape, actionShape]
    fc.assert(
      fc.property(fc.anything(), fc.nat(1), (value, nth) => {
        assert.ok(columnsOf(value).columns.every(({ name }) => typeof name === 'string' && name))
        assert.ok(columnsOf([value]).columns.every(({ name }) => typeof name === 'string' && name))
        readShape(value, shapes[nth] ?? actionShape, 'x', () => {})
        readEach([value], actionShape, 'x', () => {})
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('address of a list', () => {
  const initial: ListPlace = { pageSize: 20, sort: undefined }
  const place = fc.record({
    pageIndex: fc.integer({ min: 1, max: 5000 }),
    pageSize: fc.constantFrom(10, 20, 50, 100),
    search: fc.string({ unit: 'binary' }).map((text) => text.trim()),
    sort: fc.option(
      fc.record({
        name: fc.string({ minLength: 1 }),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      { nil: undefined },
    ),
    filters: fc.dictionary(
      fc.string({ minLength: 1 }),
      fc.oneof(
        fc.record(
          { is: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }) },
          { noNullPrototype: true },
        ),
        fc.record(
          { from: fc.string({ minLength: 1 }), to: fc.string({ minLength: 1 }) },
          { noNullPrototype: true },
        ),
      ),
    ),
  })

  test('returns what was written for any state, and keeps the page’s own parameters', () => {
    fc.assert(
      fc.property(place, (written) => {
        const search = writeListAddress('?id=7&lists=1', 'list', written as unknown as ListState, initial)
        const query = new URLSearchParams(search)
        assert.deepEqual([query.get('id'), query.get('lists')], ['7', '1'])
        const read = readListAddress(search, 'list', initial)
        // Plain objects on both sides, without undefined values.
        const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
        if (read) assert.deepEqual(plain(read), plain(written))
        else assert.equal(search, '?id=7&lists=1')
      }),
    )
  })

  test('a range with one end says so; an address that was cut off is used as far as it goes', () => {
    const written = (filters: ListState['filters']) => {
      const state = { pageIndex: 1, pageSize: 20, search: '', filters, sort: undefined }
      return writeListAddress('', 'list', state as unknown as ListState, initial)
    }
    assert.equal(written({ fee: { from: '100' } }), '?list.f.fee=100%7E')
    assert.equal(written({ fee: { to: '200' } }), '?list.f.fee=%7E200')
    const read = (text: string) =>
      readListAddress(`?list.f.fee=${encodeURIComponent(text)}`, 'list', initial)?.filters?.fee
    assert.deepEqual(read('100~'), { from: '100' })
    assert.deepEqual(read('~200'), { to: '200' })
    assert.deepEqual(read('%E4%B8~200'), { from: '%E4%B8', to: '200' })
    assert.deepEqual(read('NEW||OLD'), { is: ['NEW', 'OLD'] })
  })

  test('writes nothing for the initial state, and ignores invalid values', () => {
    const state = {
      pageIndex: 1,
      pageSize: 20,
      search: '',
      filters: {},
      sort: undefined,
    } as unknown as ListState
    assert.equal(writeListAddress('?list.page=9&a=1', 'list', state, initial), '?a=1')
    assert.equal(readListAddress('?a=1', 'list', initial), undefined)
    assert.deepEqual(
      readListAddress(
        '?list.page=-3&list.size=x&list.sort=up&list.f.a=%25E0%25A4&list.f.b=',
        'list',
        initial,
      ),
      {
        pageIndex: 1,
        pageSize: 20,
        search: '',
        sort: undefined,
        filters: { a: { is: ['%E0%A4'] } },
      },
    )
  })
})

describe('stored settings of a list', () => {
  test('are restored the next time, or kept until the page closes if there is no storage', () => {
    const blocked = createSafeStorage(() => {
      throw new Error('blocked')
    })
    const memory = { density: 'compact' as const, pageSize: 50, columns: [{ name: 'a', width: 90 }] }
    writeListMemory(blocked, 'mine', memory)
    assert.deepEqual(readListMemory(blocked, 'mine'), memory)
    assert.deepEqual(readListMemory(blocked, undefined), {})
  })

  test('corrupt ones are ignored', () => {
    const storage = createSafeStorage(() => undefined)
    for (const text of ['{', 'null', '7', '{"density":"huge","pageSize":-1,"columns":[1],"saved":{}}']) {
      storage.set('eb.list.mine', text)
      assert.deepEqual(readListMemory(storage, 'mine'), {})
    }
  })
})
