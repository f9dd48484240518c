import { holdLongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import './contract/elements'
import { type AnyElement, next, place, record, shown, turn } from './contract/mount'

const inner = (element: HTMLElement) =>
  element.shadowRoot?.querySelector('[part=button]') as HTMLButtonElement
const status = (element: HTMLElement) => element.shadowRoot?.querySelector('[role=status]')?.textContent
const isBlocked = (element: HTMLElement) => inner(element).ariaDisabled === 'true'
const isBusy = (element: HTMLElement) => inner(element).ariaBusy === 'true'

const submitterOf = ([first]: SubmitEvent[]) => first?.submitter as HTMLButtonElement

async function page(attributes = '', fields = '<input name="a"><input name="b">') {
  const target = place()
  target.innerHTML = `<form id="orders">${fields}<eb-submit-button ${attributes}>保存</eb-submit-button></form>`
  const form = target.querySelector('form') as HTMLFormElement
  const element = target.querySelector('eb-submit-button') as AnyElement
  const submits: SubmitEvent[] = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submits.push(event)
  })
  await shown(element)
  return { target, form, element, submits }
}

describe('eb-submit-button', () => {
  it('W-BTN-1 disables itself after a click, keeps focus, and submits once however often it is clicked', async () => {
    const { element, submits } = await page('wait="60000"')
    inner(element).focus()
    for (let click = 0; click < 3; click++) inner(element).click()
    await until(() => isBlocked(element))
    inner(element).click()
    expect(submits).to.have.length(1)
    expect(isBusy(element)).to.equal(true)
    expect(status(element)).to.equal('正在提交')
    expect(element.shadowRoot?.activeElement).to.equal(inner(element))
    await expect(element).to.be.accessible()
  })

  it('W-BTN-1 can be pressed again when its waiting time is over', async () => {
    const { element, submits } = await page('wait="50"')
    inner(element).click()
    await until(() => isBlocked(element))
    await until(() => !isBlocked(element))
    expect(status(element)).to.equal('')
    inner(element).click()
    expect(submits).to.have.length(2)
  })

  it('W-BTN-2 waits 3000 ms by default', async () => {
    const timers = holdLongTimers()
    try {
      const { element } = await page()
      expect(element.wait).to.equal(3000)
      inner(element).click()
      await until(() => isBlocked(element))
      expect(timers.waiting()).to.deep.equal([3000])
      timers.end(3000)
      await until(() => !isBlocked(element))
    } finally {
      timers.restore()
    }
  })

  it('follows a request that takes longer: waitUntil, promise, busy', async () => {
    const { element, submits } = await page('wait="0"')
    for (const way of ['waitUntil', 'promise', 'busy']) {
      let end = () => {}
      const request = new Promise<void>((resolve) => {
        end = resolve
      })
      element.addEventListener(
        'eb-submit',
        (event) => {
          const { detail } = event as CustomEvent
          if (way === 'waitUntil') detail.waitUntil(request)
          else if (way === 'promise') element.promise = request
          else element.busy = true
        },
        { once: true },
      )
      inner(element).click()
      await until(() => isBusy(element), way)
      const count = submits.length
      inner(element).click()
      expect(submits.length, way).to.equal(count)
      end()
      element.busy = false
      await until(() => !isBlocked(element) && !isBusy(element), way)
    }
    expect(submits).to.have.length(3)
  })

  it('reports a failed request, and can be pressed again', async () => {
    const { element } = await page('wait="0"')
    const reported = next(element, 'eb-error')
    let fail = (_cause: Error) => {}
    element.promise = new Promise((_resolve, reject) => {
      fail = reject
    })
    await until(() => isBusy(element))
    fail(new Error('offline'))
    const { detail } = await reported
    expect([detail.code, detail.cause.message]).to.deep.equal(['request-failed', 'offline'])
    await until(() => status(element) === '没有提交上去')
    expect(isBlocked(element)).to.equal(false)
  })

  it('leaves an invalid form to the browser, which shows the problem, and stays enabled', async () => {
    const { element, form, submits } = await page('wait="60000"', '<input name="a" required>')
    const invalid: unknown[] = []
    const field = form.elements[0] as HTMLInputElement
    field.addEventListener('invalid', (event) => invalid.push(event))
    inner(element).click()
    await shown(element)
    expect([invalid.length, submits.length, isBlocked(element)]).to.deep.equal([1, 0, false])
    field.value = 'x'
    inner(element).click()
    await until(() => isBlocked(element))
    expect(submits).to.have.length(1)
  })

  it('Enter in a field submits once, also with several fields', async () => {
    const { element, form, submits } = await page('wait="60000"')
    ;(form.elements[0] as HTMLInputElement).focus()
    await sendKeys({ press: 'Enter' })
    await until(() => isBlocked(element))
    await sendKeys({ press: 'Enter' })
    expect(submits).to.have.length(1)
  })

  it('Enter and Space on it submit', async () => {
    for (const key of ['Enter', ' ']) {
      const { element, submits } = await page('wait="60000"')
      element.focus()
      await sendKeys({ press: key })
      await until(() => isBlocked(element))
      expect(submits, key).to.have.length(1)
    }
  })

  it('submits the form that `form` names, with its name and value', async () => {
    const { target, form, submits } = await page('name="action" value="save"')
    const inside = target.querySelector('eb-submit-button') as AnyElement
    inner(inside).click()
    const { submitter } = submits[0] as SubmitEvent
    expect([...new FormData(form, submitter)].at(-1)).to.deep.equal(['action', 'save'])
    const outside = document.createElement('eb-submit-button') as AnyElement
    outside.setAttribute('form', 'orders')
    target.append(outside)
    await shown(outside)
    inner(outside).click()
    expect(submits).to.have.length(2)
    await until(() => isBlocked(outside))
  })

  it('without a form it can be pressed, and disables itself too', async () => {
    const element = document.createElement('eb-submit-button') as AnyElement
    place().append(element)
    await shown(element)
    const events = record(document, 'eb-submit')
    inner(element).click()
    await until(() => isBlocked(element))
    inner(element).click()
    expect(events).to.have.length(1)
    expect(element.shadowRoot?.querySelector('slot')?.textContent).to.equal('提交')
  })

  it('can be refused, and the page gets one click event', async () => {
    const { element, submits, target } = await page('wait="60000"')
    const clicks = record(target, 'click')
    const refuse = (event: Event) => event.preventDefault()
    element.addEventListener('eb-before-submit', refuse)
    inner(element).click()
    expect([submits.length, clicks.length]).to.deep.equal([0, 1])
    element.removeEventListener('eb-before-submit', refuse)
    inner(element).click()
    expect([submits.length, clicks.length]).to.deep.equal([1, 2])
  })

  it('disabled, or in a disabled fieldset, it submits nothing, by click or by Enter', async () => {
    const { element, form, submits } = await page('disabled')
    inner(element).click()
    ;(form.elements[0] as HTMLInputElement).focus()
    await sendKeys({ press: 'Enter' })
    expect([submits.length, inner(element).disabled]).to.deep.equal([0, true])
    element.disabled = false
    await shown(element)
    const fieldset = document.createElement('fieldset')
    fieldset.disabled = true
    form.append(fieldset)
    fieldset.append(element)
    inner(element).click()
    expect(submits).to.have.length(0)
    await until(() => inner(element).disabled, 'looks disabled')
    fieldset.disabled = false
    await until(() => !inner(element).disabled, 'enabled with its fieldset')
    fieldset.disabled = true
    await until(() => inner(element).disabled, 'disabled with its fieldset')
    form.append(element)
    await until(() => !inner(element).disabled, 'out of the fieldset')
  })

  it('leaves nothing of its own in the page, neither before nor after submitting', async () => {
    const { target, element, submits } = await page('wait="60000"')
    const { innerHTML } = target
    expect(element.children).to.have.length(0)
    inner(element).click()
    await until(() => isBlocked(element))
    await turn()
    expect(submits).to.have.length(1)
    expect(target.innerHTML).to.equal(innerHTML)
    element.remove()
    await turn()
    expect(element.innerHTML).to.equal('保存')
  })

  for (const way of ['cloned', 'restored from innerHTML'])
    it(`F-LO-10 ${way} after it has submitted, it posts once, under its name of now, and not while disabled`, async () => {
      const { form, element, submits } = await page('wait="0" name="old" value="1"')
      inner(element).click()
      if (way === 'cloned') element.replaceWith(element.cloneNode(true))
      else form.insertAdjacentHTML('beforeend', form.innerHTML)
      if (way !== 'cloned') element.remove()
      const copy = form.querySelector('eb-submit-button') as AnyElement
      await shown(copy)
      copy.name = 'new'
      await shown(copy)
      submits.length = 0
      inner(copy).click()
      expect(submits).to.have.length(1)
      const { submitter } = submits[0] as SubmitEvent
      expect([...new FormData(form, submitter)].at(-1)).to.deep.equal(['new', '1'])
      copy.disabled = true
      await shown(copy)
      ;(form.elements[0] as HTMLInputElement).focus()
      await sendKeys({ press: 'Enter' })
      await turn()
      expect(submits).to.have.length(1)
    })

  it('still submits when a page changes its text or replaces its content', async () => {
    const { element, form, submits } = await page('wait="0"')
    element.textContent = '提交订单'
    inner(element).click()
    await turn() // the waiting time is over
    ;(form.elements[0] as HTMLInputElement).focus()
    await sendKeys({ press: 'Enter' })
    expect(submits).to.have.length(2)
  })

  it('Enter in one of our elements submits by it', async () => {
    const { element, form, submits } = await page(
      'wait="60000" name="by"',
      '<eb-number-input></eb-number-input>',
    )
    form.querySelector<HTMLElement>('eb-number-input')?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => isBlocked(element))
    expect(submitterOf(submits).name).to.equal('by')
  })

  it('Enter presses another submit button that comes first', async () => {
    const { form, submits } = await page('', '<input name="a"><button name="first">1</button>')
    ;(form.elements[0] as HTMLInputElement).focus()
    await sendKeys({ press: 'Enter' })
    expect(submitterOf(submits).name).to.equal('first')
  })
})
