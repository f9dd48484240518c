import { expect } from '@open-wc/testing'
import { sortRows } from './sortRows'

const rows = Array.from({ length: 20_000 }, (_, index) => ({
  id: index,
  name: index % 50 ? `${'阿张王海报'[index % 5]}${(index * 7919) % 500}` : '',
  price: index % 40 ? (index * 7919) % 900 : undefined,
}))
const { compare } = new Intl.Collator('zh', { numeric: true })
const { signal } = new AbortController()

describe('sorting rows in a page', () => {
  const { Worker: Original } = window
  let answers = 0
  beforeEach(() => {
    answers = 0
    window.Worker = function counted(url: string | URL, options?: WorkerOptions) {
      const worker = new Original(url, options)
      worker.addEventListener('message', () => answers++)
      return worker
    } as unknown as typeof Worker
  })
  afterEach(() => {
    window.Worker = Original
  })

  for (const [direction, sign] of [
    ['asc', 1],
    ['desc', -1],
  ] as const)
    it(`W-LIST-13 a worker sorts many, those without a value last: ${direction}`, async () => {
      const byName = await sortRows(rows, { name: 'name', direction }, signal)
      const byPrice = await sortRows(rows, { name: 'price', direction }, signal)
      const named = rows.filter(({ name }) => name).sort((a, b) => sign * compare(a.name, b.name))
      const priced = rows
        .filter(({ price }) => price !== undefined)
        .sort((a, b) => sign * (Number(a.price) - Number(b.price)))
      expect(byName).to.deep.equal([...named, ...rows.filter(({ name }) => !name)])
      expect(byPrice).to.deep.equal([...priced, ...rows.filter(({ price }) => price === undefined)])
      expect(answers).to.equal(2)
    })

  it('gives the same order if the page may not have a worker', async () => {
    const sort = { name: 'name', direction: 'desc' } as const
    const expected = await sortRows(rows, sort, signal)
    window.Worker = undefined as unknown as typeof Worker
    expect(await sortRows(rows, sort, signal)).to.deep.equal(expected)
    expect(answers).to.equal(1)
  })
})
