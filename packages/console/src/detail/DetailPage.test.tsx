import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { DetailPage } from './DetailPage'

const page = { kind: 'detail', param: 'id', sections: [], related: [], actions: [] }
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

/** The facts of a slot, each as its name and its value. */
async function factsOf(fields: readonly object[], row: object) {
  const { view } = await paintPage(DetailPage, {
    page: { ...page, sections: [{ title: { zh: '概况' }, fields: fields.map((one) => Object(one).name) }] },
    resource: { ...slots, fields },
    rows: [{ ...slotRows[0], ...row }],
    query: 'id=a',
  })
  await until(() => view.host.querySelector('dl'))
  return [...view.host.querySelectorAll<HTMLElement>('dl > div')]
}

describe('a page of details', () => {
  it('an amount has its currency, a number its unit, a range its word; what is unknown has neither', async () => {
    const facts = await factsOf(
      [
        { name: 'price', label: { zh: '价格' }, type: 'money' },
        { name: 'deposit', label: { zh: '押金' }, type: 'money' },
        { name: 'days', label: { zh: '有效天数' }, type: 'int', unit: { zh: '天' } },
        { name: 'left', label: { zh: '剩余天数' }, type: 'int', unit: { zh: '天' } },
        { name: 'period', label: { zh: '期间' }, type: 'daterange' },
      ],
      { days: 7 },
    )
    expect(facts.map(({ textContent }) => textContent)).to.deep.equal([
      '价格¥123.00',
      '押金–',
      '有效天数7 天',
      '剩余天数–',
      '期间2026-11-01 至 2026-11-30',
    ])
  })

  it('the name of a picture stands beside its top', async () => {
    const [fact] = await factsOf([{ name: 'cover', label: { zh: '封面' }, type: 'image' }], {
      cover: picture,
    })
    const image = await until(() => fact?.querySelector('.eb-gallery'))
    const name = fact?.querySelector('dt')
    const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? Number.NaN
    expect(top(name) - top(image)).to.be.within(-8, 8)
  })

  it('opens its row in a form for who may edit it, over the page and in the address', async () => {
    const definition = {
      ...page,
      actions: ['edit', 'copy'],
      sections: [{ title: { zh: '概况' }, fields: ['slotName'] }],
    }
    const paint = (rights: readonly string[]) =>
      paintPage(DetailPage, {
        page: definition,
        resource: { ...slots, rights },
        rows: slotRows,
        query: '?id=a',
      })
    const reading = await paint(['view'])
    await until(() => reading.view.host.querySelector('dl'))
    const buttons = ({ view }: typeof reading) => [...view.host.querySelectorAll('button')]
    const named = (painted: typeof reading, name: string) =>
      buttons(painted).find(({ textContent }) => textContent === name)
    expect(named(reading, '编辑') ?? named(reading, '复制')).to.equal(undefined)
    reading.view.unmount()
    const editing = await paint(['view', 'edit'])
    ;(await until(() => named(editing, '编辑'), 'button')).click()
    expect(named(editing, '复制')).to.equal(undefined)
    await until(
      () => editing.view.host.querySelector<HTMLInputElement>('.eb-drawer input')?.value === '上午场',
    )
    expect(editing.query()).to.equal('?id=a&mode=edit')
    named(editing, '取消')?.click()
    await until(() => editing.query() === '?id=a')
    editing.view.unmount()
  })
})
