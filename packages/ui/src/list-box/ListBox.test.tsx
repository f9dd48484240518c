import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { adoptTokens } from '../styles/adoptTokens'
import { ListBox } from './ListBox'
import type { ListOption } from './ListOption'
import { LongListBox } from './LongListBox'
import type { ListBoxProps } from './listBoxProps'

adoptTokens(document)

const fruit: ListOption[] = [
  { value: 'apple', label: 'Apple', group: 'Trees', hint: '12' },
  { value: 'pear', label: 'Pear', group: 'Trees', disabled: true, hint: 'sold out' },
  { value: 'melon', label: 'Melon', group: 'Fields', icon: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
]
const many: ListOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index}`,
  label: `Option ${index}`,
}))

/** A list with a combobox, its typical use. */
function show(List: typeof ListBox, props: Partial<ListBoxProps>) {
  const picked: number[] = []
  const pointed: number[] = []
  const view = (more: Partial<ListBoxProps> = {}) => {
    const all = { options: fruit, active: -1, ...props, ...more }
    return (
      <>
        <button
          type="button"
          role="combobox"
          aria-label="Fruit"
          aria-expanded
          aria-controls="list"
          aria-activedescendant={all.active < 0 ? undefined : `list-${all.active}`}
        />
        <List
          id="list"
          label="Fruit"
          onPick={(index) => picked.push(index)}
          onPoint={(index) => pointed.push(index)}
          {...all}
        />
      </>
    )
  }
  const { root, host, render } = mount(view())
  const options = () => [...root.querySelectorAll<HTMLElement>('[role=option]')]
  const list = () => root.querySelector('[role=listbox]') as HTMLElement
  return {
    root,
    host,
    picked,
    pointed,
    options,
    list,
    render: (more: Partial<ListBoxProps>) => render(view(more)),
  }
}

describe('ListBox', () => {
  it('has groups, marks active, selected and disabled options, and axe finds nothing', async () => {
    const { host, options, root } = show(ListBox, { active: 0, isSelected: ({ value }) => value === 'melon' })
    await until(() => options().length === 3)
    expect(
      [...root.querySelectorAll('[role=group]')].map((group) => group.getAttribute('aria-label')),
    ).to.deep.equal(['Trees', 'Fields'])
    expect(options().map((option) => option.ariaSelected)).to.deep.equal(['false', 'false', 'true'])
    expect(options()[1]?.ariaDisabled).to.equal('true')
    expect(options()[2]?.querySelector('svg')).not.to.equal(null)
    for (const option of options()) expect(option.offsetHeight).to.be.at.least(24)
    await expect(host).to.be.accessible()
  })

  it('a press picks, a move activates, neither takes focus; a disabled option ignores both', async () => {
    const { options, picked, pointed, root } = show(ListBox, {})
    await until(() => options().length === 3)
    const button = root.querySelector('button') as HTMLElement
    button.focus()
    for (const option of options()) {
      option.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
      const isAllowed = option.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      expect(isAllowed).to.equal(false)
      option.click()
    }
    expect([picked, pointed]).to.deep.equal([
      [0, 2],
      [0, 2],
    ])
  })

  it('scrolls the active option into view, and nothing around it', async () => {
    const { options, list, render } = show(ListBox, { options: many.slice(0, 60) })
    await until(() => options().length === 60)
    const isSeen = (index: number) => {
      const [box, option] = [
        list().getBoundingClientRect(),
        (options()[index] as HTMLElement).getBoundingClientRect(),
      ]
      return option.top >= box.top && option.bottom <= box.bottom
    }
    for (const active of [59, 30, 0, 12]) {
      render({ active })
      await until(() => isSeen(active), `option ${active}`)
    }
    expect(scrollY).to.equal(0)
  })
})

describe('LongListBox', () => {
  it('renders visible options of 10,000, with their positions, and shows any that becomes active', async () => {
    const { options, list, render, host } = show(LongListBox as typeof ListBox, { options: many })
    await until(() => options().length > 0 && options().length < 60, 'few drawn')
    expect(list().scrollHeight).to.be.greaterThan(300_000)
    for (const active of [9999, 5000, 0]) {
      render({ active })
      const option = await until(
        () => list().querySelector<HTMLElement>(`#list-${active}`),
        `option ${active}`,
      )
      await until(() => option.getBoundingClientRect().bottom <= list().getBoundingClientRect().bottom + 1)
      expect(option.getAttribute('aria-posinset')).to.equal(`${active + 1}`)
      expect(option.getAttribute('aria-setsize')).to.equal('10000')
      expect(options().length).to.be.below(60)
    }
    await expect(host).to.be.accessible()
  })

  it('the active option exists for the combobox, even when it is scrolled out of view', async () => {
    const { list, root, options, host } = show(LongListBox as typeof ListBox, { options: many, active: 3 })
    await until(() => options().length > 0 && options().length < 60)
    list().scrollTop = 100_000
    await until(() => options()[0]?.textContent !== 'Option 0', 'rolled')
    const away = await until(() => root.querySelector<HTMLElement>('#list-3'))
    expect([away.textContent, list().scrollTop, list().contains(away)]).to.deep.equal([
      'Option 3',
      100_000,
      true,
    ])
    expect(list().scrollHeight).to.equal(320_008)
    await expect(host).to.be.accessible()
    list().scrollTop = 0
    await until(() => !away.isConnected && root.querySelector('#list-3'), 'in its place')
    expect(root.querySelectorAll('#list-3').length).to.equal(1)
  })

  it('follows scrolling, and keeps the name of a group whose heading is out of view', async () => {
    const grouped = many.map((option, index) => ({ ...option, group: index < 5000 ? 'First' : 'Second' }))
    const { options, list, root } = show(LongListBox as typeof ListBox, { options: grouped })
    await until(() => options().length > 0 && options().length < 60)
    list().scrollTop = list().scrollHeight
    await until(() => root.querySelector('#list-9999'))
    const groups = [...root.querySelectorAll('[role=group]')]
    expect(groups.map((group) => group.getAttribute('aria-label'))).to.deep.equal(['Second'])
    expect(root.querySelector('.eb-list__group')).to.equal(null)
  })
})
