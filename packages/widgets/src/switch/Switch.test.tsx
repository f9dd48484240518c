import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Switch, type SwitchProps } from '.'

adoptTokens(document)

async function openSwitch(props: SwitchProps = {}) {
  const reported: string[] = []
  function Sample() {
    const [value, setValue] = useState(props.value)
    const change = (detail: { value: string }) => {
      reported.push(detail.value)
      setValue(detail.value)
    }
    return <Switch label="在售" {...props} value={value} onChange={change} />
  }
  const { root, host } = mount(<Sample />)
  const input = await until(() => root.querySelector('input'))
  return { root, host, input, reported }
}

describe('eb-switch', () => {
  it('W-SWI-1 has the values 1 and 0', async () => {
    const { input, reported } = await openSwitch()
    expect([input.checked, input.getAttribute('role'), input.ariaLabel]).to.deep.equal([
      false,
      'switch',
      '在售',
    ])
    input.click()
    await until(() => input.checked && reported.length === 1)
    input.click()
    await until(() => !input.checked && reported.length === 2)
    expect(reported).to.deep.equal(['1', '0'])
  })

  it('W-SWI-1 W-SWI-2 has the values of trueValue and falseValue; every other value is off', async () => {
    const { input, reported } = await openSwitch({ trueValue: 'on', falseValue: 'off', value: 'on' })
    expect(input.checked).to.equal(true)
    input.click()
    await until(() => reported.length === 1)
    expect(reported).to.deep.equal(['off'])
    const other = await openSwitch({ value: 'banana' })
    expect(other.input.checked).to.equal(false)
  })

  it('Space toggles it, Enter does not; Tab moves to it', async () => {
    const { root, input, reported } = await openSwitch()
    await sendKeys({ press: 'Tab' })
    await until(() => (root as ShadowRoot).activeElement === input, 'focus')
    await sendKeys({ press: ' ' })
    await until(() => reported.length === 1)
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: ' ' })
    await until(() => reported.length === 2)
    expect(reported).to.deep.equal(['1', '0'])
  })

  it('no event leaves the shadow root before the value has changed', async () => {
    const { host, input, reported } = await openSwitch()
    const heard: string[] = []
    for (const type of ['input', 'change']) host.addEventListener(type, () => heard.push(type))
    input.click()
    await until(() => reported.length === 1)
    expect(heard).to.deep.equal([])
  })

  it('has a target of 24 px, and shows its problem', async () => {
    const { root, host, input } = await openSwitch({ errorMessage: '请打开' })
    const { width, height } = input.getBoundingClientRect()
    expect([width, height]).to.deep.equal([40, 24])
    expect(input.getAttribute('aria-invalid')).to.equal('true')
    const id = input.getAttribute('aria-describedby')
    await until(() => root.querySelector(`[id="${id}"]`)?.textContent === '请打开', 'what is wrong')
    await expect(host).to.be.accessible()
  })

  it('its visible part starts at the edge of its box', async () => {
    const { host, input } = await openSwitch()
    const { x } = input.getBoundingClientRect()
    expect(x + Number.parseFloat(getComputedStyle(input).borderLeftWidth)).to.equal(
      host.getBoundingClientRect().x,
    )
  })

  it('axe finds nothing: on, off, disabled', async () => {
    for (const props of [{}, { value: '1' }, { disabled: true }, { value: '1', disabled: true }]) {
      const { host } = await openSwitch(props)
      await expect(host).to.be.accessible()
    }
  })
})
