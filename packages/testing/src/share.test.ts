import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Parts, shareOf, shareOfFiles } from './share'

/** As in scripts/test/turn.mjs. */
const turns = 48
const parts: readonly Parts[] = [2, 3, 4, 6, 8, 12, 24, 48]
const listOf = (length: number) => Array.from({ length }, (_, index) => `item ${index}`)
const allTurns = listOf(turns).map((_, turn) => turn)

describe('the share of a list that a run takes', () => {
  test('after all turns each item has been taken, equally often where the list is long enough', () => {
    for (const every of parts)
      for (const length of [1, 2, 3, 5, 7, 11, 12, 44, 250])
        for (const list of ['look', 'leaks', 'every route']) {
          const times = new Map(listOf(length).map((item) => [item, 0]))
          for (const turn of allTurns)
            for (const item of shareOf(listOf(length), every, list, turn))
              times.set(item, (times.get(item) ?? 0) + 1)
          assert.ok(Math.min(...times.values()) >= 1, `${every} parts of ${length}`)
          if (length >= every) assert.deepEqual(new Set(times.values()), new Set([turns / every]))
        }
  })

  test('is never empty, unless the list is: what a title promises is tested in each turn', () => {
    for (const every of parts)
      for (let length = 1; length < 60; length++)
        for (const turn of allTurns) {
          const { length: taken } = shareOf(listOf(length), every, 'look', turn)
          assert.ok(taken >= 1 && taken <= Math.ceil(length / Math.min(every, length)))
        }
    assert.deepEqual(shareOf([], 4, 'look', 3), [])
  })

  test('is the same in the same turn, another one in the next, and another one of another list', () => {
    const taken = (list: string, turn: number) => shareOf(listOf(250), 4, list, turn)
    assert.deepEqual(taken('look', 5), taken('look', 5))
    assert.notDeepEqual(taken('look', 5), taken('look', 6))
    assert.notDeepEqual(taken('look', 5), taken('leaks', 5))
  })

  test('is everything where a run has no turn', () => {
    assert.deepEqual(shareOf(listOf(7), 4, 'look', null), listOf(7))
  })

  test('a file that runs in one turn of many has other items each time', () => {
    const { EB_TURN, EB_SOAK } = process.env
    delete process.env.EB_SOAK // the soak has no turn
    const runs = Array.from({ length: turns * turns }, (_, turn) => {
      process.env.EB_TURN = String(turn)
      return { files: shareOfFiles(listOf(48), 48, 'pages'), items: shareOf(listOf(2), 2, 'languages') }
    })
    for (const [name, value] of Object.entries({ EB_TURN, EB_SOAK }))
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    const ofOneFile = runs.filter(({ files }) => files.includes('item 7'))
    assert.equal(ofOneFile.length, turns)
    for (const item of listOf(2))
      assert.equal(ofOneFile.filter(({ items }) => items.includes(item)).length, turns / 2)
  })
})
