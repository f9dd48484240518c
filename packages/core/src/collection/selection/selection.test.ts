import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createSelection } from './createSelection'
import type { PressKeys, SelectionOptions } from './Selection'

const numRuns = process.env.EB_SOAK ? 10_000 : 500

interface Item {
  id: string
  isFree?: boolean
}
const named = (names: string): Item[] => [...names].map((id) => ({ id, isFree: id === id.toLowerCase() }))

function make(names: string, options: Partial<SelectionOptions<Item>> = {}) {
  let items = named(names)
  const limits: number[] = []
  const selection = createSelection<Item>({
    items: () => items,
    idOf: ({ id }) => id,
    canSelect: ({ isFree }) => !!isFree,
    onLimit: (max) => limits.push(max),
    ...options,
  })
  return {
    ...selection,
    limits,
    chosen: () => [...selection.$ids.get()].sort().join(''),
    lead: () => selection.$lead.get(),
    become(next: string) {
      items = named(next)
      selection.keepOnly()
    },
  }
}

describe('selection as in a file manager', () => {
  it('a press selects one item; with Ctrl it toggles', () => {
    const { press, toggle, chosen, lead, has } = make('abcdef')
    press('b')
    press('d')
    assert.equal(chosen(), 'd')
    press('f', { toggle: true })
    toggle('a')
    assert.equal(chosen(), 'adf')
    toggle('d')
    assert.deepEqual([chosen(), lead(), has('d'), has('a')], ['af', 'd', false, true])
  })

  it('Shift selects from the anchor, again and again from the same one', () => {
    const { press, extendTo, chosen, lead } = make('abcdefgh')
    press('d')
    press('f', { shift: true })
    assert.equal(chosen(), 'def')
    extendTo('b')
    assert.deepEqual([chosen(), lead()], ['bcd', 'b'])
    extendTo('g')
    assert.equal(chosen(), 'defg')
    press('a', { toggle: true })
    press('c', { shift: true })
    assert.equal(chosen(), 'abc', 'the anchor is what was pressed last without Shift')
  })

  it('Ctrl with Shift adds the range to what is selected', () => {
    const { press, chosen } = make('abcdefgh')
    press('a')
    press('d', { toggle: true })
    press('f', { shift: true, toggle: true })
    assert.equal(chosen(), 'adef')
    press('c', { shift: true, toggle: true })
    assert.equal(chosen(), 'acdef')
  })

  it('Shift without an anchor selects from the focused item, else only the item itself', () => {
    const { extendTo, moveTo, clear, chosen } = make('abcdef')
    extendTo('c')
    assert.equal(chosen(), 'c')
    extendTo('e')
    assert.equal(chosen(), 'cde')
    clear()
    moveTo('b')
    extendTo('c')
    assert.equal(chosen(), 'bc')
  })

  it('after a change of the list, an anchor that is gone is ignored', () => {
    let items = named('abcdef')
    const selection = createSelection<Item>({ items: () => items, idOf: ({ id }) => id })
    selection.press('b')
    selection.moveTo('e')
    items = named('acdef')
    selection.extendTo('d')
    assert.deepEqual([...selection.$ids.get()].sort(), ['d', 'e'])
  })

  it('the focus moves without selecting, and Ctrl+Space selects the focused item', () => {
    const { press, moveTo, toggle, chosen, lead } = make('abcdef')
    press('a')
    moveTo('e')
    assert.deepEqual([chosen(), lead()], ['a', 'e'])
    toggle('e')
    assert.equal(chosen(), 'ae')
    moveTo('zz')
    assert.equal(lead(), 'e')
  })

  it('items that cannot be selected are skipped; they can have the focus', () => {
    const { press, extendTo, selectAll, chosen, lead } = make('aBcDe')
    press('a')
    press('B')
    assert.deepEqual([chosen(), lead()], ['a', 'B'])
    press('a')
    extendTo('e')
    assert.equal(chosen(), 'ace')
    extendTo('D')
    assert.equal(chosen(), 'ac')
    selectAll()
    assert.equal(chosen(), 'ace')
  })

  it('selects up to the maximum, counted from the anchor, and reports the limit', () => {
    const { press, extendTo, toggle, selectAll, set, chosen, limits } = make('abcdefgh', { max: () => 3 })
    press('f')
    extendTo('b')
    assert.deepEqual([chosen(), limits], ['def', [3]])
    toggle('a')
    assert.deepEqual([chosen(), limits], ['def', [3, 3]])
    toggle('e')
    toggle('a')
    assert.deepEqual([chosen(), limits], ['adf', [3, 3]])
    press('h')
    selectAll()
    assert.deepEqual(
      [chosen(), limits],
      ['abh', [3, 3, 3]],
      'keeps what was selected and takes the first ones',
    )
    set('xyza')
    assert.deepEqual([chosen(), limits], ['xyz', [3, 3, 3, 3]])
  })

  it('single selection: another item replaces it; no range, no select-all', () => {
    const { press, extendTo, toggle, selectAll, chosen, limits } = make('abcdef', { single: () => true })
    press('b')
    extendTo('e')
    assert.equal(chosen(), 'e')
    toggle('a')
    assert.equal(chosen(), 'a')
    selectAll()
    assert.equal(chosen(), 'a')
    toggle('a')
    assert.deepEqual([chosen(), limits], ['', []])
  })

  it('removed items are deselected, and the focus moves to the item in their position', () => {
    const { press, toggle, become, chosen, lead } = make('abcdef')
    press('b')
    toggle('d')
    become('abcefx')
    assert.deepEqual([chosen(), lead()], ['b', 'e'])
    become('xab')
    assert.deepEqual([chosen(), lead()], ['b', 'b'])
    become('')
    assert.deepEqual([chosen(), lead()], ['', undefined])
  })

  it('listeners are called for changes only', () => {
    const { press, clear, keepOnly, set, $ids } = make('abc')
    let reported = 0
    $ids.listen(() => reported++)
    press('a')
    press('a')
    keepOnly(['a', 'b'])
    set(['a'])
    assert.equal(reported, 1)
    clear()
    clear()
    assert.equal(reported, 2)
  })
})

const ids = fc.constantFrom(...'abCdefGhij')
const keys: fc.Arbitrary<PressKeys> = fc.record({ shift: fc.boolean(), toggle: fc.boolean() })
const command = fc.oneof(
  fc.record({ verb: fc.constant('press' as const), id: ids, keys }),
  fc.record({ verb: fc.constant('moveTo' as const), id: ids }),
  fc.record({ verb: fc.constant('toggle' as const), id: ids }),
  fc.record({ verb: fc.constantFrom('selectAll' as const, 'clear' as const) }),
  fc.record({ verb: fc.constant('become' as const), left: fc.subarray([...'abCdefGhij']) }),
)

describe('random presses', () => {
  const max = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined })

  it(`${numRuns} random walks: only what may be selected, no more than may be, the keyboard in the list`, () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), max, fc.boolean(), (walk, limit, isSingle) => {
        const one = make('abCdefGhij', { max: () => limit, single: () => isSingle })
        let shown = new Set('abCdefGhij')
        for (const step of walk) {
          const before = new Set(one.$ids.get())
          if (step.verb === 'become') {
            shown = new Set(step.left)
            one.become(step.left.join(''))
          } else if (step.verb === 'press') one.press(step.id, step.keys)
          else if (step.verb === 'moveTo' || step.verb === 'toggle') one[step.verb](step.id)
          else one[step.verb]()
          const now = one.$ids.get()
          assert.ok(now.size <= (isSingle ? 1 : (limit ?? 10)))
          for (const id of now) assert.ok(shown.has(id) && id === id.toLowerCase())
          const lead = one.lead()
          assert.ok(lead === undefined || shown.has(lead))
          if (step.verb === 'moveTo') assert.deepEqual(now, before)
        }
      }),
      { numRuns },
    )
  })

  it(`${numRuns} ranges: all between anchor and pressed, in either direction`, () => {
    const index = fc.nat(299)
    fc.assert(
      fc.property(index, fc.array(index, { minLength: 1 }), (anchor, targets) => {
        const items = Array.from({ length: 300 }, (_, place) => `n${place}`)
        const selection = createSelection<string>({ items: () => items, idOf: (id) => id })
        selection.press(`n${anchor}`)
        for (const target of targets) {
          selection.extendTo(`n${target}`)
          const [first, last] = [Math.min(anchor, target), Math.max(anchor, target)]
          assert.deepEqual([...selection.$ids.get()].sort(), items.slice(first, last + 1).sort())
        }
      }),
      { numRuns },
    )
  })
})

describe('100,000 items', () => {
  it('arrow keys check neighbours only', () => {
    let looked = 0
    const items = Array.from({ length: 100_000 }, (_, place) => `n${place}`)
    const idOf = (id: string) => {
      looked++
      return id
    }
    const selection = createSelection<string>({ items: () => items, idOf })
    selection.press('n70000')
    looked = 0
    for (let step = 1; step <= 1000; step++) selection.press(`n${70_000 + step}`)
    for (let step = 1; step <= 1000; step++) selection.moveTo(`n${71_000 - step}`)
    assert.ok(looked < 2000 * 12, `${looked} looks for 2,000 keys`)
  })

  it('a press far away checks each item once, and finds it', () => {
    let looked = 0
    const items = Array.from({ length: 100_000 }, (_, place) => `n${place}`)
    const idOf = (id: string) => {
      looked++
      return id
    }
    const selection = createSelection<string>({ items: () => items, idOf })
    for (const id of ['n99999', 'n3', 'n50000', 'n49900', 'gone']) selection.press(id)
    assert.deepEqual([selection.$lead.get(), ...selection.$ids.get()], ['n49900', 'n49900'])
    assert.ok(looked < 5 * 100_500, `${looked} looks for 5 presses`)
    selection.extendTo('n50100')
    assert.equal(selection.$ids.get().size, 201)
  })
})
