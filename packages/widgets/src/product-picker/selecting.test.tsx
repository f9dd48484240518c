import { injectFault, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { listPath, Picker, referenceTo, type StoredProduct, stored, withGateway } from './testing/Picker'

const boat = '西湖双人游船票（含茶点）'
const night = '运河夜游船票'
const card = '西溪湿地年卡'

describe('choosing in the product picker', () => {
  withGateway()

  it('W-PICK-14 a row is chosen, and removed again', async () => {
    const picker = new Picker()
    await picker.open()
    await picker.choose(boat)
    expect(picker.choice(boat).textContent).to.contain('已选')
    expect(picker.choice(boat).textContent).to.contain('取消')
    picker.choice(boat).click()
    await until(() => picker.choice(boat).textContent === '选择', 'cancelled')
    expect(picker.chosen).to.deep.equal([])
  })

  it('W-PICK-26 W-PICK-28 W-PICK-35 rows are added in order, and reported to the page by the confirmation', async () => {
    const picker = new Picker()
    await picker.open()
    await picker.choose(night, boat)
    expect(picker.changes).to.deep.equal([])
    expect(picker.drafts.map((draft) => draft.length)).to.deep.equal([1, 2])
    await picker.confirm()
    expect(picker.changes.length).to.equal(1)
    const [first] = picker.changes[0] ?? []
    expect(first).to.deep.contain({
      ticketProductId: 'TP20260817013',
      productType: 'ticket',
      productName: night,
      salePrice: 12800,
      isSelected: true,
      disabled: false,
      exitActivity: false,
    })
    expect(picker.keys).to.deep.equal(['TP20260817013', 'TP20261103021'])
    expect(picker.button.textContent).to.equal('选择商品已选 2 件')
  })

  it('W-PICK-25 in single-select mode the last one chosen replaces the one before', async () => {
    const picker = new Picker({ single: true })
    await picker.open()
    expect(picker.dialog?.textContent).to.contain('只选一件')
    expect(picker.control('全选本页')).to.equal(undefined)
    await picker.choose(boat)
    await picker.choose(night)
    expect(picker.choice(boat).getAttribute('aria-pressed')).to.equal('false')
    await picker.confirm()
    expect(picker.keys).to.deep.equal(['TP20260817013'])
  })

  it('W-PICK-4 W-PICK-29 the chosen rows are listed below the button: each can be removed, and all', async () => {
    const picker = new Picker()
    await picker.open()
    await picker.choose(boat, night, card)
    await picker.confirm()
    await until(() => picker.summary.length === 3, 'summary')
    expect(picker.summary).to.deep.equal([boat, night, card])
    const summary = picker.part('summary').getBoundingClientRect()
    expect(summary.top).to.be.at.least(picker.button.getBoundingClientRect().bottom)
    picker.find(`[part=summary] [aria-label="移除 ${night}"]`)?.click()
    await until(() => picker.summary.length === 2, 'removed')
    expect(picker.keys).to.deep.equal(['TP20261103021', 'TP20260918010'])
    picker
      .all('[part=summary] button')
      .find(({ textContent }) => textContent === '取消全部')
      ?.click()
    await until(() => picker.summary.length === 0, 'emptied')
    expect(picker.changes.at(-1)).to.deep.equal([])
  })

  it('a cancelled choice changes nothing; closing asks first if something would be lost', async () => {
    const picker = new Picker()
    await picker.open()
    await picker.choose(boat)
    picker.find('.eb-dialog__close')?.click()
    await picker.says('放弃改动')
    picker.control('放弃').click()
    await picker.closed()
    expect(picker.changes).to.deep.equal([])
    await picker.open()
    expect(picker.chosen).to.deep.equal([])
  })

  it('F-PI-1 chosen rows are kept when tab and page are switched while a list loads', async () => {
    const picker = new Picker({ tabs: ['default', '29'] })
    await picker.open()
    await picker.choose(boat)
    const hits = await injectFault({ match: listPath, fault: 'delay', milliseconds: 400 })
    picker
      .all('.eb-pager__page')
      .find(({ textContent }) => textContent === '4')
      ?.click()
    await until(async () => picker.find('[aria-busy=true]') && (await hits()) > 0, 'busy')
    picker.tabs[1]?.click()
    await until(() => picker.tabs[1]?.ariaSelected === 'true', 'tab')
    expect(picker.chosen).to.deep.equal([boat])
    await picker.listed()
    expect(await hits()).to.be.at.least(2)
    // The answer for the previous page is not shown in this tab.
    expect(picker.cells(picker.nameOf(picker.rows[0]))[6]).to.be.oneOf(['快递邮寄', '券码或邮寄'])
    expect(picker.page).to.equal('1')
    expect(picker.chosen).to.deep.equal([boat])
  })

  it('the maximum refuses one more with a message, and keeps the choice', async () => {
    const picker = new Picker({ max: 2 })
    await picker.open()
    await picker.choose(boat, night)
    picker.choice(card).click()
    await picker.says('最多选 2 件')
    await until(
      () => picker.all('dialog [role=status]').some(({ textContent }) => textContent === '最多选 2 件'),
      'said',
    )
    expect(picker.chosen).to.deep.equal([boat, night])
    picker.control('全选本页').click()
    await picker.says('最多选 2 件')
    expect(picker.chosen.length).to.equal(2)
  })

  it('locked filters narrow every list, and cannot be removed', async () => {
    const filters = [{ name: 'shipType', value: 'mail', label: '只看可邮寄' }]
    const picker = new Picker({ filters, tabs: ['default', '29'] })
    await picker.open()
    await picker.tab('实物商品')
    expect(picker.rows.every((row) => row.textContent?.includes('快递邮寄'))).to.equal(true)
    expect(picker.dialog?.textContent).to.contain('只看可邮寄')
    expect(picker.control('只看可邮寄')).to.equal(undefined)
  })

  it('F-PI-4 5,000 chosen rows: shown, kept, confirmed', async function () {
    this.timeout(60_000)
    const real = (await stored('supplier_account_status = 0', 2000)) as StoredProduct[]
    const unknown = Array.from({ length: 5000 - real.length }, (_, index) => ({
      id: `GONE${index}`,
      type: 'ticket',
      name: '',
    }))
    const picker = new Picker({ selection: [...real, ...unknown].map(referenceTo) })
    await until(() => picker.button?.textContent?.includes('5000 件'), 'count')
    await until(() => picker.problems.at(-1)?.startsWith(`${unknown.length} 件`), 'read')
    expect(picker.summary.length).to.be.lessThan(60)
    await picker.open()
    expect(picker.part('confirm').textContent).to.contain('5000 件')
    expect(picker.chosen.length).to.be.lessThan(60)
    picker.choice(night).click()
    await until(() => picker.part('confirm').textContent?.includes('4999 件'), 'taken out')
    await picker.goTo(2)
    picker.part('confirm').click()
    await picker.says(`${unknown.length} 件已不能选`)
    await picker.press('移除')
    await until(() => picker.part('confirm').textContent?.includes(`${real.length - 1} 件`), 'removed')
    await picker.confirm()
    expect(picker.keys?.length).to.equal(real.length - 1)
    expect(new Set(picker.keys).size).to.equal(real.length - 1)
  })
})
