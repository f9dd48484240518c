import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createSelectedRows } from './createSelectedRows'
import { createSelection } from './createSelection'

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id, name: `row ${id}` }))
type Row = ReturnType<typeof rowsOf>[number]

/** A selection over pages. */
function open() {
  let page = rowsOf('a', 'b', 'c')
  const idOf = ({ id }: Row) => id
  const isKept = (id: string) => !page.some((row) => row.id === id)
  const selection = createSelection<Row>({ items: () => page, idOf, isKept })
  const selected = createSelectedRows<Row>(selection, idOf)
  return {
    selection,
    selected,
    ids: () => selected.list().map(idOf).join(''),
    turnTo(...ids: string[]) {
      page = rowsOf(...ids)
      selected.note(page)
    },
    page: () => page,
  }
}

describe('selected rows', () => {
  test('those of pages that are left stay, in the order of the selection', () => {
    const { selection, selected, ids, turnTo, page } = open()
    selection.toggle('c')
    selection.toggle('a')
    selected.note(page())
    turnTo('d', 'e', 'f')
    selection.press('e')
    selection.extendTo('d')
    selected.note(page())
    assert.equal(ids(), 'ed')
    selection.restore(['a', 'x', 'e', 'c'])
    assert.equal(ids(), 'aec', 'of x nothing was seen')
  })

  test('a range leaves the ones of other pages selected', () => {
    const { selection, selected, ids, turnTo, page } = open()
    selection.toggle('b')
    selected.note(page())
    turnTo('d', 'e', 'f')
    selection.extendTo('e')
    selection.extendTo('f')
    selected.note(page())
    assert.equal(ids(), 'bef')
  })

  test('a row that changed is given as it is now; one that was never selected is not kept', () => {
    const { selection, selected, page } = open()
    selection.toggle('a')
    selected.note(page())
    selected.replace({ id: 'a', name: 'renamed' })
    selected.replace({ id: 'b', name: 'renamed' })
    assert.deepEqual([selected.list(), selected.get('b')], [[{ id: 'a', name: 'renamed' }], undefined])
    assert.deepEqual([...selected.keys()], ['a'])
  })
})

describe('selecting rows of other pages', () => {
  test('select-all goes on with each page; what a person took out of a page before stays out', () => {
    const { selection } = open()
    selection.add(rowsOf('a', 'b', 'c'))
    selection.remove(['b'])
    const { added } = selection.add(rowsOf('d', 'e'))
    assert.deepEqual([[...selection.$ids.get()].join(''), added], ['acde', 2])
  })

  test('a range can join in the order of the list, from the anchor or, without one, like a toggle', () => {
    const { selection, turnTo } = open()
    selection.toggle('c')
    selection.addRange('a')
    assert.equal([...selection.$ids.get()].join(''), 'cab')
    turnTo('d', 'e')
    selection.addRange('e')
    selection.addRange('e')
    assert.equal([...selection.$ids.get()].join(''), 'cabe', 'now it is the anchor')
    turnTo('b')
    selection.addRange('b')
    assert.equal([...selection.$ids.get()].join(''), 'cae')
  })

  test('a selection made elsewhere is taken as it is, in its order, beyond the maximum too', () => {
    const limits: number[] = []
    const selection = createSelection<Row>({
      items: () => [],
      idOf: ({ id }) => id,
      max: () => 2,
      onLimit: (limit) => limits.push(limit),
    })
    selection.restore(['c', 'a', 'b'])
    selection.restore(['b', 'a', 'c'])
    assert.deepEqual([[...selection.$ids.get()].join(''), limits], ['bac', []])
    assert.equal(selection.add(rowsOf('d')).beyondLimit, 1)
    assert.deepEqual(limits, [2])
  })
})
