import type { FileSort } from '@ebkit/core/files'
import { holdLongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { PartPage } from '../testing/PartPage'
import { MessageBar, type MessageBarProps } from './MessageBar'
import { SortMenu, type SortMenuProps } from './SortMenu'
import { ViewSwitch, type ViewSwitchProps } from './ViewSwitch'

describe('SortMenu and ViewSwitch', () => {
  it('W-EXP-20 W-EXP-21 offers time, name and size in both directions, time and name first', async () => {
    const sorts: FileSort[] = []
    const page = new PartPage<SortMenuProps>(SortMenu, {
      sort: { by: 'time', order: 'desc' },
      onSort: (sort) => sorts.push(sort),
    })
    const button = await until(() => page.part('sort-menu'))
    expect(button.textContent).to.equal('最近修改')
    button.focus()
    await sendKeys({ press: 'Enter' })
    const menu = await until(() => page.find('[role=menu]'))
    const items = () => [...menu.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
    expect(items().map(({ textContent }) => textContent)).to.deep.equal([
      '最近修改',
      '最早修改',
      '名称 A → Z',
      '名称 Z → A',
      '从大到小',
      '从小到大',
    ])
    expect(items().map((item) => item.getAttribute('aria-checked') === 'true')).to.deep.equal([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    await page.expectAccessible()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await until(() => sorts.length === 1)
    expect(sorts).to.deep.equal([{ by: 'name', order: 'asc' }])
    page.set({ sort: { by: 'name', order: 'asc' } })
    await until(() => button.textContent === '名称 A → Z')
  })

  it('W-EXP-3 two buttons switch the view and say which one is active', async () => {
    const views: string[] = []
    const page = new PartPage<ViewSwitchProps>(ViewSwitch, {
      view: 'grid',
      onView: (view) => views.push(view),
    })
    const list = await until(() => page.part('list-view'))
    expect(page.part('grid-view').getAttribute('aria-pressed')).to.equal('true')
    expect(list.getAttribute('aria-label')).to.equal('列表')
    list.click()
    expect(views).to.deep.equal(['list'])
    await page.expectAccessible()
  })
})

describe('MessageBar', () => {
  const bar = (props: Partial<MessageBarProps> = {}) => {
    const calls: string[] = []
    const page = new PartPage<MessageBarProps>(MessageBar, {
      message: undefined,
      onClose: () => calls.push('close'),
      ...props,
    })
    return { page, calls }
  }
  const say = (text: string, tone: 'success' | 'danger' = 'success') => ({ tone, text })

  it('W-EXP-40 a message is announced and shown for 3 s; then a button shows it again', async () => {
    const { page } = bar()
    await until(() => page.find('[role=status]'))
    const timers = holdLongTimers()
    try {
      page.set({ message: say('文件已转移') })
      await until(() => page.find('[role=status]').textContent === '文件已转移')
      await page.expectAccessible()
      await until(() => timers.waiting().includes(3000))
      timers.end(3000)
      const again = await until(() => page.part('message-again'))
      expect(page.part('message')).to.equal(null)
      await page.expectAccessible()
      again.focus()
      await sendKeys({ press: 'Enter' })
      await until(() => page.part('message'))
      await until(() => page.focused?.getAttribute('aria-label') === '关闭消息')
      expect(timers.waiting()).not.to.include(3000, 'it stays now')
      page.set({ message: say('没有选择文件', 'danger') })
      await until(() => page.find('[role=alert]').textContent === '没有选择文件')
      expect(page.find('[role=status]').textContent).to.equal('')
      await until(() => timers.waiting().includes(3000))
    } finally {
      timers.restore()
    }
  })

  it('stays open while it has focus, and can be closed for good; focus returns', async () => {
    const { page, calls } = bar()
    page.find('#before')?.focus()
    await until(() => page.find('[role=status]'))
    const timers = holdLongTimers()
    try {
      page.find('#before').focus()
      page.set({ message: say('文件已删除') })
      const close = await until(() => page.part('message')?.querySelector('button'))
      await until(() => timers.waiting().includes(3000))
      await sendKeys({ press: 'Tab' })
      await until(() => page.focused === close)
      await sendKeys({ press: 'Shift' })
      expect(timers.waiting()).not.to.include(3000)
      await sendKeys({ press: 'Enter' })
      await until(() => !page.part('message'))
      expect(page.part('message-again')).to.equal(null)
      expect(page.focused?.id).to.equal('before')
      expect(calls).to.deep.equal(['close'])
    } finally {
      timers.restore()
    }
  })

  it('has one link, which closes the message', async () => {
    let undone = 0
    const message = { ...say('文件已转移'), action: { label: '撤销', onAction: () => undone++ } }
    const { page } = bar({ message })
    const link = await until(() => page.button('撤销'))
    link.click()
    await until(() => !page.part('message'))
    expect(undone).to.equal(1)
  })
})
