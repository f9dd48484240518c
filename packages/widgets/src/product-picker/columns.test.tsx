import { injectFault } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { listPath, Picker, stored, withGateway } from './testing/Picker'

const usual = ['商品', '类型', '门店', '售价（元）', '库存', '状态']

describe('columns of the product picker', () => {
  withGateway()

  const expected: Array<[string, string[]]> = [
    ['票务商品', usual],
    ['海报商品', ['海报标题', ...usual]],
    ['海报活动', ['海报标题', ...usual]],
    ['单品活动', [...usual, '规格', '限制']],
    ['实物商品', [...usual, '交付方式', '标签']],
    ['有效期卡与房券', [...usual, '卡类型', '房型']],
  ]

  it('W-PICK-9 each of the tabs 13, 19, 24, 29, 30 and default has its own', async () => {
    const picker = new Picker({ tabs: ['default', 13, 24, 19, 29, 30] })
    await picker.open()
    for (const [label, heads] of expected) {
      await picker.tab(label)
      expect(picker.heads, label).to.deep.equal(heads)
    }
  })

  it('W-PICK-9 the page sets other columns and headings, for all tabs or for one', async () => {
    const picker = new Picker({
      tabs: ['default', { value: 19, columns: ['name', { key: 'sold', label: '卖了多少' }] }, 29],
      columns: { 29: ['name', 'labels'] },
    })
    await picker.open()
    expect(picker.heads).to.deep.equal(usual)
    await picker.tab('单品活动')
    expect(picker.heads).to.deep.equal(['商品', '卖了多少'])
    expect(picker.cells('西湖双人游船票（含茶点）')[1]).to.equal('3,462')
    await picker.tab('实物商品')
    expect(picker.heads).to.deep.equal(['商品', '标签'])
  })

  it('an unknown column is reported by its name, and the rest is shown', async () => {
    const picker = new Picker({ columns: ['name', 'weight', 'price'] as never })
    await picker.open()
    expect(picker.heads).to.deep.equal(['商品', '售价（元）'])
    expect(picker.errors.map(({ code, message }) => [code, message])).to.deep.equal([
      ['unknown-column', '没有这一列：weight'],
    ])
    expect(picker.message).to.equal('没有这一列：weight')
  })

  it('W-PICK-30 shows 待审核, 已上线, 已下线 and 已分享', async () => {
    const words = { new: '待审核', published: '已上线', offline: '已下线', share: '已分享' }
    for (const [status, word] of Object.entries(words)) {
      const auditStatus = status === 'new' ? 2 : 4
      const picker = new Picker({ auditStatus })
      await picker.open()
      const [product] = await stored(`status = '${status}' and product_type <> 'gift'`, 1, auditStatus)
      await picker.searchFor(product?.name as string)
      expect(picker.cells(product?.name as string)[5], status).to.equal(word)
      picker.unmount()
    }
  })

  it('W-PICK-31 W-PICK-33 the lowest price of a product with specs is followed by 起', async () => {
    const picker = new Picker({ tabs: ['19'] })
    await picker.open()
    const cells = picker.cells('亲子乐园周末套票')
    expect(cells[3]).to.equal('299.00 起')
    expect(cells[6]).to.equal('多规格')
    expect(picker.cells('西湖双人游船票（含茶点）')[3]).to.equal('98.00')
    expect(picker.cells('灵隐·飞来峰联票')[7]).to.equal('多店通用')
  })

  it('W-PICK-32 a gift costs 0; its inventory and status are -', async () => {
    const picker = new Picker()
    await picker.open()
    expect(picker.cells('西湖手绘雨衣').slice(3, 6)).to.deep.equal(['0.00', '-', '-'])
  })

  it('W-PICK-34 shows delivery and labels, valid cards and rooms of rate plans', async () => {
    const picker = new Picker({ tabs: [29, 30] })
    await picker.open()
    await picker.searchFor('雨前龙井礼盒')
    expect(picker.cells('雨前龙井礼盒 250g').slice(6, 8)).to.deep.equal(['快递邮寄', '包邮'])
    await picker.tab('有效期卡与房券')
    expect(picker.cells('湖景大床房券（含双早）').slice(6, 8)).to.deep.equal(['–', '湖景大床房 含双早'])
    const [card] = await stored("ecard_type = 'valid_card'")
    expect(picker.cells(card?.name as string)[6]).to.equal('有效期卡')
  })

  it('prices are in yuan on the wire; price-unit changes that', async () => {
    const picker = new Picker({ priceUnit: 'cents' })
    await picker.open()
    expect(picker.cells('云栖温泉双人夜场票')[3]).to.equal('2.56')
  })

  it('W-PICK-34 a stored-value card shows its category; a row with missing fields is shown as far as possible', async () => {
    const list = [
      { ticketProductId: 'C1', productType: 'card', productName: '龙井储值卡', categoryName: '茶礼' },
      { ticketProductId: 'C2', productType: 'ticket' },
    ]
    const hits = await injectFault({ match: listPath, fault: 'wrongShape', data: { list, total: 2 } })
    const columns = ['name', 'category', 'price', 'inventory', 'status', 'labels', 'rooms'] as const
    const picker = new Picker({ columns })
    await picker.open()
    expect(await hits()).to.equal(1)
    expect(picker.cells('龙井储值卡').slice(0, 3)).to.deep.equal(['龙井储值卡–C1 · 茶礼', '茶礼', '–'])
    expect(picker.nameOf(picker.rows[1])).to.equal('C2')
    expect(picker.cells('C2').slice(1, -1)).to.deep.equal(['–', '–', '–', '–', '–', '–'])
    await picker.choose('C2')
  })
})
