import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { createLoads } from './loads'
import { at, inColumns, inList, into, type Place } from './moving'
import { search } from './search'
import { type Branch, type CascaderItem, createTree } from './tree'

/** CPU milliseconds, so that a busy machine does not fail the test. */
const spent = () => process.cpuUsage().user / 1000

const numRuns = process.env.EB_SOAK ? 10_000 : 500

const leaf = (id: string, name = id) => ({ id, name })
const tree = createTree([
  {
    id: 'a',
    name: 'Zhejiang',
    children: [leaf('a1', '杭州'), { id: 'a2', name: '宁波', children: [leaf('a21', '海曙')] }],
  },
  leaf('b', '海南'),
])
const branch = (id: string) => tree.byId.get(id) as Branch
const names = ({ active, tail }: Place) => [active?.value, tail?.value]

/** The positions after each key; a key without effect keeps the position. */
function press(start: Place, ...keys: string[]) {
  return names(keys.reduce((place, key) => inColumns(tree, place, key) ?? place, start))
}

describe('moving through the columns', () => {
  test('down and up stay within the column, Home and End move to its ends', () => {
    assert.deepEqual(press(at(branch('a')), 'ArrowUp'), ['a', undefined])
    assert.deepEqual(press(at(branch('a')), 'ArrowDown', 'ArrowDown'), ['b', undefined])
    assert.deepEqual(press(at(branch('a1')), 'End'), ['a2', 'a'])
    assert.deepEqual(press(at(branch('a2')), 'Home'), ['a1', 'a'])
    assert.deepEqual(press({ active: undefined, tail: undefined }, 'ArrowDown'), ['a', undefined])
    assert.deepEqual(press(at(branch('a1')), 'PageDown'), ['a2', 'a'])
    assert.deepEqual(press(at(branch('a2')), 'PageUp'), ['a1', 'a'])
  })

  test('right opens a branch, left closes it and returns', () => {
    assert.deepEqual(press(at(branch('a')), 'ArrowRight'), ['a1', 'a'])
    assert.deepEqual(press(at(branch('a')), 'ArrowRight', 'End', 'ArrowRight'), ['a21', 'a2'])
    assert.deepEqual(press(at(branch('a21')), 'ArrowLeft'), ['a2', 'a'])
    assert.deepEqual(press(at(branch('a21')), 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'), ['a', undefined])
    assert.equal(inColumns(tree, at(branch('b')), 'ArrowRight'), undefined)
    assert.equal(inColumns(tree, at(branch('b')), 'x'), undefined)
    // Opened by the pointer: it is closed first.
    assert.deepEqual(press({ active: branch('a'), tail: branch('a') }, 'ArrowLeft'), ['a', undefined])
  })

  test('a branch whose items are not loaded is open, and stays active', () => {
    const lazy = createTree([leaf('x')], { isLazy: true })
    assert.deepEqual(names(into(lazy.byId.get('x') as Branch)), ['x', 'x'])
  })

  test('random keys: the active row is in the tree, and in the last column or the branch that opened it', () => {
    const key = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'a',
    )
    const check = (keys: string[]) => {
      let place = at(tree.roots[0])
      for (const each of keys) place = inColumns(tree, place, each) ?? place
      assert.ok(place.active && tree.byId.get(place.active.value) === place.active)
      assert.ok(place.active.above === place.tail || place.active === place.tail)
    }
    fc.assert(fc.property(fc.array(key, { maxLength: 40 }), check), { numRuns })
  })
})

describe('search', () => {
  const found = (text: string, anyLevel = false) => search(tree, text, anyLevel).map(({ value }) => value)

  test('matches any part of the path, each word in one name, ignoring case', () => {
    assert.deepEqual(found('海'), ['b', 'a21'])
    assert.deepEqual(found('zhe 海'), ['a21'])
    assert.deepEqual(found('ZHEJIANG / 宁波 / 海曙'), ['a21'])
    assert.deepEqual(found('杭海'), [])
    assert.deepEqual(found('宁波', true), ['a2', 'a21'])
  })

  test('searches 10,000 items quickly', () => {
    const children = Array.from({ length: 10_000 }, (_, id) => leaf(`${id}`, `门店 ${id}`))
    const large = createTree([{ id: 'all', name: '全部', children }])
    const start = spent()
    assert.equal(search(large, '全 9999').length, 1)
    assert.ok(spent() - start < 200)
  })

  test('in a list keys stay within its bounds', () => {
    const list = search(tree, '海')
    assert.equal(inList(list, list[1], 'ArrowDown'), list[1])
    assert.equal(inList(list, undefined, 'End'), list[1])
    assert.equal(inList([], undefined, 'Home'), undefined)
  })
})

describe('loading children', () => {
  function lazy(answers: Array<() => Promise<CascaderItem[]> | CascaderItem[]>) {
    const own = createTree([leaf('x')], { isLazy: true })
    const asked: [CascaderItem, AbortSignal][] = []
    const reported: unknown[] = []
    let wake = () => {}
    const loads = createLoads(
      own,
      () => (item, signal) => {
        asked.push([item, signal])
        return (answers.shift() ?? (() => []))()
      },
      (error) => {
        reported.push(error)
        wake()
      },
    )
    const next = () => new Promise<void>((resolve) => (wake = resolve))
    return { own, loads, asked, reported, next, x: own.byId.get('x') as Branch }
  }

  test('requests once, with the item; the answer becomes its children', async () => {
    const { loads, asked, reported, next, x, own } = lazy([() => Promise.resolve([leaf('y')])])
    loads.load(x)
    loads.load(x)
    await next()
    assert.deepEqual([asked.length, asked[0]?.[0].id, reported], [1, 'x', [undefined]])
    assert.equal(own.byId.get('y')?.above, x)
    loads.load(x)
    assert.equal(asked.length, 1)
  })

  test('a failure, an exception and an answer that is not a list are errors, and can be retried', async () => {
    const failures = [
      () => Promise.reject(new Error('offline')),
      () => {
        throw new Error('broken')
      },
      () => ({ list: [] }) as never,
      () => Promise.reject(),
    ]
    const { loads, asked, reported, next, x } = lazy([...failures, () => []])
    for (const [index] of failures.entries()) {
      const answered = next()
      loads.load(x)
      await answered
      assert.ok(loads.errorOf(x))
      assert.equal(reported[index], loads.errorOf(x))
    }
    loads.load(x)
    assert.equal(loads.errorOf(x), undefined)
    await next()
    assert.deepEqual([asked.length, x.below], [5, []])
  })

  test('after a stop the signal is aborted, and a late answer changes nothing', async () => {
    let answer = (_items: CascaderItem[]) => {}
    const { loads, asked, reported, x } = lazy([() => new Promise((resolve) => (answer = resolve))])
    loads.load(x)
    await Promise.resolve()
    loads.stop()
    assert.equal(asked[0]?.[1].aborted, true)
    answer([leaf('late')])
    await new Promise((resolve) => setImmediate(resolve))
    assert.deepEqual([reported, x.below], [[], undefined])
  })
})
