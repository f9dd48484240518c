import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { CascaderPage, regions } from './testing/CascaderPage'

describe('states of the cascader', () => {
  it('invalid data are reported, and the rest works', async () => {
    const loop = { id: 1, name: '一', children: [] as object[] }
    loop.children.push(loop, { id: 2, name: '二' })
    const page = new CascaderPage({ items: [loop, { id: 2, name: '又' }, null] as never })
    await until(() => page.errors.length, 'reported')
    expect(page.errors.map(({ code, message }) => [code, message])).to.deep.equal([
      ['bad-items', '有选项没有显示，id 缺失、重复或循环：?,1,2'],
    ])
    await page.open()
    expect(page.columns).to.deep.equal([['一', '又']])
  })

  it('disabled: it does not open, closes when it becomes disabled, and nothing can be removed', async () => {
    const page = new CascaderPage({ disabled: true, selection: ['xh'] })
    await until(() => page.field, 'field')
    page.field.click()
    page.handle.current?.show()
    expect([page.panel, page.find('[part=clear]')]).to.deep.equal([null, null])
    page.set({ disabled: false })
    await until(() => !page.field.disabled, 'enabled')
    await page.open()
    page.set({ disabled: true })
    await page.isClosed()
  })

  it('new items while it is open update its columns and its search', async () => {
    const page = new CascaderPage()
    await page.open()
    await page.click('浙江')
    page.set({ items: [{ id: 'x', name: '新' }] })
    await until(() => page.columns.length === 1 && page.row('新'), 'new columns')
    await page.isAt('新')
    page.set({ items: [] })
    await until(() => page.find('.eb-cascader__message')?.textContent === '没有找到', 'nothing')
    page.set({ items: regions })
    await until(() => page.row('浙江'), 'back')
  })

  it('390 px: one column at a time, with a row to go back', async () => {
    await setViewport({ width: 390, height: 700 })
    try {
      const page = new CascaderPage()
      await page.open()
      const shown = () => page.all('[role=group]').filter((column) => column.offsetWidth > 0)
      await page.click('浙江')
      await until(() => page.columns.length === 2, 'two')
      expect(shown().map((column) => column.ariaLabel)).to.deep.equal(['浙江'])
      const back = page.find('.eb-cascader__back')
      expect(back.textContent).to.equal('浙江')
      const { left, right } = page.panel.getBoundingClientRect()
      expect(left >= 0 && right <= 390).to.equal(true)
      await page.click('杭州')
      await until(() => page.find('.eb-cascader__back').textContent === '杭州', 'deeper')
      page.find('.eb-cascader__back').click()
      await until(() => shown()[0]?.ariaLabel === '浙江', 'back')
      await page.isAt('杭州')
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })
})
