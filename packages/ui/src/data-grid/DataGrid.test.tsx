import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { DataGrid } from './DataGrid'
import { pressGridKey } from './pressGridKey'

adoptTokens(document)

interface Order {
  readonly id: string
  readonly isShipped: boolean
}

const columns = ['id', 'actions'].map((key) => ({ key, label: key, width: 120 }))

/** Orders of which each can be shipped once, and stays in the list or leaves it. */
function Orders({ leave }: { leave: boolean }) {
  const [rows, setRows] = useState<readonly Order[]>(['a', 'b'].map((id) => ({ id, isShipped: false })))
  const ship = (id: string) =>
    setRows((before) =>
      leave
        ? before.filter((one) => one.id !== id)
        : before.map((one) => (one.id === id ? { ...one, isShipped: true } : one)),
    )
  const actionsOf = ({ id, isShipped }: Order) => (
    <>
      <button type="button" tabIndex={-1}>
        view {id}
      </button>
      {!isShipped && (
        <button type="button" tabIndex={-1} onClick={() => ship(id)}>
          ship {id}
        </button>
      )}
    </>
  )
  return (
    <DataGrid
      label="Orders"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHeight={40}
      pressKey={pressGridKey}
      cell={(row, { key }) => (key === 'id' ? row.id : actionsOf(row))}
    />
  )
}

/** Mounts the orders, and ships the last one by keyboard. */
async function shipLast({ shadow, leave }: { shadow: boolean; leave: boolean }) {
  const { root } = mount(<Orders leave={leave} />, { shadow })
  const named = (name: string) =>
    [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)
  const focused = () => (shadow ? (root as ShadowRoot) : document).activeElement
  ;(await until(() => named('ship b'), 'rows')).focus()
  await sendKeys({ press: 'Enter' })
  await until(() => !named('ship b'), 'shipped')
  return { named, focused }
}

describe('DataGrid', () => {
  for (const shadow of [true, false]) {
    const where = shadow ? 'a shadow root' : 'the page'

    it(`in ${where}: when the pressed button of a row goes, its cell keeps the place of the keyboard`, async () => {
      const { named, focused } = await shipLast({ shadow, leave: false })
      await until(() => focused() === named('view b'), 'focus in the same cell')
    })

    it(`in ${where}: when the row goes, the one that is last then has the place of the keyboard`, async () => {
      const { named, focused } = await shipLast({ shadow, leave: true })
      await until(() => focused() === named('view a'), 'focus in the last row')
      await sendKeys({ press: 'ArrowLeft' })
      expect(focused()?.textContent).to.equal('a')
    })
  }

  it('does not take focus that has moved elsewhere', async () => {
    const { root } = mount(<Orders leave={false} />, { shadow: false })
    const buttons = () => [...root.querySelectorAll('button')]
    await until(() => buttons().length === 4, 'rows')
    const [, ship] = buttons()
    ship?.focus()
    ship?.blur()
    await Promise.resolve()
    ship?.click()
    await until(() => buttons().length === 3, 'shipped')
    expect(document.activeElement).to.equal(document.body)
  })
})
