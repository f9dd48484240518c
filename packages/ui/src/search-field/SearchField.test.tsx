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

/** Sets the value as the browser does, so that frameworks that wrap `value` notice. */
function write(input: HTMLInputElement, text: string, isComposing: boolean) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  value?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing }))
}

describe('SearchField', () => {
  it('is a search box with a name, without native styling', async () => {
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

  it('reports the typed text; × clears it and returns focus', async () => {
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

  it('searches with Enter and submits no form', async () => {
    const { input, searches, submits } = await openField('lake')
    input.focus()
    await sendKeys({ press: 'Enter' })
    expect([searches(), submits()]).to.deep.equal([1, 0])
  })

  it('reports a composition when it ends, and ignores its keys', async () => {
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

  it('Esc clears it first, and closes the enclosing dialog only when it is empty', async () => {
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
