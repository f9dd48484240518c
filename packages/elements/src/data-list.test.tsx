import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import './contract/elements'
import { type AnyElement, place, shown } from './contract/mount'

interface Detail {
  keys: string[]
  rows: { id: string; title: string }[]
}

async function listOf(count: number) {
  const element = document.createElement('eb-data-list') as AnyElement
  element.columns = [{ name: 'title', header: 'Title' }]
  element.source = Array.from({ length: count }, (_, index) => ({ id: `r${index}`, title: `Row ${index}` }))
  element.selection = 'multiple'
  element.pageSize = 0
  const details: Detail[] = []
  element.addEventListener('eb-select', (event) => details.push((event as CustomEvent<Detail>).detail))
  place().append(element)
  await shown(element)
  const box = () => element.shadowRoot?.querySelector<HTMLElement>('[role=columnheader] input[type=checkbox]')
  await until(() => element.shadowRoot?.querySelector('[role=row][data-key]') && box(), 'rows')
  return { element, details, selectAll: () => box()?.click() }
}

describe('eb-data-list in a page', () => {
  it('the detail of eb-select has the rows of that moment, whenever it is read', async () => {
    const { element, details, selectAll } = await listOf(5)
    selectAll()
    await until(() => details.length === 1, 'event')
    element.clearSelection()
    await until(() => details.length === 2, 'second event')
    expect(details.map(({ keys }) => keys.length)).to.deep.equal([5, 0])
    expect(details[0]?.rows.map(({ title }) => title)).to.deep.equal([
      'Row 0',
      'Row 1',
      'Row 2',
      'Row 3',
      'Row 4',
    ])
  })

  it('it is one list however often it is read, and a copy that a listener may change', async () => {
    const { element, details, selectAll } = await listOf(3)
    selectAll()
    await until(() => details.length === 1, 'event')
    const [detail] = details as [Detail]
    const { rows } = detail
    const [first] = rows
    if (first) first.title = 'theirs'
    detail.keys = []
    expect(detail.rows === rows, 'the same list').to.equal(true)
    expect(detail.rows[0]?.title).to.equal('theirs')
    expect(detail.keys).to.deep.equal([])
    expect(element.source[0].title).to.equal('Row 0')
    expect(Object.keys(detail)).to.deep.equal(['keys', 'rows'])
    expect(JSON.parse(JSON.stringify(detail)).rows).to.have.length(3)
  })
})
