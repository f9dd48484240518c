import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import type { Field } from '@ebkit/rules/fields'
import { gatewayUrl, mount, resetFaults, signIn, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider } from '../environment'
import { FullValue } from '.'

adoptTokens(document)

const session = createSession()
const http = createHttp({ session, pause: 1 })

const field = (type: string, more: Partial<Field> = {}) =>
  ({ name: 'it', label: { zh: '这一项', en: 'It' }, type, ...more }) as Field

function show(shown: Field, value: unknown, referenceLabels?: object) {
  const node = (
    <EnvironmentProvider value={{ session, http, locale: 'zh', reportError() {} }}>
      <FullValue row={{ it: value, referenceLabels }} field={shown} />
    </EnvironmentProvider>
  )
  return mount(node).root
}

describe('a complete value', function () {
  this.timeout(60_000)
  before(async () => {
    await signIn('manager')
    session.configure({ gateway: gatewayUrl })
  })
  beforeEach(resetFaults)

  it('F-CO-2 rich text is rendered, without scripts', async () => {
    const root = show(
      field('richtext'),
      '<h3>须知</h3><img src="x" onerror="alert(1)"><script>alert(2)</script>',
    )
    await until(() => root.querySelector('h3'), 'heading')
    expect(root.querySelector('h3')?.textContent).to.equal('须知')
    expect(root.querySelector('script, [onerror]')).to.equal(null)
  })

  it('records are a table of their fields, and an empty value is a dash', () => {
    const fields = [
      { name: 'price', label: { zh: '首费', en: 'First' }, type: 'money' },
      { name: 'secret', label: { zh: '密钥', en: 'Key' }, type: 'string', writeOnly: true },
    ] as const
    const root = show(field('list', { fields }), [{ price: 1200 }, { price: null }])
    expect([...root.querySelectorAll('th')].map(({ textContent }) => textContent)).to.deep.equal(['首费'])
    expect([...root.querySelectorAll('td')].map(({ textContent }) => textContent)).to.deep.equal([
      '12.00',
      '–',
    ])
    expect(show(field('list', { fields }), []).textContent).to.equal('–')
  })

  it('references in records are shown by name, and without one by key', () => {
    const fields = [{ name: 'couponId', label: { zh: '优惠券' }, type: 'ref' }] as const
    const value = [{ couponId: 'C1' }, { couponId: 'C2' }]
    const root = show(field('list', { fields }), value, { 'it.couponId': { C1: '早餐券' } })
    expect([...root.querySelectorAll('td')].map(({ textContent }) => textContent)).to.deep.equal([
      '早餐券',
      'C2',
    ])
    const group = show(field('group', { fields }), value[0], { 'it.couponId': { C1: '早餐券' } })
    expect(group.querySelector('dd')?.textContent).to.equal('早餐券')
  })

  it('records show the fields of the form; a table shows those that one of its records has', () => {
    const fields = [
      { name: 'kind', label: { zh: '类型' }, type: 'string' },
      { name: 'points', label: { zh: '积分' }, type: 'int', showIf: 'kind=POINTS' },
      { name: 'coupon', label: { zh: '券' }, type: 'string', showIf: 'kind=COUPON' },
      { name: 'outer', label: { zh: '限时' }, type: 'string', showIf: 'it!=' },
    ] as const
    const one = show(field('group', { fields }), { kind: 'COUPON', coupon: 'C1' })
    expect([...one.querySelectorAll('dt')].map(({ textContent }) => textContent)).to.deep.equal([
      '类型',
      '券',
      '限时',
    ])
    const several = show(field('list', { fields: fields.slice(0, 3) }), [
      { kind: 'POINTS', points: 5 },
      { kind: 'GIFT' },
    ])
    expect([...several.querySelectorAll('th')].map(({ textContent }) => textContent)).to.deep.equal([
      '类型',
      '积分',
    ])
  })

  it('a record without values is shown as empty', () => {
    const fields = [{ name: 'kind', label: { zh: '类型' }, type: 'string' }] as const
    for (const empty of [{}, { kind: '' }])
      expect(show(field('group', { fields }), empty).textContent).to.equal('–')
    expect(show(field('json'), {}).textContent).to.equal('–')
  })

  it('a text column has a minimum width in a narrow table of records', () => {
    const fields = [
      { name: 'days', label: { zh: '天数' }, type: 'int' },
      { name: 'content', label: { zh: '内容' }, type: 'text' },
      { name: 'note', label: { zh: '备注' }, type: 'text' },
    ] as const
    const root = show(field('list', { fields }), [
      { days: 3, content: '感谢您的支持，欢迎再次光临。', note: '短' },
    ])
    const table = root.querySelector<HTMLElement>('.eb-full-value__table')
    if (!table) throw new Error('There is no table')
    table.style.width = '220px'
    const widths = [...table.querySelectorAll('td')].map(({ offsetWidth }) => offsetWidth)
    expect(widths[0]).to.be.below(120)
    expect(Math.min(...widths.slice(1))).to.be.at.least(180)
    expect(table.scrollWidth).to.be.above(table.clientWidth)
  })

  it('chosen products are shown by name, and a deleted one by key', async () => {
    const root = show(field('products'), [{ ticketProductId: 'gone', productType: 'ticket' }])
    expect(root.textContent).to.equal('gone')
    const days = show(field('weekdays'), [1, 3])
    expect(days.textContent).to.match(/一.*三/)
  })
})
