import { expect, fixture } from '@open-wc/testing'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { domCounters, expectProblem, until } from './index'
import { takeUnexpected } from './problems'
import css from './sample.css'

describe('browser test set-up', () => {
  it('renders a component with the runtime of this run', async () => {
    const host = await fixture('<div></div>')
    const Counter = () => {
      const [count, setCount] = useState(0)
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      )
    }
    const root = createRoot(host)
    root.render(<Counter />)
    const button = await until(() => host.querySelector('button'))
    button.click()
    await until(() => button.textContent === '1')
    await expect(host).to.be.accessible({ ignoredRules: ['button-name'] })
    root.unmount()
  })

  it('imports a style sheet as text', () => {
    expect(css).to.contain('.a')
  })

  it('reads the counters of the browser', async function (this: Mocha.Context) {
    expect((await domCounters()).nodes).to.be.greaterThan(0)
  })

  it('accepts a problem that the test expects', () => {
    expectProblem(/told before/)
    console.error('told before')
  })

  it('finds a console.error and an unhandled rejection', async () => {
    console.error('from the console')
    window.dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: 'rejected' }),
    )
    expect(takeUnexpected()).to.match(/from the console[\s\S]*rejected/)
  })
})
