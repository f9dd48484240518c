import { getSession } from '@ebkit/core/session'
import { gatewayUrl, injectFault, resetFaults, signIn, signOut, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import './contract/elements'
import { type AnyElement, place, record, shown, turn } from './contract/mount'

const boat = 'TP20261103021:ticket'
const night = 'TP20260817013:ticket'
const gone = 'TP00000000000:ticket'

const form = () => {
  const element = document.createElement('form')
  element.addEventListener('submit', (event) => event.preventDefault())
  place().append(element)
  return element
}

async function pickerIn(parent: Node, attributes: Record<string, string> = {}): Promise<AnyElement> {
  const element = document.createElement('eb-product-picker') as AnyElement
  for (const [name, text] of Object.entries({ name: 'products', ...attributes }))
    element.setAttribute(name, text)
  parent.appendChild(element)
  await shown(element)
  return element
}

const find = <E extends HTMLElement>(element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector<E>(selector) as E
const names = (element: HTMLElement, where = '[part=summary]') =>
  [...(element.shadowRoot?.querySelectorAll(`${where} b`) ?? [])].map(({ textContent }) => textContent)
const isOpen = (element: HTMLElement) => Boolean(find(element, 'dialog:modal'))

/** Waits until the dialog is open, with its rows. */
async function listed(element: HTMLElement) {
  await until(() => isOpen(element), 'dialog')
  await until(() => find(element, 'dialog tbody tr') && !find(element, '[aria-busy=true]'), 'rows')
}

const choiceOf = (element: HTMLElement, name: string) =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=choose]') ?? [])].find((choice) =>
    choice.ariaLabel?.endsWith(name),
  ) as HTMLElement

async function choose(element: HTMLElement, name: string) {
  choiceOf(element, name).click()
  await until(() => choiceOf(element, name).ariaPressed === 'true', name)
}

async function confirm(element: HTMLElement) {
  find(element, '[part=confirm]').click()
  await until(() => !isOpen(element), 'confirmed')
}

const errorsOf = (element: HTMLElement) => record(element, 'eb-error') as CustomEvent[]

describe('eb-product-picker', () => {
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

  describe('in forms', () => {
    it('W-PICK-35 a form gets one entry for each product: ticketProductId:productType', async () => {
      const owner = form()
      const element = await pickerIn(owner)
      const changes = record(element, 'eb-change', 'change')
      element.show()
      await listed(element)
      await choose(element, '运河夜游船票')
      await choose(element, '西湖双人游船票（含茶点）')
      expect([...new FormData(owner)]).to.deep.equal([])
      await confirm(element)
      expect(new FormData(owner).getAll('products')).to.deep.equal([night, boat])
      expect(element.value).to.equal(`${night},${boat}`)
      expect(element.selection[0]).to.deep.contain({ productName: '运河夜游船票', salePrice: 12800 })
      expect(changes.map(({ type }) => type)).to.deep.equal(['eb-change', 'change'])
      expect((changes[0] as CustomEvent).detail.value.length).to.equal(2)
    })

    it('required: a message while nothing is chosen; W-PICK-29 also after the last row was removed', async () => {
      const owner = form()
      const submitted = record(owner, 'submit')
      const element = await pickerIn(owner, { required: '', value: boat })
      expect(element.checkValidity()).to.equal(true)
      await until(() => find(element, '[part=summary] [aria-label^=移除]'), 'summary')
      find(element, '[part=summary] [aria-label^=移除]').click()
      await until(() => element.validity.valueMissing, 'missing')
      owner.requestSubmit()
      expect(submitted).to.deep.equal([])
      await until(() => find(element, '[part=message]')?.textContent === '此项必填', 'message')
    })

    it('F-PI-5 a value with a product that no longer exists is not submitted until it is removed', async () => {
      const owner = form()
      const submitted = record(owner, 'submit')
      const element = await pickerIn(owner, { value: `${boat},${gone}` })
      await until(() => !element.validity.valid, 'invalid')
      expect(element.validationMessage).to.equal('1 件已不能选，移除后再提交')
      owner.requestSubmit()
      expect(submitted).to.deep.equal([])
      const remove = await until(() => find(element, `[aria-label="移除 ${gone}"]`), 'way out')
      remove.click()
      await until(() => element.validity.valid, 'valid')
      owner.requestSubmit()
      expect(submitted.length).to.equal(1)
      expect(new FormData(owner).getAll('products')).to.deep.equal([boat])
    })

    it('reset takes it back to its attribute; a fieldset disables it', async () => {
      const owner = form()
      const fieldset = document.createElement('fieldset')
      owner.append(fieldset)
      const element = await pickerIn(fieldset, { value: boat })
      element.value = `${night},${boat}`
      await until(() => names(element).length === 2, 'two')
      owner.reset()
      expect(element.value).to.equal(boat)
      await until(() => names(element).length === 1, 'one')
      fieldset.disabled = true
      await until(() => find(element, '[part=button]').matches(':disabled'), 'disabled')
      element.show()
      await turn()
      expect(isOpen(element)).to.equal(false)
      expect([...new FormData(owner)]).to.deep.equal([])
    })
  })

  describe('bad input', () => {
    it('keeps a duplicate product in value once, and reports it', async () => {
      const element = await pickerIn(place())
      const errors = errorsOf(element)
      element.value = `${boat}, ${night},${boat}`
      await until(() => errors.length, 'reported')
      expect(errors[0]?.detail.message).to.contain(boat)
      expect(element.value).to.equal(`${boat},${night}`)
      await until(() => names(element).length === 2, 'two')
    })

    it('keeps a duplicate product in selection once', async () => {
      const owner = form()
      const element = await pickerIn(owner)
      const [ticketProductId, productType] = boat.split(':')
      element.selection = [
        { ticketProductId, productType },
        { ticketProductId, productType },
      ]
      expect(new FormData(owner).getAll('products')).to.deep.equal([boat])
      await until(() => names(element).length === 1, 'one')
    })

    it('reports a malformed value or selection; the last valid one stays', async () => {
      const element = await pickerIn(place(), { value: boat })
      const errors = errorsOf(element)
      element.value = 'no such thing'
      for (const selection of ['{}', { ticketProductId: 1 }, [{ ticketProductId: 'x' }], 7])
        element.selection = selection
      await until(() => errors.length === 5, 'five errors')
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal(Array(5).fill('invalid-property'))
      expect(element.value).to.equal(boat)
      await until(() => names(element)[0] === '西湖双人游船票（含茶点）', 'summary')
      expect(element.shadowRoot?.textContent).to.contain('selection')
    })

    it('reports an unknown tab by name, shows it, and keeps the others working', async () => {
      const element = document.createElement('eb-product-picker') as AnyElement
      const errors = errorsOf(element)
      element.setAttribute('tabs', '["default", "98"]')
      place().append(element)
      await until(() => errors.length, 'reported')
      expect(errors[0]?.detail).to.deep.contain({ code: 'unknown-tab', message: '没有这个页签：98' })
      element.show()
      await listed(element)
    })

    it('an unresponsive gateway: eb-error, and the selection stays', async () => {
      const hits = await injectFault({ match: 'ticket-api', fault: 'status', status: 500 })
      const element = document.createElement('eb-product-picker') as AnyElement
      const errors = errorsOf(element)
      element.value = boat
      place().append(element)
      await until(() => errors.length, 'reported')
      expect(await hits()).to.be.greaterThan(0)
      expect(element.value).to.equal(boat)
      expect(element.validity.valid).to.equal(true)
    })
  })

  describe('in the document', () => {
    it('moved while it is open: stays open with its draft', async () => {
      const element = await pickerIn(place())
      element.show()
      await listed(element)
      await choose(element, '运河夜游船票')
      place().append(element)
      await until(() => isOpen(element), 'open')
      await until(() => names(element, 'dialog .eb-chosen__row').length === 1, 'draft')
      await confirm(element)
      expect(element.value).to.equal(night)
    })

    it('detached while it is open: keeps the selection, without events', async () => {
      const parent = place()
      const element = await pickerIn(parent)
      element.show()
      await listed(element)
      await choose(element, '运河夜游船票')
      const events = record(element, 'eb-show', 'eb-before-show', 'eb-hide', 'eb-cancel')
      element.remove()
      await turn()
      expect(element.shadowRoot?.querySelector('dialog')).to.equal(null)
      parent.append(element)
      await listed(element)
      await until(() => names(element, 'dialog .eb-chosen__row').length === 1, 'draft')
      expect(events.map(({ type }) => type)).to.deep.equal([])
      await confirm(element)
      expect(element.value).to.equal(night)
    })

    it('pick: called before the first rendering, keeps value and selection; after removal, resolves to undefined', async () => {
      const element = document.createElement('eb-product-picker') as AnyElement
      element.value = boat
      const picked = element.pick({ max: 1 })
      place().append(element)
      await shown(element)
      await listed(element)
      await choose(element, '运河夜游船票')
      await confirm(element)
      expect((await picked)[0].ticketProductId).to.equal(night.split(':')[0])
      expect(element.value).to.equal(boat)
      const removed = element.pick()
      await listed(element)
      expect(element.open).to.equal(true)
      element.remove()
      expect(await removed).to.equal(undefined)
      await until(() => element.open === false, 'closed')
    })

    it('eb-before-show can be refused; open stays accurate', async () => {
      const element = await pickerIn(place())
      element.addEventListener('eb-before-show', (event: Event) => event.preventDefault(), { once: true })
      element.open = true
      await until(() => element.open === false, 'refused')
      expect(isOpen(element)).to.equal(false)
      element.open = true
      await listed(element)
      find(element, '[part=cancel]').click()
      await until(() => element.open === false, 'closed')
    })
  })
})
