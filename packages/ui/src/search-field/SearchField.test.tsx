import { drawn, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Dialog } from '../dialog/Dialog'
import { adoptTokens } from '../styles/adoptTokens'
import { SearchField } from './SearchField'

adoptTokens(document)

async function openField(start = '') {
  const changes: string[] = []
  let searches = 0
  let submits = 0
  function Sample() {
    const [value, setValue] = useState(start)
    const change = (next: string) => {
      changes.push(next)
      setValue(next)
    }
    return (
      <form style={{ width: 280 }} onSubmit={() => submits++}>
        <SearchField
          label="Search products"
          clearLabel="Clear"
          placeholder="Name"
          value={value}
          onChange={change}
          onEnter={() => searches++}
        />
      </form>
    )
  }
  const { root, host } = mount(<Sample />)
  const input = await until(() => root.querySelector('input'))
  const clear = () => root.querySelector<HTMLElement>('[aria-label="Clear"]')
  return { root, host, input, clear, changes, searches: () => searches, submits: () => submits }
}

/** Writes as the browser does: frameworks that wrap `value` see it. */
function write(input: HTMLInputElement, text: string, isComposing: boolean) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  value?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing }))
}

describe('SearchField', () => {
  it('is a search box with a name and no look of the browser', async () => {
    const { host, input, clear } = await openField('lake')
    expect([input.getAttribute('role'), input.ariaLabel, input.form]).to.deep.equal([
      'searchbox',
      'Search products',
      null,
    ])
    const { borderTopLeftRadius, height, fontSize } = getComputedStyle(input)
    expect([borderTopLeftRadius, height, fontSize]).to.deep.equal(['6px', '32px', '14px'])
    const { width, height: tall } = (clear() as HTMLElement).getBoundingClientRect()
    expect([width, tall]).to.deep.equal([24, 24])
    await expect(host).to.be.accessible()
  })

  it('tells what is typed; × empties it and gives focus back', async () => {
    const { root, input, clear, changes } = await openField()
    expect(clear()).to.equal(null)
    input.focus()
    await sendKeys({ type: 'ab' })
    const button = await until(clear)
    button.click()
    await until(() => input.value === '' && !clear())
    expect((root as ShadowRoot).activeElement).to.equal(input)
    expect(changes).to.deep.equal(['a', 'ab', ''])
  })

  it('searches with Enter and sends no form', async () => {
    const { input, searches, submits } = await openField('lake')
    input.focus()
    await sendKeys({ press: 'Enter' })
    expect([searches(), submits()]).to.deep.equal([1, 0])
  })

  it('tells a composition when it ends, and its keys are not ours', async () => {
    const { input, changes, searches } = await openField()
    input.focus()
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
    for (const text of ['h', 'hu', 'hu p']) {
      await drawn()
      write(input, text, true)
      await until(() => input.value === text)
    }
    const key = { bubbles: true, composed: true, keyCode: 229 }
    input.dispatchEvent(new KeyboardEvent('keydown', { ...key, key: 'Enter' }))
    input.dispatchEvent(new KeyboardEvent('keydown', { ...key, key: 'Escape' }))
    expect([changes, searches()]).to.deep.equal([[], 0])
    write(input, '湖畔', true)
    input.dispatchEvent(
      new CompositionEvent('compositionend', { bubbles: true, composed: true, data: '湖畔' }),
    )
    await until(() => changes.length)
    expect(changes).to.deep.equal(['湖畔'])
    expect(input.value).to.equal('湖畔')
    write(input, '湖畔1', false)
    await until(() => changes.length === 2)
    expect(changes).to.deep.equal(['湖畔', '湖畔1'])
  })

  it('Esc empties it first, and closes the dialog around it only then', async () => {
    const reasons: string[] = []
    function Sample() {
      const [value, setValue] = useState('lake')
      return (
        <Dialog open label="Dialog" onClose={(reason) => reasons.push(reason)}>
          <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} />
        </Dialog>
      )
    }
    const { root } = mount(<Sample />)
    const input = await until(() => root.querySelector('input'))
    await until(() => root.querySelector('dialog')?.open)
    input.focus()
    await sendKeys({ press: 'Escape' })
    await until(() => input.value === '')
    expect(reasons).to.deep.equal([])
    expect(root.querySelector('dialog')?.open).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await until(() => reasons.length)
    expect(reasons).to.deep.equal(['escape'])
  })
})
