import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { useLayoutEffect, useState } from 'react'
import { useValue, type ValueVerbs } from './useValue'

type Keys = readonly string[]
const isSame = (one: Keys, other: Keys) => one.join() === other.join()

/** A widget with a value, on a page that sets the reported value unless it refuses. */
async function openPage(first: Keys, { refuses = false } = {}) {
  const set: string[] = []
  const reported: string[] = []
  let verbs: ValueVerbs<Keys> | undefined
  let change: ((next: { value?: Keys; holder?: number }) => void) | undefined
  let drawn = 0
  function Page() {
    const [{ value, holder }, setPage] = useState({ value: first, holder: 1 })
    change = (next) => setPage((before) => ({ ...before, ...next }))
    verbs = useValue({
      value,
      holder,
      isSame,
      onSet: (next) => set.push(next.join()),
      onChange(next) {
        reported.push(next.join())
        // Not the widget's own objects: a page reads them from its form, or from the gateway.
        if (!refuses) setPage((before) => ({ ...before, value: [...next] }))
      },
    })
    useLayoutEffect(() => {
      drawn++
    })
    return null
  }
  mount(<Page />)
  await until(() => verbs, 'drawn')
  const redrawn = async (act: () => void) => {
    const before = drawn
    act()
    await until(() => drawn > before, 'drawn anew')
  }
  return {
    set,
    reported,
    verbs: verbs as unknown as ValueVerbs<Keys>,
    redrawn,
    pageSets: (next: { value?: Keys; holder?: number }) => redrawn(() => change?.(next)),
  }
}

describe('useValue', () => {
  it('follows the value set by the page, including the first one', async () => {
    const page = await openPage(['a'])
    await page.pageSets({ value: ['b'] })
    expect(page.set).to.deep.equal(['a', 'b'])
    expect(page.reported).to.deep.equal([])
  })

  it('reports a choice, and does not react when the page sets the same value', async () => {
    const page = await openPage(['a'])
    await page.redrawn(() => page.verbs.choose(['b']))
    expect(page.reported).to.deep.equal(['b'])
    expect(page.set).to.deep.equal(['a'])
  })

  it('a reset of the form comes from the page: it restores the first value after a choice', async () => {
    const page = await openPage(['a'])
    await page.redrawn(() => page.verbs.choose(['b']))
    await page.pageSets({ value: ['a'] })
    expect(page.set).to.deep.equal(['a', 'a'])
  })

  it('does not react to the same value in another object', async () => {
    const page = await openPage(['a'])
    await page.pageSets({ value: ['a'] })
    expect(page.set).to.deep.equal(['a'])
  })

  it('holds a choice before it is rendered, and the page’s value if the page refuses', async () => {
    const page = await openPage(['a'], { refuses: true })
    page.verbs.choose(['b'])
    expect(page.verbs.current()).to.deep.equal(['b'])
    await page.pageSets({ value: ['a'] })
    expect(page.verbs.current()).to.deep.equal(['a'])
    expect(page.set).to.deep.equal(['a', 'a'])
  })

  it('takes a value without reporting it twice', async () => {
    const page = await openPage(['a'])
    page.verbs.take(['b'])
    await page.pageSets({ value: ['b'] })
    expect([page.reported, page.set]).to.deep.equal([[], ['a']])
  })

  it('sets the value in a new holder', async () => {
    const page = await openPage(['a'])
    await page.pageSets({ holder: 2 })
    expect(page.set).to.deep.equal(['a', 'a'])
  })
})
