import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { textFixture } from './fixtures/text'
import { jQuery } from './libraries'
import { create, mount, next, place, record, shown, turn } from './mount'
import type { Specimen } from './Specimen'
import { specimens, specimensFor } from './specimens'

const text = specimens.find(({ tag }) => tag === textFixture.definition.tag) as Specimen
const shownButton = ({ shadowRoot }: HTMLElement) =>
  [...(shadowRoot?.querySelectorAll<HTMLElement>('button:enabled:not(dialog *)') ?? [])].find((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  )
const clearButton = (element: HTMLElement) => element.shadowRoot?.querySelector('.clear') as HTMLElement

for (const specimen of specimensFor('events')) {
  const { tag, definition, change, open, close, isOpen, textField, isTypedInto } = specimen
  const events = Object.entries(definition.events ?? {})
  const overlayEvents = ['eb-before-show', 'eb-show', 'eb-hide', 'eb-after-hide'].filter((name) =>
    events.some(([known]) => known === name),
  )

  describe(`contract 11 events of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    it('contract 11 names begin with eb- and have no dots', () => {
      for (const [name] of events) expect(name).to.match(/^eb-[a-z]+(-[a-z]+)*$/)
    })

    it('contract 11 events that can be refused begin with eb-before-, and only they are cancelable', () => {
      for (const [name, { kind }] of events)
        expect(name.startsWith('eb-before-'), name).to.equal(kind === 'before')
    })

    if (change)
      it('contract 11 a change by the user: eb-change bubbles out of shadow roots, a plain change follows', async () => {
        const root = place().attachShadow({ mode: 'open' })
        const element = await mount(specimen, {}, root)
        const inRoot = record(root, 'eb-change', 'input', 'change')
        const outside = record(document, 'eb-change')
        const value = await change(element)
        await until(() => inRoot.some(({ type }) => type === 'change'), 'all events')
        // Vue 3's v-model waits for input.
        const plain = definition.events?.['eb-input'] ? ['change'] : ['input', 'change']
        const types = inRoot.map(({ type }) => type)
        // An inner check box may send further events of its own.
        const start = types.indexOf('eb-change')
        expect(types.slice(start, start + 1 + plain.length)).to.deep.equal(['eb-change', ...plain])
        expect(outside).to.have.length(1)
        if (definition.form) expect(element.value).to.equal(value)
      })

    if (change)
      it('contract 11 jQuery’s delegated change handler gets the change event', async () => {
        const target = place()
        const element = await mount(specimen, {}, target)
        const heard: unknown[] = []
        const $ = await jQuery()
        $(target).on('change', tag, (event: Event) => heard.push(event.target))
        await change(element)
        await until(() => heard.length > 0, 'jQuery heard')
        expect(heard[0] === element, 'target').to.equal(true)
        $(target).off()
      })

    if (open && close && isOpen)
      it('contract 11 opening and closing do not bubble; a before-event comes first', async () => {
        const target = place()
        const element = await mount(specimen, {}, target)
        const order = record(element, ...overlayEvents)
        const outside = record(target, ...overlayEvents)
        await open(element)
        await until(() => isOpen(element), 'open')
        await close(element)
        await until(() => order.length >= overlayEvents.length, 'all events')
        expect(order.map(({ type }) => type)).to.deep.equal(overlayEvents)
        expect(outside).to.have.length(0)
      })

    if (open && isOpen && overlayEvents.includes('eb-before-show'))
      it('contract 11 preventDefault() on eb-before-show keeps it closed', async () => {
        const element = await mount(specimen)
        const shownEvents = record(element, 'eb-show')
        const refuse = (event: Event) => event.preventDefault()
        element.addEventListener('eb-before-show', refuse)
        await open(element)
        await turn()
        expect(isOpen(element)).to.equal(false)
        expect(shownEvents).to.have.length(0)
        element.removeEventListener('eb-before-show', refuse)
        await open(element)
        await until(() => isOpen(element), 'open')
        await specimen.close?.(element)
      })

    if (isOpen && close && 'open' in definition.properties)
      it('contract 11 `open` is accurate, and setting it emits no event', async () => {
        const element = await mount(specimen)
        element.open = true
        await until(() => isOpen(element), 'open')
        await close(element)
        await until(() => !isOpen(element), 'closed')
        expect(element.open).to.equal(false)
        element.open = true
        await until(() => isOpen(element), 'open again')
        element.open = false
        await until(() => !isOpen(element), 'closed again')
      })

    if (textField)
      it('contract 11 typing inside triggers no hotkey and no delegated handler of the page', async () => {
        const element = await mount(specimen)
        await open?.(element)
        const field = await until(() => textField(element), 'text field')
        const heard = record(document, 'keydown', 'keyup', 'keypress', 'beforeinput', 'input')
        field.focus()
        await sendKeys({ type: 'ab' })
        await until(() => (field as HTMLInputElement).value.includes('ab'), 'typed')
        expect(heard.filter(({ isTrusted }) => isTrusted).map(({ type }) => type)).to.deep.equal([])
        await specimen.close?.(element)
      })

    if (textField)
      it('contract 11 Tab and unused Esc reach the page, but neither from an open dialog', async () => {
        const element = await mount(specimen)
        await open?.(element)
        if (open && isOpen) await until(() => isOpen(element), 'open')
        const field = await until(() => textField(element), 'text field')
        const isModal = field.closest('dialog[open]') !== null
        if (isOpen?.(element) && !isModal) {
          await specimen.close?.(element)
          await until(() => !isOpen(element), 'closed')
        }
        field.focus()
        const heard = record(document, 'keydown', 'keyup')
        for (const key of isModal ? ['Tab', 'Escape'] : ['Escape', 'Tab']) await sendKeys({ press: key })
        const keys = heard.map((event) => `${event.type} ${(event as KeyboardEvent).key}`)
        // The keyup goes to the element focused then.
        if (isModal) expect(keys.join()).to.not.contain('keydown')
        else expect(keys.slice(0, 3)).to.deep.equal(['keydown Escape', 'keyup Escape', 'keydown Tab'])
        if (isOpen?.(element)) await specimen.close?.(element)
      })

    if (isTypedInto)
      it('contract 11 text typed right after the first rendering stays', async () => {
        const element = create(specimen)
        place().append(element)
        await shown(element)
        const field = textField?.(element) as HTMLInputElement
        expect(field.checkVisibility()).to.equal(true)
        field.focus()
        for (const letter of '20') {
          document.execCommand('insertText', false, letter)
          await null // at most a microtask passes between two keys
        }
        await turn()
        expect(field.value).to.equal('20')
      })

    if (!specimen.isButtonless)
      it('contract 11 keys outside text fields reach the page', async () => {
        const element = await mount(specimen)
        const heard = record(document, 'keydown')
        shownButton(element)?.focus()
        expect(document.activeElement === element, 'focus on the button').to.equal(true)
        await sendKeys({ press: 'F2' })
        expect(heard).to.have.length(1)
      })
  })
}

describe('contract 11 details of events', () => {
  it('contract 11 the detail is a copy: a listener cannot change the element’s data', async () => {
    const element = await mount(text)
    element.value = 'mine'
    const reported = next(element, 'eb-clear')
    element.addEventListener('eb-clear', (event: Event) => {
      ;(event as CustomEvent).detail.was.text = 'theirs'
    })
    clearButton(element).click()
    expect((await reported).detail.was.text).to.equal('theirs')
    element.value = 'again'
    const second = next(element, 'eb-clear')
    clearButton(element).click()
    expect((await second).detail.was === (await reported).detail.was, 'same object').to.equal(false)
  })

  it('contract 11 a refusal reaches the component', async () => {
    const element = await mount(text, { value: 'kept' })
    element.addEventListener('eb-before-clear', (event: Event) => event.preventDefault())
    clearButton(element).click()
    await turn()
    expect(element.value).to.equal('kept')
  })

  it('contract 11 typing: eb-input and a plain input each time, eb-change and change once at the end', async () => {
    const element = await mount(text)
    const events = record(element, 'eb-input', 'input', 'eb-change', 'change')
    await text.change?.(element)
    await until(() => events.at(-1)?.type === 'change', 'change')
    const types = events.map(({ type }) => type)
    expect(types.slice(0, 2)).to.deep.equal(['eb-input', 'input'])
    expect(types.filter((type) => type === 'input')).to.have.length('typed'.length)
    expect(types.slice(-2)).to.deep.equal(['eb-change', 'change'])
  })

  it('contract 11 reports an error by an event that bubbles and is composed', async () => {
    const root = place().attachShadow({ mode: 'open' })
    const element = create(text)
    root.append(element)
    const reported = next(document, 'eb-error')
    element.setAttribute('maximum', 'many')
    expect((await reported).composed).to.equal(true)
  })
})
