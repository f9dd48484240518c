import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { CheckboxGroup, type CheckboxGroupProps } from '../checkbox-group'
import { EnvironmentProvider } from '../environment'
import { RadioGroup, type RadioGroupProps } from '../radio-group'

adoptTokens(document)

const options = [
  { value: 'spa', label: '水疗' },
  { value: 7, label: '健身房', disabled: true },
  { value: 'pool' },
]

/** A group in a page, with its events. */
function controls(root: HTMLElement | ShadowRoot) {
  const inputs = () => [...root.querySelectorAll('input')]
  const texts = () => inputs().map((input) => input.labels?.[0]?.textContent)
  const checked = () => inputs().flatMap((input) => (input.checked ? [input.labels?.[0]?.textContent] : []))
  return { inputs, texts, checked }
}

async function openBoxes(props: CheckboxGroupProps, locale = 'zh') {
  const reported: string[][] = []
  const problems: Array<string | undefined> = []
  const report = (message?: string) => problems.push(message)
  function Sample() {
    const [selection, setSelection] = useState(props.selection ?? [])
    const change = ({ value }: { value: string[] }) => {
      reported.push(value)
      setSelection(value)
    }
    return (
      <CheckboxGroup
        label="设施"
        {...props}
        selection={selection}
        onChange={change}
        reportProblem={report as never}
      />
    )
  }
  const { root, host } = mount(
    <EnvironmentProvider value={{ locale }}>
      <Sample />
    </EnvironmentProvider>,
  )
  await until(() => root.querySelector('fieldset') && problems.length)
  return { root, host, reported, problems, ...controls(root) }
}

async function openRadios(props: RadioGroupProps) {
  const reported: string[] = []
  function Sample() {
    const [value, setValue] = useState(props.value ?? '')
    const change = (detail: { value: string }) => {
      reported.push(detail.value)
      setValue(detail.value)
    }
    return <RadioGroup label="设施" {...props} value={value} onChange={change} />
  }
  const { root, host } = mount(<Sample />)
  await until(() => root.querySelector('fieldset'))
  return { root, host, reported, ...controls(root) }
}

describe('eb-checkbox-group', () => {
  it('W-CHK-1 shows label or value, and reports the values in the order of the options', async () => {
    const { inputs, texts, checked, reported } = await openBoxes({ options, selection: ['pool'] })
    expect(texts()).to.deep.equal(['水疗', '健身房', 'pool'])
    expect(checked()).to.deep.equal(['pool'])
    inputs()[0]?.click()
    await until(() => reported.length === 1)
    inputs()[2]?.click()
    await until(() => reported.length === 2)
    expect(reported).to.deep.equal([['spa', 'pool'], ['spa']])
  })

  it('W-CHK-1 a disabled option that is chosen stays chosen', async () => {
    const { inputs, reported } = await openBoxes({ options, selection: ['7'] })
    expect(inputs()[1]?.matches(':checked:disabled')).to.equal(true)
    inputs()[1]?.click()
    inputs()[0]?.click()
    await until(() => reported.length === 1)
    expect(reported).to.deep.equal([['spa', '7']])
  })

  it('an unknown value stays, is a problem, and can be unchecked; focus is not lost', async () => {
    const { root, host, inputs, texts, reported, problems } = await openBoxes({
      options,
      selection: ['gone', 'spa'],
    })
    expect(texts().at(-1)).to.equal('gone已不可选')
    expect(problems.at(-1)).to.equal('请改选：gone 已不可选')
    await expect(host).to.be.accessible()
    const [first] = inputs()
    inputs().at(-1)?.focus()
    inputs().at(-1)?.click()
    await until(() => problems.at(-1) === undefined)
    expect(reported).to.deep.equal([['spa']])
    expect([inputs().length, (root as ShadowRoot).activeElement === first]).to.deep.equal([3, true])
  })

  it('before the options are set, no value is a problem', async () => {
    const { inputs, problems } = await openBoxes({ selection: ['spa'] })
    expect([inputs().length, problems]).to.deep.equal([0, [undefined]])
  })

  it('shows the problem, and is available in English', async () => {
    const { root, host, texts } = await openBoxes({ options, selection: ['x'], errorMessage: 'Wrong' }, 'en')
    await until(() => root.querySelector('[part=message]')?.textContent === 'Wrong', 'what is wrong')
    expect(texts().at(-1)).to.equal('xno longer available')
    await expect(host).to.be.accessible()
  })
})

describe('eb-radio-group', () => {
  it('W-CHK-1 chooses one of the options', async () => {
    const { inputs, checked, reported } = await openRadios({ options, value: 'pool', layout: 'stacked' })
    expect(checked()).to.deep.equal(['pool'])
    inputs()[0]?.click()
    await until(() => reported.length === 1)
    expect([reported, checked()]).to.deep.equal([['spa'], ['水疗']])
  })

  it('an option may have an empty value', async () => {
    const { inputs, checked, reported } = await openRadios({
      options: [{ value: '', label: '不限' }, { value: 'spa' }],
    })
    expect(checked()).to.deep.equal(['不限'])
    inputs()[1]?.click()
    await until(() => reported.length === 1)
    expect(checked()).to.deep.equal(['spa'])
  })

  it('an unknown value stays until an option is chosen', async () => {
    const { host, inputs, checked, texts } = await openRadios({ options, value: 'gone' })
    expect(checked()).to.deep.equal(['gone已不可选'])
    await expect(host).to.be.accessible()
    inputs()[0]?.click()
    await until(() => inputs().length === 3)
    expect(texts()).to.deep.equal(['水疗', '健身房', 'pool'])
  })
})
