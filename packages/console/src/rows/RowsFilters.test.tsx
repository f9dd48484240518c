import type { PageResource } from '@ebkit/core/services/consolePages'
import { drawn, holdLongTimers, mount, until } from '@ebkit/testing/browser'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { slots } from '../testing/slots'
import { RowsFilters } from './RowsFilters'
import { readChoice, withParameters } from './rowsAddress'

const resource = slots as unknown as PageResource
const view = { search: ['slotName'], filters: ['status'] }

function type(input: HTMLInputElement, text: string): void {
  // React and Preact follow the browser's own setter
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Filters whose choice is in a query, and a button that chooses a filter meanwhile. */
async function paint() {
  let query = ''
  function Owner() {
    const [own, setOwn] = useState('')
    query = own
    const change = (values: Readonly<Record<string, string | undefined>>) =>
      setOwn(withParameters(own, values))
    return (
      <EnvironmentProvider value={{ locale: 'zh' }}>
        <RowsFilters
          {...{ view, resource, query: own, onChange: change }}
          references={{}}
          choice={readChoice(own, view, resource.fields)}
        />
        <button type="button" id="status" onClick={() => change({ status: 'OPEN' })}>
          status
        </button>
      </EnvironmentProvider>
    )
  }
  const { host } = mount(<Owner />, { shadow: false })
  const input = () => host.querySelector<HTMLInputElement>('.eb-rows-filters input') as HTMLInputElement
  await until(() => host.querySelector('.eb-rows-filters input'), 'the search')
  // by then the first effects have run, which set the field to the search in the query
  await drawn()
  const timers = holdLongTimers(300)
  type(input(), 'a')
  await until(() => timers.waiting().includes(300), 'the timer')
  host.querySelector<HTMLElement>('#status')?.click()
  await until(() => query.includes('status=OPEN'), 'the filter')
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find((one) => one.textContent === name)
  return { timers, input, button, query: () => query }
}

describe('filters of rows', () => {
  it('a search that waits for the last keystroke keeps the filter that is chosen meanwhile', async () => {
    const { timers, query } = await paint()
    timers.end(300)
    await until(() => query().includes('search=a'), 'the search')
    expect(query()).to.contain('status=OPEN')
  })

  it('clearing the filters clears a search that was not sent yet', async () => {
    const { timers, input, button, query } = await paint()
    button('清空筛选')?.click()
    await until(() => query() === '', 'no filter')
    await until(() => input().value === '', 'no search')
    timers.end(300)
    expect(query()).to.equal('')
  })
})
