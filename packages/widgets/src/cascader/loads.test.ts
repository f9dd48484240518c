import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createLoads, type LoadChildren } from './loads'
import { type Branch, createTree } from './tree'

/** A branch whose children are requested, and what is reported about it. */
function open(load: LoadChildren | undefined) {
  const items = [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ]
  const tree = createTree(items, { isLazy: true })
  const reported: unknown[] = []
  const loads = createLoads(
    tree,
    () => load,
    (error) => reported.push(error),
  )
  return { tree, reported, loads, at: (id: string) => tree.byId.get(id) as Branch }
}

describe('children of a branch', () => {
  test('are requested once while they load, and not again when they are loaded', async () => {
    const asked: unknown[] = []
    const { loads, at, reported, tree } = open(async ({ id }) => {
      asked.push(id)
      return [{ id: `${id}1`, name: `${id}1` }]
    })
    await Promise.all([loads.load(at('a')), loads.load(at('a'))])
    await loads.load(at('a'))
    assert.deepEqual([asked, reported], [['a'], [undefined]])
    assert.ok(tree.byId.has('a1'))
    await loads.load(at('b'))
    assert.deepEqual(asked, ['a', 'b'])
  })

  test('are requested again after a failure, whose reason is known until then', async () => {
    const broken = new Error('offline')
    let answer: () => ReturnType<LoadChildren> = () => {
      throw broken
    }
    const { loads, at, reported } = open(() => answer())
    await loads.load(at('a'))
    assert.deepEqual(
      [reported, loads.errorOf(at('a')), loads.errorOf(at('b'))],
      [[broken], broken, undefined],
    )
    answer = () => [{ id: 'a1', name: 'a1' }]
    await loads.load(at('a'))
    assert.deepEqual([reported, loads.errorOf(at('a'))], [[broken, undefined], undefined])
  })

  test('a failure without a reason gets a default one; an answer that is not a list is a failure', async () => {
    const silent = open(() => Promise.reject())
    await silent.loads.load(silent.at('a'))
    assert.equal((silent.reported[0] as Error).message, 'load failed')
    for (const answer of [undefined, {}, 'a']) {
      const wrong = open(() => answer as never)
      await wrong.loads.load(wrong.at('a'))
      assert.ok(wrong.reported[0] instanceof TypeError)
      assert.equal((wrong.reported[0] as Error).message, 'load gave no list')
    }
    const without = open(undefined)
    await without.loads.load(without.at('a'))
    assert.ok(without.loads.errorOf(without.at('a')) instanceof TypeError)
  })

  test('that arrive after nothing waits for them are not reported', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const settle = {} as Record<'resolve' | 'reject', (value: never) => void>
      const promise = new Promise<never[]>((resolve, reject) => Object.assign(settle, { resolve, reject }))
      let signal: AbortSignal | undefined
      const { loads, at, reported, tree } = open((_, given) => {
        signal = given
        return promise
      })
      const run = loads.load(at('a'))
      loads.stop()
      settle[end]([{ id: 'a1', name: 'a1' }] as never)
      await run
      assert.deepEqual([signal?.aborted, reported, tree.byId.has('a1')], [true, [], false])
      assert.equal(loads.errorOf(at('a')), undefined)
    }
  })

  test('can be requested again after a stop, and stopped requests report nothing', async () => {
    const answers: (() => void)[] = []
    const { loads, at, reported } = open(
      ({ id }, signal) =>
        new Promise((resolve) => {
          answers.push(() => resolve([{ id: `${id}${answers.length}`, name: `${signal.aborted}` }]))
        }),
    )
    const stopped = loads.load(at('a'))
    await Promise.resolve()
    loads.stop()
    const again = loads.load(at('a'))
    await Promise.resolve()
    for (const answer of answers) answer()
    await Promise.all([stopped, again])
    assert.equal(answers.length, 2)
    assert.deepEqual(reported, [undefined])
    assert.deepEqual(
      at('a').below?.map(({ label }) => label),
      ['false'],
    )
  })
})
