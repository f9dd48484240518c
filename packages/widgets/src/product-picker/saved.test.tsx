import { injectFault, resetFaults, seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { keysPath, listPath, Picker, withGateway } from './testing/Picker'

const boat = { ticketProductId: 'TP20261103021', productType: 'ticket' }
const night = { ticketProductId: 'TP20260817013', productType: 'ticket' }
const gone = { ticketProductId: 'TP00000000000', productType: 'ticket' }

describe('a saved selection in the product picker', () => {
  withGateway()

  it('W-PICK-35 is read by id and type, shown completely, and chosen again when the dialog opens', async () => {
    const picker = new Picker({ selection: [night, boat] })
    await until(() => picker.summary[1]?.startsWith('西湖'), 'summary')
    expect(picker.summary).to.deep.equal(['运河夜游船票', '西湖双人游船票（含茶点）'])
    expect(picker.part('summary').textContent).to.contain('¥128.00')
    await picker.open()
    expect(picker.chosen).to.deep.equal(picker.summary)
    expect(picker.choice('运河夜游船票').getAttribute('aria-pressed')).to.equal('true')
    await picker.confirm()
    expect(picker.keys).to.deep.equal([night.ticketProductId, boat.ticketProductId])
  })

  it('F-PI-5 rows that no longer exist are marked, make the value a problem, and can be removed', async () => {
    const picker = new Picker({ selection: [boat, gone] })
    await until(() => picker.find('.eb-chosen__fault'), 'mark')
    expect(picker.find('.eb-chosen__fault')?.textContent).to.equal('已不存在')
    expect(picker.summary[1]).to.equal('TP00000000000:ticket')
    await until(() => picker.problems.at(-1) === '1 件已不能选，移除后再提交', 'problem')
    await picker.open()
    picker.part('confirm').click()
    await picker.says('1 件已不能选')
    expect(picker.changes).to.deep.equal([])
    picker.find('dialog [aria-label="移除 TP00000000000:ticket"]')?.click()
    await until(() => picker.chosen.length === 1, 'removed')
    await picker.confirm()
    expect(picker.keys).to.deep.equal([boat.ticketProductId])
    await until(() => picker.problems.at(-1) === undefined, 'no problem')
    expect(picker.message).to.equal(undefined)
  })

  it('F-PI-5 the same id of another type is another product', async () => {
    const picker = new Picker({ selection: [{ ...boat, productType: 'meal' }] })
    await until(() => picker.find('.eb-chosen__fault')?.textContent === '已不存在', 'mark')
  })

  it('stays if it cannot be read; shows why, and retries', async () => {
    const hits = await injectFault({ match: keysPath, fault: 'status', status: 500 })
    const picker = new Picker({ selection: [boat] })
    await until(() => picker.find('[part=summary] [role=alert]'), 'error')
    expect(await hits()).to.be.greaterThan(0)
    expect(picker.summary).to.deep.equal(['TP20261103021:ticket'])
    expect(picker.problems.at(-1)).to.equal(undefined)
    expect(picker.errors.length).to.be.greaterThan(0)
    await resetFaults()
    picker.find('[part=summary] [role=alert] button')?.click()
    await until(() => picker.summary[0]?.startsWith('西湖'), 'read')
  })

  it('another selection set by the page replaces it; known rows are not read again', async () => {
    const picker = new Picker({ selection: [boat] })
    await until(() => picker.summary[0]?.startsWith('西湖'), 'read')
    const reads = async () => (await seenRequests()).filter(({ path }) => path.includes(keysPath)).length
    const before = await reads()
    picker.set({ selection: [{ ...boat }] })
    picker.set({ selection: [night, boat] })
    await until(() => picker.summary[0] === '运河夜游船票', 'other')
    expect(await reads()).to.equal(before + 1)
    picker.set({ selection: [] })
    await until(() => picker.summary.length === 0, 'none')
  })

  describe('lists that fail', () => {
    it('a gateway error on page 2: a clear message, old rows and the choice stay, 重试 continues', async () => {
      const picker = new Picker({ selection: [night] })
      await picker.open()
      await until(() => picker.chosen[0] === '运河夜游船票', 'names are read')
      await picker.choose('西溪湿地年卡')
      const hits = await injectFault({ match: listPath, fault: 'status', status: 500 })
      picker
        .all('.eb-pager__page')
        .find(({ textContent }) => textContent === '2')
        ?.click()
      await picker.says('ERROR : 500')
      expect(await hits()).to.be.greaterThan(0)
      expect(picker.rows.length).to.equal(10)
      expect(picker.chosen).to.deep.equal(['运河夜游船票', '西溪湿地年卡'])
      await until(() => picker.errors.at(-1)?.code, 'reported')
      await resetFaults()
      picker.control('重试').click()
      await until(() => !picker.dialog?.textContent?.includes('ERROR'), 'page 2')
      expect(picker.page).to.equal('2')
      expect(picker.chosen).to.deep.equal(['运河夜游船票', '西溪湿地年卡'])
    })

    for (const [what, fault] of [
      ['with missing fields', { fault: 'wrongShape', data: { list: [{ productName: '没有编号' }] } }],
      ['that is HTML', { fault: 'html' }],
      ['that ends half-way', { fault: 'cutJson' }],
    ] as const)
      it(`an answer ${what} is told, and the next try is shown`, async () => {
        const hits = await injectFault({ match: listPath, ...fault })
        const picker = new Picker({ selection: [night] })
        await until(() => picker.button, 'button')
        picker.button.click()
        await picker.says('加载失败')
        expect(await hits()).to.be.greaterThan(0)
        expect(picker.errors.at(-1)?.code).to.equal('malformed')
        await until(() => picker.chosen[0] === '运河夜游船票', 'chosen')
        await resetFaults()
        picker.control('重试').click()
        await picker.listed()
        expect(picker.rows.length).to.equal(10)
      })
  })
})
