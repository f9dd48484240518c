import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider } from '../environment'
import { TitleBar, type TitleBarProps } from '.'

adoptTokens(document)

const actions = [
  { value: 'export', label: '导出' },
  { value: 'add', label: '新建', primary: true },
]

/** A page that stores the chosen value. */
function show(props: TitleBarProps, locale = 'zh') {
  const reported: unknown[] = []
  const Page = () => {
    const [value, setValue] = useState(props.value ?? '')
    return (
      <EnvironmentProvider value={{ locale }}>
        <TitleBar
          {...props}
          value={value}
          onChange={(detail) => {
            reported.push(detail)
            setValue(detail.value)
          }}
          onAction={(detail) => reported.push(detail)}
        />
      </EnvironmentProvider>
    )
  }
  const view = mount(<Page />)
  const find = <E extends HTMLElement>(selector: string) => view.root.querySelector<E>(selector) as E
  return { ...view, reported, find, drawn: () => until(() => find('.eb-title-bar'), 'drawn') }
}

describe('TitleBar', () => {
  it('W-TBAR-1 shows a title and buttons that report their value; without picker there is no picker', async () => {
    const { drawn, find, reported, root, host } = show({ heading: '订单明细', actions })
    await drawn()
    expect(find('[role=heading]').textContent).to.equal('订单明细')
    expect(find('[role=heading]').getAttribute('aria-level')).to.equal('2')
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('[part=action]')]
    expect(buttons.map(({ textContent }) => textContent)).to.deep.equal(['导出', '新建'])
    buttons[0]?.focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: ' ' })
    await until(() => reported.length === 2, 'both told')
    expect(reported).to.deep.equal([{ value: 'export' }, { value: 'add' }])
    expect(find('[part=picker]')).to.equal(null)
    await expect(host).to.be.accessible()
  })

  it('W-TBAR-1 a date-range picker: its text is the value, and it gets the settings', async () => {
    const bar = show({
      heading: '订单明细',
      picker: 'range',
      value: '2026-11-01 至 2026-11-07',
      settings: { maxDays: 7 },
    })
    const end = await until(() => bar.find<HTMLInputElement>('[part=end]'), 'picker')
    await until(() => end.value === '2026-11-07', 'value')
    const type = async (text: string) => {
      end.focus()
      end.select()
      await sendKeys({ type: text })
      await sendKeys({ press: 'Enter' })
    }
    await type('2026-11-05')
    await until(() => bar.reported.length === 1, 'reported')
    await type('2026-11-30')
    await until(() => bar.find('[part=message]')?.textContent === '日期范围最多 7 天', 'message')
    expect(bar.reported).to.deep.equal([{ value: '2026-11-01 至 2026-11-05' }, { value: '' }])
    await expect(bar.host).to.be.accessible()
  })

  it('W-TBAR-1 a date picker', async () => {
    const bar = show({ heading: '日报', picker: 'date', value: '2026-11-20', actions }, 'en')
    const input = await until(() => bar.find<HTMLInputElement>('[part=input]'), 'picker')
    await until(() => input.value === '2026-11-20', 'value')
    input.select()
    await sendKeys({ type: '2026-11-21' })
    await sendKeys({ press: 'Enter' })
    await until(() => bar.reported.length === 1, 'reported')
    expect(bar.reported).to.deep.equal([{ value: '2026-11-21' }])
    await expect(bar.host).to.be.accessible()
  })

  it('invalid buttons are left out', async () => {
    const { drawn, root } = show({ actions: [null, 7, {}, ...actions] as never })
    await drawn()
    expect(root.querySelectorAll('[part=action]')).to.have.length(2)
  })
})
