import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ListPage, plain, printers, rowsOf, withGateway } from './testing/ListPage'

/** The text of the focused option. */
const focusedChoice = ({ focused }: ListPage) =>
  focused?.closest('.eb-filter__choices label')?.textContent?.trim()

async function openByKeys(page: ListPage, chip: string) {
  await page.settled()
  page.button(chip).focus()
  await sendKeys({ press: 'Enter' })
}

describe('eb-data-list: options of a filter by keyboard', function () {
  this.timeout(60_000)
  withGateway()
  const address = location.href
  beforeEach(() => history.replaceState(null, '', address))
  after(() => history.replaceState(null, '', address))

  it('start at the first; ↓ and ↑ move, Tab skips no option, Esc returns to the chip', async () => {
    const page = new ListPage(printers)
    await openByKeys(page, '连接方式')
    await until(() => focusedChoice(page) === '云打印', 'focus at the first choice')
    await sendKeys({ press: 'ArrowDown' })
    expect(focusedChoice(page)).to.equal('局域网')
    await sendKeys({ press: 'ArrowDown' })
    expect(focusedChoice(page), 'the last one stays').to.equal('局域网')
    await sendKeys({ press: 'ArrowUp' })
    expect(focusedChoice(page)).to.equal('云打印')
    await sendKeys({ press: 'Tab' })
    expect(focusedChoice(page)).to.equal('局域网')
    await sendKeys({ press: ' ' })
    await until(() => page.said.includes('连接方式：局域网'), 'filtered')
    await sendKeys({ press: 'Escape' })
    await until(() => !page.find('.eb-filter'), 'closed')
    expect(page.focused.textContent).to.equal('连接方式：局域网')
  })

  it('of rows get focus when they have loaded', async () => {
    const page = new ListPage({ resource: 'merchant-api/printer', rowKey: 'printerId' })
    await openByKeys(page, '所属餐厅')
    await until(() => page.find('.eb-filter__choices label'), 'restaurants')
    const first = page.find('.eb-filter__choices label')?.textContent?.trim()
    await until(() => focusedChoice(page) === first, 'focus at the first one')
  })

  it('of a number: Enter applies the input, and focus returns to the chip', async () => {
    const columns = (plain.columns ?? []).map((column) => ({ ...column, filterable: column.name === 'n' }))
    const page = new ListPage({ ...plain, columns, source: rowsOf(9) })
    await openByKeys(page, '数量')
    await until(() => page.focused.matches('.eb-filter input'), 'focus in the first field')
    await sendKeys({ type: '5' })
    await sendKeys({ press: 'Enter' })
    await until(() => page.said.includes('数量：≥ 5'), 'filtered')
    expect(page.focused.textContent).to.equal('数量：≥ 5')
  })

  it('a number filter keeps invalid input and reversed ranges, and shows the error', async () => {
    const columns = (plain.columns ?? []).map((column) => ({ ...column, filterable: column.name === 'n' }))
    const page = new ListPage({ ...plain, columns, source: rowsOf(9) })
    await openByKeys(page, '数量')
    await until(() => page.focused.matches('.eb-filter input'), 'focus in the first field')
    const message = () => page.find('.eb-filter [part=message]')?.textContent
    await sendKeys({ type: '七' })
    await sendKeys({ press: 'Enter' })
    await until(() => message() === '请填写数字', 'no number')
    expect(page.focused.getAttribute('aria-invalid')).to.equal('true')
    await expect(page.view.host).to.be.accessible()
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ type: '７' })
    await until(() => !message(), 'a number, in full-width digits')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: '6' })
    await sendKeys({ press: 'Enter' })
    await until(() => message() === '结束值不能小于开始值', 'ends before it begins')
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ type: '8' })
    await sendKeys({ press: 'Enter' })
    await until(() => page.said.includes('数量：7 至 8'), 'filtered')
    expect(page.find('.eb-filter')).to.equal(null)
  })

  it('of a time: digits are enough, and Enter applies it', async () => {
    const columns = [{ name: 'opens', label: { zh: '营业时间' }, type: 'time', filterable: true }] as const
    const page = new ListPage({ ...plain, columns, source: [{ id: '1', opens: '09:30' }] })
    await openByKeys(page, '营业时间')
    await until(() => page.focused.matches('.eb-filter input'), 'focus at the hours')
    await sendKeys({ type: '0915' })
    await sendKeys({ press: 'Enter' })
    await until(() => page.said.includes('营业时间：≥ 09:15'), 'filtered')
  })
})
