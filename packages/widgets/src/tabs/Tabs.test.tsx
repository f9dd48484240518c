import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { isTabItems, Tabs } from '.'

adoptTokens(document)

describe('Tabs in React', () => {
  it('W-TAB-1 a tab has a label and a value; the first enabled one is shown', async () => {
    const items = [
      { label: 'All', value: 'all', disabled: true },
      { label: 'Open', value: 'open' },
      { label: 'Sent', value: 'sent' },
    ]
    const changes: unknown[] = []
    const { root } = mount(<Tabs items={items} onChange={(detail) => changes.push(detail)} />)
    await until(() => root.querySelectorAll('[role=tab]').length === 3)
    const all = [...root.querySelectorAll<HTMLElement>('[role=tab]')]
    expect(all.map(({ ariaSelected }) => ariaSelected)).to.deep.equal(['false', 'true', 'false'])
    all[2]?.click()
    expect(changes).to.deep.equal([{ value: 'sent' }])
  })

  it('validates the tabs of a page', () => {
    expect(isTabItems([{ label: 'a', value: '' }])).to.equal(true)
    for (const wrong of [null, {}, 'a', [null], ['a'], [{ label: 'a' }], [{ label: 'a', value: 1 }]])
      expect(isTabItems(wrong), JSON.stringify(wrong)).to.equal(false)
  })
})
