import { createHttp } from '@ebkit/core/http'
import { createSelectionRuleService, type SelectionRule } from '@ebkit/core/services/selectionRules'
import { getSession } from '@ebkit/core/session'
import { gatewayUrl, resetFaults, signIn, signOut, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import './contract/elements'
import { type AnyElement, place, record, shown } from './contract/mount'

const find = <E extends HTMLElement>(element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector<E>(selector) as E

const form = () => {
  const element = document.createElement('form')
  element.addEventListener('submit', (event) => event.preventDefault())
  place().append(element)
  return element
}

async function pickerIn(parent: Node, tag: string, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag) as AnyElement
  for (const [name, text] of Object.entries({ name: 'chosen', 'allow-rule': '', ...attributes }))
    element.setAttribute(name, text)
  parent.appendChild(element)
  await shown(element)
  return element
}

/** Every key that the gateway currently selects for a rule. */
const expand = async (rule: SelectionRule) =>
  (await createSelectionRuleService(createHttp({ session: getSession() }), getSession()).expand(rule)).keys

async function confirmRule(element: AnyElement) {
  element.show()
  await until(() => find(element, 'dialog tbody tr') && !find(element, '[aria-busy=true]'), 'rows')
  const boxes = [
    ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]') ?? []),
  ]
  boxes.at(-1)?.click()
  await until(
    () => find(element, '.eb-picker__select-all-bar[aria-busy=false]')?.textContent?.startsWith('选中'),
    'count',
  )
  find(element, '[part=confirm]').click()
  await until(() => !find(element, 'dialog:modal'), 'confirmed')
}

describe('selection rules in forms', () => {
  before(async function () {
    this.timeout(60_000)
    await signIn('manager')
    const session = getSession()
    session.configure({ gateway: gatewayUrl })
    await session.refresh()
  })
  beforeEach(resetFaults)
  after(async () => {
    await signOut()
    await getSession().refresh()
  })

  it('a rule is one entry, its JSON; rows added later match, removed ones do not', async () => {
    const owner = form()
    const element = await pickerIn(owner, 'eb-product-picker', {
      filters: '[{"name":"status","value":"published","label":"在售"}]',
    })
    const changes = record(element, 'eb-change') as CustomEvent[]
    await confirmRule(element)
    const entries = new FormData(owner).getAll('chosen')
    expect(entries.length).to.equal(1)
    expect(entries[0]).to.equal(element.value)
    const rule = JSON.parse(String(entries[0])) as SelectionRule
    expect(rule.of).to.equal('ticketProduct')
    expect(rule.filter.where).to.deep.equal({ status: 'published' })
    expect(changes[0]?.detail.value).to.deep.equal(rule)
    const [first = ''] = await expand(rule)
    const [id] = first.split(':')
    try {
      await sql(`update ticket_product set status = 'offline' where ticket_product_id = '${id}'`)
      expect(await expand(rule)).to.not.include(first)
    } finally {
      await sql(`update ticket_product set status = 'published' where ticket_product_id = '${id}'`)
    }
    expect(await expand(rule)).to.include(first)
    const other = await pickerIn(form(), 'eb-product-picker', { value: element.value })
    expect(other.selection).to.deep.equal(rule)
    expect(other.value).to.equal(element.value)
    await until(() => find(other, '[part=summary]')?.textContent?.includes('按规则选中'), 'shown')
  })

  it('reset, an empty value and a list take the place of a rule; a rule of other rows is refused', async () => {
    const owner = form()
    const element = await pickerIn(owner, 'eb-category-picker')
    const errors = record(element, 'eb-error') as CustomEvent[]
    const rule = { kind: 'rule', of: 'ticketCategory', filter: { hotelId: '100101' }, except: [] }
    element.selection = rule
    expect(JSON.parse(element.value)).to.deep.equal(rule)
    for (const wrong of [
      { ...rule, of: 'ticketProduct' },
      { ...rule, filter: {} },
      { ...rule, except: 'all' },
    ]) {
      const before = errors.length
      element.value = JSON.stringify(wrong)
      await until(() => errors.length > before, 'reported')
      expect(errors.at(-1)?.detail.code).to.equal('invalid-property')
      expect(element.selection).to.deep.equal(rule)
    }
    element.value = 'TC10010102'
    expect(new FormData(owner).getAll('chosen')).to.deep.equal(['TC10010102'])
    element.selection = rule
    owner.reset()
    expect(element.value).to.equal('')
  })

  it('recheck before a form is saved: missing rows make the element invalid, and stay', async () => {
    const owner = form()
    const element = await pickerIn(owner, 'eb-product-picker', { value: 'TP20261103021:ticket' })
    await until(() => find(element, '[part=summary] b'), 'read')
    expect(await element.recheck()).to.deep.equal([])
    expect(element.checkValidity()).to.equal(true)
    try {
      await sql(
        "update ticket_product set ticket_product_id = 'moved' where ticket_product_id = 'TP20261103021'",
      )
      expect(await element.recheck()).to.deep.equal([{ key: 'TP20261103021:ticket', reason: 'gone' }])
      expect(element.checkValidity()).to.equal(false)
      expect(element.value).to.equal('TP20261103021:ticket')
    } finally {
      await sql(
        "update ticket_product set ticket_product_id = 'TP20261103021' where ticket_product_id = 'moved'",
      )
    }
  })
})
