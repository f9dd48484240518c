import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { OptionGroup, type OptionGroupProps } from './OptionGroup'

adoptTokens(document)

const options = [
  { value: 'spa', label: '水疗' },
  { value: 'gym', label: '健身房', disabled: true },
  { value: 'pool', label: '泳池' },
]

async function openGroup(props: Partial<OptionGroupProps> = {}) {
  const changes: Array<[string, boolean]> = []
  function Sample() {
    const [selected, setSelected] = useState(props.selected ?? [])
    const change = (value: string, isSelected: boolean) => {
      changes.push([value, isSelected])
      setSelected(props.kind === 'radio' ? [value] : isSelected ? [...selected, value] : [])
    }
    return (
      <OptionGroup
        kind="checkbox"
        options={options}
        label="设施"
        {...props}
        selected={selected}
        onChange={change}
      />
    )
  }
  const { root, host } = mount(
    <form>
      <Sample />
    </form>,
  )
  await until(() => root.querySelectorAll('input').length === (props.options ?? options).length)
  const inputs = [...root.querySelectorAll('input')]
  const group = root.querySelector('fieldset') as HTMLElement
  const focused = () => inputs.indexOf((root as ShadowRoot).activeElement as HTMLInputElement)
  return { root, host, inputs, group, changes, focused }
}

describe('OptionGroup', () => {
  it('radio buttons are one Tab stop; arrows choose the neighbour, skip disabled ones and wrap around', async () => {
    const { inputs, changes, focused } = await openGroup({ kind: 'radio' })
    inputs[0]?.focus()
    for (const [press, place] of [
      [' ', 0],
      ['ArrowDown', 2],
      ['ArrowRight', 0],
      ['ArrowUp', 2],
      ['ArrowLeft', 0],
    ] as const) {
      await sendKeys({ press })
      await until(() => focused() === place && inputs[place]?.checked, press)
    }
    expect(changes.map(([value]) => value)).to.deep.equal(['spa', 'pool', 'spa', 'pool', 'spa'])
    await sendKeys({ press: 'Tab' })
    expect(focused()).to.equal(-1)
  })

  it('each check box is a Tab stop; Space checks and unchecks it', async () => {
    const { inputs, changes, focused } = await openGroup()
    inputs[0]?.focus()
    await sendKeys({ press: ' ' })
    await until(() => changes.length === 1)
    await sendKeys({ press: 'Tab' })
    expect(focused()).to.equal(2)
    await sendKeys({ press: ' ' })
    await until(() => changes.length === 2)
    await sendKeys({ press: ' ' })
    await until(() => changes.length === 3)
    expect(changes).to.deep.equal([
      ['spa', true],
      ['pool', true],
      ['pool', false],
    ])
  })

  it('a click on picture or label chooses; targets are 24 px high', async () => {
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const { inputs, changes } = await openGroup({ options: [{ value: 'bar', label: '酒吧', icon }] })
    const label = inputs[0]?.labels?.[0] as HTMLElement
    expect(label.getBoundingClientRect().height).to.be.at.least(24)
    label.querySelector('img')?.click()
    await until(() => changes.length === 1)
    expect(label.textContent).to.equal('酒吧')
  })

  it('wraps in lines, or stacks', async () => {
    const tops = async (stacked: boolean) => {
      const { inputs } = await openGroup({ stacked })
      return new Set(inputs.map((input) => input.getBoundingClientRect().top)).size
    }
    expect([await tops(false), await tops(true)]).to.deep.equal([1, 3])
  })

  it('its events stay in the shadow root, and it belongs to no form', async () => {
    const { root, host, inputs, changes } = await openGroup()
    const heard: string[] = []
    for (const type of ['input', 'change']) host.addEventListener(type, () => heard.push(type))
    inputs[0]?.click()
    await until(() => changes.length === 1)
    expect(heard).to.deep.equal([])
    expect([...new FormData(root.querySelector('form') as HTMLFormElement)]).to.deep.equal([])
  })

  it('duplicate values and no options throw nothing', async () => {
    const twins = [
      { value: 'a', label: 'A' },
      { value: 'a', label: 'A again' },
    ]
    const { inputs } = await openGroup({ options: twins, selected: ['a'] })
    expect(inputs.map(({ checked }) => checked)).to.deep.equal([true, true])
    await openGroup({ options: [] })
  })

  it('axe finds nothing: chosen, disabled, invalid', async () => {
    for (const kind of ['radio', 'checkbox'] as const)
      for (const state of [
        {},
        { selected: ['spa'] },
        { selected: ['gym'] },
        { disabled: true, selected: ['spa'] },
        { invalid: true, required: true },
        { options: [{ value: 'x', label: 'x', problem: '已不可选' }], selected: ['x'] },
      ]) {
        const { host, group } = await openGroup({ kind, ...state })
        expect(group.ariaLabel).to.equal('设施')
        await expect(host).to.be.accessible()
      }
  })
})
