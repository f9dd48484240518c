import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider } from '../../environment'
import { DateField, type DateFieldHandle, type DateFieldProps } from '..'

adoptTokens(document)

export async function openPage(props: DateFieldProps = {}, locale = 'zh') {
  const changes: string[] = []
  const reported: string[] = []
  const problems: Array<string | undefined> = []
  const handle = { current: null as DateFieldHandle | null }
  let set: (value: string) => void = () => {}
  function Page(own: DateFieldProps) {
    const [value, setValue] = useState(props.value ?? '')
    set = setValue
    return (
      <EnvironmentProvider value={{ locale }}>
        <DateField
          handle={handle}
          onShow={() => reported.push('show')}
          onHide={() => reported.push('hide')}
          reportProblem={(message) => problems.push(message)}
          {...props}
          {...own}
          value={value}
          onChange={(detail) => {
            changes.push(detail.value)
            setValue(detail.value)
          }}
        />
        <button type="button" id="after">
          after
        </button>
      </EnvironmentProvider>
    )
  }
  const { root, host, render } = mount(<Page />)
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector) as Found
  const input = await until(() => find<HTMLInputElement>('input'))
  const panel = () => find('[part=panel]')
  const active = () => (root as ShadowRoot).activeElement as HTMLElement | null
  const day = () => active()?.dataset.day
  const message = () => find('[part=message]')?.textContent ?? ''
  const openByKey = async () => {
    input.focus()
    await sendKeys({ press: 'ArrowDown' })
    await until(day, 'focus on a day')
  }
  const typeText = async (text: string) => {
    input.focus()
    input.select()
    await sendKeys({ type: text })
  }
  return {
    ...{ root, host, find, input, panel, active, day, message, openByKey, typeText },
    ...{ changes, reported, problems, handle },
    set: (value: string) => set(value),
    again: (own: DateFieldProps) => render(<Page {...own} />),
  }
}
