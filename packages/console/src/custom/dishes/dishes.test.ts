import assert from 'node:assert/strict'
import { test } from 'node:test'
import { centsOf, percentOf, previewPrices, priceOfSizes } from './dishPrices'
import { saveEach } from './saveEach'

test('prices rise by percent to whole ten cents, or by an amount', () => {
  const rows = [{ price: 3_800 }, { price: 1_234 }]
  const after = (kind: 'percent' | 'amount', by: number) =>
    previewPrices(rows, { kind, by }).map((one) => one.after)
  assert.deepEqual(after('percent', 10), [4_180, 1_360])
  assert.deepEqual(after('percent', -50), [1_900, 620])
  assert.deepEqual(after('amount', -200), [3_600, 1_034])
})

test('a dish keeps its price that would be free, dearer than its former price, or has prices by size', () => {
  const rows = [
    { price: 100 },
    { price: 1_000, originalPrice: 1_050 },
    { price: 1_000, specs: [{ price: 1_000 }] },
    { price: 1_000, originalPrice: 1_100 },
  ]
  const problems = (by: number) => previewPrices(rows, { kind: 'amount', by }).map(({ problem }) => problem)
  assert.deepEqual(problems(100), [undefined, 'aboveFormer', 'sizes', undefined])
  assert.deepEqual(problems(-100), ['tooLow', undefined, 'sizes', undefined])
})

test('the price of a dish with sizes is the lowest of them', () => {
  assert.deepEqual(priceOfSizes({ specs: [{ price: 900 }, { price: 700 }, {}] }), { price: 700 })
  for (const specs of [[], null, undefined, [{}]]) assert.deepEqual(priceOfSizes({ specs }), {})
})

test('amounts and percents are read as they are typed', () => {
  assert.deepEqual(['1.5', '-2', ' 0.01 ', 'x', '', '1.234'].map(centsOf), [
    150,
    -200,
    1,
    undefined,
    undefined,
    undefined,
  ])
  assert.deepEqual(['12.5', '-10', '%', '1000.001'].map(percentOf), [12.5, -10, undefined, undefined])
})

test('rows are saved one by one with their version, and a refusal does not stop the others', async () => {
  const asked: unknown[] = []
  const service = {
    async save(_: string, row: Readonly<Record<string, unknown>>) {
      asked.push(row)
      if (row.id === 'a') throw new Error('no')
      return row
    },
  }
  const rows = [
    { id: 'a', version: 1, name: 'A' },
    { id: 'b', version: 4, name: 'B' },
  ] as const
  const { done, failed } = await saveEach(
    service,
    { resource: 'x', key: 'id' },
    rows.map((row) => [row, { dishClassId: 'c' }] as const),
  )
  assert.deepEqual(asked[1], { id: 'b', version: 4, dishClassId: 'c' })
  assert.deepEqual([done.length, failed.map(({ row }) => row.name)], [1, ['A']])
})
