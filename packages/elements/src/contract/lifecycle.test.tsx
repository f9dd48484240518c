import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { mounted, textFixture } from './fixtures/text'
import { type AnyElement, containerOf, create, mount, place, record, shown, turn } from './mount'
import type { Specimen } from './Specimen'
import { specimens, specimensFor } from './specimens'

const text = specimens.find(({ tag }) => tag === textFixture.definition.tag) as Specimen
const find = <Found extends HTMLElement = HTMLElement>(element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector(selector) as Found

for (const specimen of specimensFor('lifecycle')) {
  const { tag, definition, open, isOpen, values } = specimen

  describe(`contract 9 moving and detaching ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    it('contract 9 a move keeps the view', async () => {
      const element = await mount(specimen)
      const first = containerOf(element).firstElementChild
      for (const target of [place(), place().attachShadow({ mode: 'open' })]) {
        target.append(element)
        await shown(element)
        expect(containerOf(element).firstElementChild === first, 'same node').to.equal(true)
      }
    })

    if (open && isOpen)
      it('contract 9 a move keeps what is open', async () => {
        const element = await mount(specimen)
        await open(element)
        await until(() => isOpen(element), 'open')
        place().append(element)
        await until(() => isOpen(element), 'open again')
      })

    it('contract 9 detached for longer: the view is unmounted, and mounted again later', async () => {
      const element = await mount(specimen)
      element.remove()
      await until(() => containerOf(element).childElementCount === 0, 'unmounted')
      place().append(element)
      await shown(element)
      await specimen.settled?.(element)
      expect(containerOf(element).childElementCount).to.be.greaterThan(0)
    })

    if (definition.form && values)
      it('contract 9 shows properties set while it was detached when it returns', async () => {
        const [first, second] = values
        const element = await mount(specimen)
        element.value = first
        element.remove()
        await turn()
        expect(element.value).to.equal(first)
        element.value = second
        place().append(element)
        await shown(element)
        expect(element.value).to.equal(second)
      })

    it('contract 9 does nothing when removed before its first rendering', async () => {
      const element = create(specimen)
      const target = place()
      target.append(element)
      element.remove()
      target.append(element)
      element.remove()
      await turn()
      await until(() => containerOf(element).childElementCount === 0)
    })
  })

  describe(`contract 10 methods of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    it('contract 10 has focus(), and the methods of its definition', () => {
      const element = create(specimen)
      for (const name of ['focus', ...(definition.methods ?? [])])
        expect(element[name], name).to.be.a('function')
      if (definition.form) expect(element.reset).to.be.a('function')
    })

    if (definition.methods?.includes('show') && isOpen)
      it('contract 10 show() before the first rendering opens it as soon as it has rendered', async () => {
        const element = create(specimen)
        element.show()
        place().append(element)
        await until(() => isOpen(element), 'open')
        element.hide()
        await until(() => !isOpen(element), 'closed')
      })

    if (definition.methods?.includes('show') && isOpen && !specimen.isNeverFocused)
      it('contract 10 focus() does not close what show() has opened', async () => {
        const element = await mount(specimen)
        element.show()
        await until(() => isOpen(element), 'open')
        element.focus()
        await until(() => document.activeElement === element, 'focus inside')
        await turn()
        expect(isOpen(element)).to.equal(true)
        element.hide()
      })

    if (!specimen.isNeverFocused)
      it('contract 10 focus() moves focus inside', async () => {
        const element = await mount(specimen)
        if (specimen.isFocusableOpen) await specimen.open?.(element)
        if (specimen.isFocusableOpen) await until(() => specimen.isOpen?.(element), 'open')
        element.focus()
        await until(() => document.activeElement === element, 'focus inside')
      })
  })
}

describe('contract 9 draft, release', () => {
  it('contract 9 value and draft stay on the element while its view is unmounted', async () => {
    const element = await mount(text)
    const note = find<HTMLTextAreaElement>(element, 'textarea')
    note.value = 'begun'
    note.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    element.value = 'kept'
    element.remove()
    await until(() => containerOf(element).childElementCount === 0)
    place().append(element)
    await shown(element)
    expect(find(element, 'textarea') === note, 'same node').to.equal(false)
    expect(find<HTMLTextAreaElement>(element, 'textarea').value).to.equal('begun')
    expect(find<HTMLInputElement>(element, 'input').value).to.equal('kept')
  })

  it('contract 9 a move keeps the state of its component', async () => {
    const element = await mount(text)
    find(element, '.count').click()
    await until(() => find(element, '.count').textContent === '1')
    place().append(element)
    await shown(element)
    expect(find(element, '.count').textContent).to.equal('1')
  })

  it('contract 9 effects of the component end with its view', async () => {
    const element = await mount(text)
    await until(() => mounted.count === 1, 'mounted')
    element.remove()
    await until(() => mounted.count === 0, 'unmounted')
  })

  it('contract 10 methods called before the first rendering run later, in order, with their results', async () => {
    const element = create(text)
    const results = [element.repeat('a'), element.repeat('b')]
    place().append(element)
    expect(await Promise.all(results)).to.deep.equal(['aa', 'bb'])
    expect(element.repeat('c')).to.equal('cc')
  })

  it('contract 10 reset() restores the value of its attribute', async () => {
    const element = await mount(text, { value: 'first' })
    element.value = 'second'
    const events = record(element, 'eb-change', 'change', 'eb-input')
    element.reset()
    await shown(element)
    expect((element as AnyElement).value).to.equal('first')
    expect(events).to.have.length(0)
  })
})
