import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { Suggest, type SuggestHandle, type Suggestion, type SuggestProps } from '..'

adoptTokens(document)

export const hotels: Suggestion[] = [
  '湖畔酒店',
  '湖景酒店',
  { value: 'lake', label: 'Lakeside', hint: '12 间' },
  '山居',
]

/** A suggest on a page that keeps the typed text. */
export async function show(props: Partial<SuggestProps> = {}, locale = 'zh') {
  const typed: string[] = []
  const changes: string[] = []
  const selected: unknown[] = []
  const errors: WidgetError[] = []
  const events: string[] = []
  const handle = { current: null as SuggestHandle | null }
  function Sample() {
    const [value, setValue] = useState(props.value ?? '')
    return (
      <EnvironmentProvider value={{ locale, reportError: (error) => errors.push(error) }}>
        <Suggest
          label="酒店"
          {...props}
          value={value}
          onInput={(detail) => {
            typed.push(detail.value)
            setValue(detail.value)
          }}
          onChange={(detail) => {
            changes.push(detail.value)
            setValue(detail.value)
          }}
          onSelect={(detail) => selected.push(detail.suggestion)}
          onShow={() => events.push('show')}
          onHide={() => events.push('hide')}
          handle={handle}
        />
        <button type="button" className="after">
          after
        </button>
      </EnvironmentProvider>
    )
  }
  const { root, host, unmount } = mount(<Sample />)
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector)
  const input = await until(() => find<HTMLInputElement>('input'))
  const options = () => [...root.querySelectorAll('[role=option]')].map((option) => option.textContent)
  const active = () => {
    const id = input.getAttribute('aria-activedescendant')
    return id ? find(`#${CSS.escape(id)}`)?.textContent : ''
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      const isAlt = key.startsWith('Alt+')
      if (isAlt) await sendKeys({ down: 'Alt' })
      await sendKeys({ press: isAlt ? key.slice(4) : key })
      if (isAlt) await sendKeys({ up: 'Alt' })
    }
  }
  const type = (text: string) => sendKeys({ type: text })
  const isAt = (label: string) => until(() => active() === label, `active: ${label}`)
  const lists = (count: number) => until(() => options().length === count, `${count} suggestions`)
  const note = () => find('.eb-suggest__note')?.textContent
  const status = () => find('[role=status]')?.textContent
  input.focus()
  return {
    ...{ root, host, unmount, find, input, options, press, type, isAt, lists, note, status },
    ...{ typed, changes, selected, errors, events, handle },
  }
}
