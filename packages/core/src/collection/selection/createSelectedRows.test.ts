import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createSelectedRows } from './createSelectedRows'
import { createSelection } from './createSelection'

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id, name: `row ${id}` }))
type Row = ReturnType<typeof rowsOf>[number]

/** A selection across pages. */
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
  test('keeps rows of previous pages, in the order of the selection', () => {
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

  test('a range keeps the selected rows of other pages', () => {
    const { selection, selected, ids, turnTo, page } = open()
    selection.toggle('b')
    selected.note(page())
    turnTo('d', 'e', 'f')
    selection.extendTo('e')
    selection.extendTo('f')
    selected.note(page())
    assert.equal(ids(), 'bef')
  })

  test('a changed row is returned in its current state; a row that was never selected is not kept', () => {
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
  test('select-all continues with each page; a row that the user removed on an earlier page stays removed', () => {
    const { selection } = open()
    selection.add(rowsOf('a', 'b', 'c'))
    selection.remove(['b'])
    const { added } = selection.add(rowsOf('d', 'e'))
    assert.deepEqual([[...selection.$ids.get()].join(''), added], ['acde', 2])
  })

  test('adds a range in the order of the list, from the anchor or, without one, as a toggle', () => {
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

  test('takes over a selection made elsewhere in its order, also beyond the maximum', () => {
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
