import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import type { ControlProps } from '../Control'
import { TagsControl } from './smallFields'

adoptTokens(document)

/** A field of tags, as a form shows it. */
function open(first: readonly string[]) {
  let shown: readonly string[] = first
  function Tags() {
    const [value, setValue] = useState<unknown>(first)
    shown = value as string[]
    const text = (key: string, given?: object) => `${key} ${Object.values(given ?? {})}`
    const props = { id: 'tags', label: '标签', value, text, onChange: setValue }
    return <TagsControl {...(props as unknown as ControlProps)} />
  }
  const view = mount(<Tags />)
  const find = (selector: string) => view.root.querySelector<HTMLElement>(selector)
  return {
    view,
    tags: () => shown,
    input: find('input') as HTMLInputElement,
    cross: (tag: string) => find(`[aria-label="removeTag ${tag}"]`),
    focused: () => (view.root as ShadowRoot).activeElement,
  }
}

describe('eb-data-form: tags', () => {
  it('a tag is removed by Enter on its ×, and the keyboard stays in the field', async () => {
    const { view, tags, input, cross, focused } = open(['甲', '乙'])
    cross('甲')?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => tags().join() === '乙', 'removed')
    expect(focused()).to.equal(cross('乙'))
    await sendKeys({ press: 'Enter' })
    await until(() => tags().length === 0, 'the last one')
    expect(focused()).to.equal(input)
    view.unmount()
  })

  it('Backspace removes the last tag in the empty input only', async () => {
    const { view, tags, input, cross } = open(['甲', '乙'])
    cross('甲')?.focus()
    await sendKeys({ press: 'Backspace' })
    input.focus()
    await sendKeys({ press: 'Backspace' })
    await until(() => tags().length < 2, 'removed')
    expect(tags()).to.deep.equal(['甲'])
    view.unmount()
  })

  it('each line that is pasted is a tag, as each part between commas is', async () => {
    const { view, tags, input } = open(['甲'])
    input.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '乙\r\n丙 丁\n\n戊,己')
    const paste = new ClipboardEvent('paste', {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    })
    input.dispatchEvent(paste)
    await until(() => tags().length > 1, 'taken')
    expect(tags()).to.deep.equal(['甲', '乙', '丙 丁', '戊', '己'])
    expect(paste.defaultPrevented).to.equal(true)
    view.unmount()
  })
})
