import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { asked, listFixture } from './fixtures/list'
import { rangeFixture } from './fixtures/range'
import { textFixture } from './fixtures/text'
import { type AnyElement, create, mount, next, place, record, shown } from './mount'
import type { Specimen } from './Specimen'
import { specimens, specimensFor } from './specimens'

const specimenOf = (tag: string) => specimens.find((each) => each.tag === tag) as Specimen
const text = specimenOf(textFixture.definition.tag)
const list = specimenOf(listFixture.definition.tag)
const range = specimenOf(rangeFixture.definition.tag)

/** A form in the page, which does not submit. */
function form(): HTMLFormElement {
  const element = document.createElement('form')
  element.id = 'the-form'
  element.addEventListener('submit', (event) => event.preventDefault())
  place().append(element)
  return element
}

const entriesOf = (element: HTMLFormElement) =>
  [...new FormData(element)].map(([name, value]) => [name, String(value)])
const inputOf = (element: HTMLElement) => element.shadowRoot?.querySelector('input') as HTMLInputElement

for (const specimen of specimensFor('forms')) {
  const { tag, definition, values: texts, emptyText = '' } = specimen
  if (!definition.form || !texts) continue
  const [first, second] = texts

  describe(`contract 13 ${tag} in forms`, () => {
    it('contract 13 belongs to its form, and submits nothing (or its empty value) while it is empty', async () => {
      const owner = form()
      const element = await mount(specimen, { name: 'field' }, owner)
      expect(element.form === owner, 'form').to.equal(true)
      expect([...owner.elements].includes(element), 'elements').to.equal(true)
      expect(entriesOf(owner)).to.deep.equal(emptyText ? [['field', emptyText]] : [])
    })

    it('contract 13 submits its new value immediately', async () => {
      const owner = form()
      const element = await mount(specimen, { name: 'field' }, owner)
      element.value = first
      expect(entriesOf(owner).length).to.be.greaterThan(0)
      element.value = second
      expect(entriesOf(owner).every(([name]) => name === 'field' || name?.startsWith('field-'))).to.equal(
        true,
      )
      element.name = ''
      expect(entriesOf(owner)).to.deep.equal([])
    })

    it('contract 13 `value` is a text: attribute, property and text agree', async () => {
      const element = await mount(specimen, { value: first })
      expect(element.value).to.equal(first)
      element.value = second
      expect(element.value).to.equal(second)
      element.setAttribute('value', first)
      expect(element.value).to.equal(first)
      element.removeAttribute('value')
      expect(element.value).to.equal(emptyText)
      element.value = second
      element.value = null
      expect(element.value).to.equal(emptyText)
    })

    it('contract 13 keeps `value` set before the definition', async () => {
      const lateTag = `${tag}-late`
      const element = document.createElement(lateTag) as AnyElement
      element.value = first
      place().append(element)
      customElements.define(lateTag, class extends specimen.elementClass {})
      await shown(element)
      expect(element.value).to.equal(first)
    })

    it('contract 13 required: invalid while empty, with a message in its language', async () => {
      const element = await mount(specimen, { required: '' })
      expect(element.validity.valueMissing).to.equal(true)
      expect(element.validationMessage).to.equal('此项必填')
      expect(element.matches(':invalid')).to.equal(true)
      element.lang = 'en'
      await shown(element)
      expect(element.validationMessage).to.equal('This field is required')
      element.value = first
      expect(element.checkValidity()).to.equal(true)
      expect(element.matches(':valid')).to.equal(true)
    })

    it('contract 13 setCustomValidity makes it invalid until it is cleared', async () => {
      const element = await mount(specimen, { value: first })
      element.setCustomValidity('taken')
      expect(element.checkValidity()).to.equal(false)
      expect(element.validity.customError).to.equal(true)
      expect(element.validationMessage).to.equal('taken')
      element.setCustomValidity('')
      expect(element.checkValidity()).to.equal(true)
    })

    it('contract 13 an invalid element prevents the submission, and the browser shows it', async () => {
      const owner = form()
      const submitted = record(owner, 'submit')
      const element = await mount(specimen, { name: 'field', required: '' }, owner)
      const refused = record(element, 'invalid')
      owner.requestSubmit()
      expect(submitted).to.have.length(0)
      expect(refused).to.have.length(1)
      await until(() => document.activeElement === element, 'focus at the field')
      element.value = first
      owner.requestSubmit()
      expect(submitted).to.have.length(1)
    })

    it('contract 13 form= associates it with a form elsewhere', async () => {
      const owner = form()
      const element = await mount(specimen, { name: 'field', form: 'the-form' })
      element.value = first
      expect(element.form === owner, 'form').to.equal(true)
      expect(entriesOf(owner).length).to.be.greaterThan(0)
    })

    it('contract 13 a disabled fieldset disables it, and it is not submitted', async () => {
      const owner = form()
      const fieldset = document.createElement('fieldset')
      owner.append(fieldset)
      const element = await mount(specimen, { name: 'field', value: first }, fieldset)
      fieldset.disabled = true
      await shown(element)
      expect(entriesOf(owner)).to.deep.equal([])
      await until(() => element.shadowRoot?.querySelector(':disabled'), 'disabled inside')
      expect(element.disabled).to.equal(false)
      fieldset.disabled = false
      await until(() => !element.shadowRoot?.querySelector(':disabled'), 'enabled inside')
      expect(entriesOf(owner).length).to.be.greaterThan(0)
    })

    it('contract 13 disabled by its property or attribute: not submitted, not invalid', async () => {
      const owner = form()
      const element = await mount(specimen, { name: 'field', value: first, required: '' }, owner)
      element.disabled = true
      expect(entriesOf(owner)).to.deep.equal([])
      element.value = ''
      expect(element.willValidate).to.equal(false)
      await until(() => element.shadowRoot?.querySelector(':disabled'), 'disabled inside')
    })

    it('contract 13 reset restores the value of its attribute', async () => {
      const owner = form()
      const element = await mount(specimen, { name: 'field', value: first }, owner)
      element.value = second
      owner.reset()
      expect(element.value).to.equal(first)
    })

    it('contract 13 the browser restores its value', async () => {
      const element = await mount(specimen)
      element.formStateRestoreCallback(second, 'restore')
      expect(element.value).to.equal(second)
    })

    it('contract 13 a label names it and forwards clicks', async () => {
      const label = document.createElement('label')
      label.textContent = 'Name of it'
      const target = place()
      target.append(label)
      const element = create(specimen, { id: 'labelled' })
      label.htmlFor = 'labelled'
      target.append(element)
      await shown(element)
      expect([...element.labels].includes(label), 'labels').to.equal(true)
      expect(element.shadowRoot?.innerHTML).to.contain('Name of it')
      label.click()
      await until(() => document.activeElement === element, 'focus')
    })

    it('contract 13 states for style sheets: empty, disabled, user-invalid', async () => {
      const element = await mount(specimen, { required: '' })
      expect(element.matches(':state(empty)')).to.equal(true)
      expect(element.matches(':state(user-invalid)')).to.equal(false)
      element.reportValidity()
      await shown(element)
      expect(element.matches(':state(user-invalid)')).to.equal(true)
      element.value = first
      element.disabled = true
      await shown(element)
      expect(element.matches(':state(empty)')).to.equal(false)
      expect(element.matches(':state(disabled)')).to.equal(true)
      expect(element.matches(':state(user-invalid)')).to.equal(false)
    })

    if (definition.form?.fromText('no such value', {}) === undefined)
      it('contract 13 refuses an invalid value and keeps the last valid one', async () => {
        const element = await mount(specimen, { value: first })
        const errors = record(element, 'eb-error')
        element.value = 'no such value'
        element.setAttribute('value', 'neither this')
        const refused = () =>
          errors.filter((event) => (event as CustomEvent).detail.code.startsWith('invalid-'))
        await until(() => refused().length === 2, 'two errors')
        expect(element.value).to.equal(first)
      })
  })
}

describe('contract 13 form entries', () => {
  it('contract 13 a text: one entry', async () => {
    const owner = form()
    const element = await mount(text, { name: 'note' }, owner)
    element.value = 'words'
    expect(entriesOf(owner)).to.deep.equal([['note', 'words']])
  })

  it('contract 13 a list: repeated entries; the structured value keeps its identity', async () => {
    const owner = form()
    const element = await mount(list, { name: 'colour' }, owner)
    const selection = ['red', 'blue']
    element.selection = selection
    expect(element.selection === selection, 'identity').to.equal(true)
    expect(element.value).to.equal('red,blue')
    expect(entriesOf(owner)).to.deep.equal([
      ['colour', 'red'],
      ['colour', 'blue'],
    ])
  })

  it('contract 13 the structured value: reports an invalid shape and keeps the last valid value', async () => {
    const element = await mount(list, { value: 'red' })
    const good = element.selection
    for (const bad of ['red', 7, { red: true }, ['no such colour']]) {
      const reported = next(element, 'eb-error')
      element.selection = bad
      expect((await reported).detail.code).to.equal('invalid-property')
      expect(element.selection === good, 'the last good one').to.equal(true)
    }
    const reported = next(element, 'eb-error')
    element.setAttribute('selection', '{"red":true}')
    expect((await reported).detail.code).to.equal('invalid-attribute')
    expect(element.value).to.equal('red')
    element.selection = null
    expect(element.value).to.equal('')
  })

  it('contract 13 the structured value has an attribute if its definition says so, and reset restores it', async () => {
    const element = await mount(list, { selection: '["blue"]' })
    expect(element.value).to.equal('blue')
    element.selection = ['red']
    element.reset()
    expect(element.selection).to.deep.equal(['blue'])
    element.setAttribute('value', 'green')
    element.reset()
    expect(element.value).to.equal('green')
  })

  it('contract 13 omits and reports duplicate entries', async () => {
    const element = await mount(list, { name: 'colour' })
    const reported = next(element, 'eb-error')
    element.value = 'red, blue,red'
    const { detail } = await reported
    expect(detail.code).to.equal('invalid-property')
    expect(detail.message).to.equal('value 的值无效：red')
    expect(element.value).to.equal('red,blue')
    await shown(element)
    const problem = () => element.shadowRoot?.querySelector('.eb-element__problem')
    expect(problem()?.textContent).to.contain('red')
    element.value = 'red'
    await shown(element)
    expect(problem()).to.equal(null)
  })

  it('contract 13 setting the same text does not change the structured value', async () => {
    const element = await mount(list)
    const selection = ['red', 'blue']
    element.selection = selection
    element.value = 'red,blue'
    element.setAttribute('value', 'red,blue')
    expect(element.selection === selection, 'identity').to.equal(true)
  })

  it('contract 13 computes text and entries of a value once, however often it renders', async () => {
    const element = await mount(list, { name: 'colour', value: 'red' }, form())
    element.selection = ['blue']
    await shown(element)
    Object.assign(asked, { text: 0, entries: 0 })
    for (const label of ['one', 'two', 'three']) {
      element.label = label
      await shown(element)
    }
    expect(element.value).to.equal('blue')
    expect(asked).to.deep.equal({ text: 0, entries: 0 })
    element.selection = ['green']
    await shown(element)
    expect(asked).to.deep.equal({ text: 1, entries: 1 })
  })

  it("contract 13 a widget's own problem makes it invalid without an event; the page’s own message wins", async () => {
    const owner = form()
    const element = await mount(list, { name: 'colour', value: 'red' }, owner)
    const events = record(element, 'eb-change', 'eb-error', 'invalid', 'change')
    element.wrong = 'red is sold out'
    await until(() => element.validationMessage === 'red is sold out', 'message')
    expect(element.validity.customError).to.equal(true)
    expect(element.matches(':state(user-invalid)')).to.equal(false)
    expect(events).to.deep.equal([])
    owner.requestSubmit()
    await shown(element)
    expect(element.matches(':state(user-invalid)')).to.equal(true)
    expect(element.shadowRoot?.querySelector('output')?.textContent).to.equal('red is sold out')
    element.setCustomValidity('of the page')
    expect(element.validationMessage).to.equal('of the page')
    element.setCustomValidity('')
    expect(element.validationMessage).to.equal('red is sold out')
    element.wrong = undefined
    await until(() => element.validity.valid, 'valid again')
  })

  it('contract 13 a range: name-start and name-end', async () => {
    const owner = form()
    const element = await mount(range, { name: 'stay', value: '1/2' }, owner)
    expect(element.range).to.deep.equal({ start: '1', end: '2' })
    expect(entriesOf(owner)).to.deep.equal([
      ['stay-start', '1'],
      ['stay-end', '2'],
    ])
  })

  it('contract 13 the element’s own validity, shown inside only after the user has interacted', async () => {
    const element = await mount(text, { maximum: '3', value: 'four' })
    expect(element.validity.tooLong).to.equal(true)
    expect(element.validationMessage).to.equal('最多 3 个字')
    const shownMessage = () => element.shadowRoot?.querySelector('.error')?.textContent
    expect(shownMessage()).to.equal('')
    expect(inputOf(element).getAttribute('aria-invalid')).to.equal('false')
    await text.change?.(element)
    await until(() => shownMessage() === '最多 3 个字', 'message inside')
    expect(inputOf(element).getAttribute('aria-invalid')).to.equal('true')
    element.maximum = 100
    await until(() => shownMessage() === '', 'message gone')
  })

  it('contract 13 without :state() the states are in data-state', async () => {
    const { prototype } = CustomStateSet
    const original = prototype.add
    // Chromium up to 124 accepts dashed names only.
    prototype.add = () => {
      throw new TypeError('The specified value must start with "--".')
    }
    try {
      const element = await mount(text)
      expect(element.matches('[data-state~="empty"]')).to.equal(true)
      element.value = 'no more'
      expect(element.hasAttribute('data-state')).to.equal(false)
    } finally {
      prototype.add = original
    }
  })
})
