import { holdLongTimers, type LongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { bootstrap, jQuery } from './contract/libraries'
import { type AnyElement, place, record, shown, turn } from './contract/mount'
import { dialog } from './pure/dialog'

dialog.register()

const find = <Found extends HTMLElement>(element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector(selector) as Found
const modalOf = (element: HTMLElement) => find<HTMLDialogElement>(element, 'dialog')
const part = (element: HTMLElement, name: string) => find<HTMLButtonElement>(element, `[part="${name}"]`)
const closeButton = (element: HTMLElement) => find<HTMLButtonElement>(element, '.eb-dialog__close')
const widthOf = (element: HTMLElement) => part(element, 'panel').getBoundingClientRect().width

/** A dialog in the page, with markup of the page in it. */
async function mountDialog(attributes: Record<string, string> = {}, markup = '', into: Node = place()) {
  const element = document.createElement('eb-dialog') as AnyElement
  for (const [name, text] of Object.entries({ heading: '备注', ...attributes }))
    element.setAttribute(name, text)
  element.innerHTML = markup
  into.appendChild(element)
  await shown(element)
  return element
}

async function openDialog(attributes?: Record<string, string>, markup?: string) {
  const element = await mountDialog(attributes, markup)
  element.show()
  await until(() => modalOf(element).matches(':modal'), 'open')
  return element
}

const closed = (element: AnyElement) => until(() => !modalOf(element).open, 'closed')

/** Presses the scrim, the page behind the dialog. */
const pressBackdrop = () => sendMouse({ type: 'click', position: [5, 5] })

/** The reason of the next eb-hide. */
function reasonOf(element: AnyElement): Promise<string> {
  return new Promise((resolve) =>
    element.addEventListener('eb-hide', (event: Event) => resolve((event as CustomEvent).detail.reason), {
      once: true,
    }),
  )
}

describe('eb-dialog', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  it('W-MOD-1 line breaks in the markup of the page are no lines', async () => {
    const heights: number[] = []
    for (const gap of ['', '\n\n\n']) {
      const element = await openDialog({}, `<label>桌号</label>${gap}<p>3</p>${gap}<p>4</p>`)
      heights.push(part(element, 'body').getBoundingClientRect().height)
      element.remove()
    }
    expect(heights[1]).to.equal(heights[0])
  })

  const ways: Record<string, [reason: string, close: (element: AnyElement) => unknown]> = {
    '×': ['close', (element) => closeButton(element).click()],
    OK: ['ok', (element) => part(element, 'ok').click()],
    cancel: ['cancel', (element) => part(element, 'cancel').click()],
    Esc: ['close', () => sendKeys({ press: 'Escape' })],
    'a press on the page behind': ['backdrop', pressBackdrop],
  }
  for (const [name, [reason, close]] of Object.entries(ways))
    it(`W-MOD-1 opens, and ${name} closes it: ${reason}`, async () => {
      const element = await openDialog({ backdrop: '' })
      expect(element.open).to.equal(true)
      const reported = reasonOf(element)
      await close(element)
      expect(await reported).to.equal(reason)
      await closed(element)
      expect(element.open).to.equal(false)
    })

  it('W-MOD-1 a press on the page behind does nothing unless enabled', async () => {
    const element = await openDialog()
    const hides = record(element, 'eb-hide')
    await pressBackdrop()
    await turn()
    expect(hides).to.have.length(0)
    expect(modalOf(element).open).to.equal(true)
  })

  it('W-MOD-2 renders content when it opens, and removes it after it has closed', async () => {
    const element = await mountDialog({}, '<p>own</p>')
    expect(find(element, 'slot')).to.equal(null)
    element.show()
    const slot = await until(() => find<HTMLSlotElement>(element, 'slot:not([name])'), 'content')
    expect(slot.assignedElements()[0]?.textContent).to.equal('own')
    const gone = record(element, 'eb-after-hide')
    const start = performance.now()
    element.hide()
    await until(() => !find(element, 'slot'), 'content gone')
    await until(() => gone.length === 1, 'eb-after-hide')
    expect(performance.now() - start).to.be.at.least(140)
    expect(element.querySelector('p')?.checkVisibility()).to.equal(false)
  })

  it('W-MOD-2 keeps its content when opened again during its exit animation', async () => {
    const element = await openDialog()
    const wayOut = 150
    const timers = holdLongTimers(wayOut)
    try {
      element.hide()
      await until(() => timers.waiting().includes(wayOut), 'on its way out')
      element.show()
      await until(() => modalOf(element).open, 'open again')
      timers.end(wayOut)
      await element.updateComplete
      expect(part(element, 'body')).to.not.equal(null)
    } finally {
      timers.restore()
    }
  })

  it('W-MOD-3 defaults to md, no time-out, 确定 and 取消', async () => {
    const timers = holdLongTimers()
    try {
      const element = await openDialog()
      expect(element.size).to.equal('md')
      expect(widthOf(element)).to.equal(560)
      expect(part(element, 'ok').textContent).to.equal('确定')
      expect(part(element, 'cancel').textContent).to.equal('取消')
      expect(timers.waiting()).to.deep.equal([])
    } finally {
      timers.restore()
    }
  })

  for (const [size, width] of [
    ['sm', 420],
    ['md', 560],
    ['lg', 1080],
  ] as const)
    it(`${size} is ${width} px wide`, async () => {
      expect(widthOf(await openDialog({ size }))).to.equal(width)
    })

  it('at 390 px it is a sheet from below', async () => {
    await setViewport({ width: 390, height: 700 })
    const { left, width, bottom } = part(await openDialog(), 'panel').getBoundingClientRect()
    await setViewport({ width: 1280, height: 800 })
    expect([left, width]).to.deep.equal([0, 390])
    expect(bottom).to.be.at.least(700)
  })

  it('labels, omitted buttons, red OK, English', async () => {
    const element = await openDialog({ 'ok-label': '仍要删除', 'no-cancel': '', tone: 'danger' })
    expect(part(element, 'ok').textContent).to.equal('仍要删除')
    expect(part(element, 'ok').className).to.contain('danger')
    expect(part(element, 'cancel')).to.equal(null)
    element.noOk = true
    element.noCancel = false
    element.lang = 'en'
    await until(() => part(element, 'cancel')?.textContent === 'Cancel', 'English')
    expect(part(element, 'ok')).to.equal(null)
  })

  it('a footer from the page replaces the buttons', async () => {
    const element = await openDialog({}, '<p>text</p><button slot="footer">mine</button>')
    expect(part(element, 'ok').checkVisibility()).to.equal(false)
    expect(element.querySelector('button')?.checkVisibility()).to.equal(true)
  })

  it('eb-before-hide gives the reason; if it is refused, the dialog stays open and no event follows', async () => {
    const element = await openDialog()
    const reasons: string[] = []
    element.addEventListener('eb-before-hide', (event: Event) => {
      reasons.push((event as CustomEvent).detail.reason)
      event.preventDefault()
    })
    const later = record(element, 'eb-hide', 'eb-ok', 'eb-cancel')
    part(element, 'ok').click()
    part(element, 'cancel').click()
    await sendKeys({ press: 'Escape' })
    expect(reasons).to.deep.equal(['ok', 'cancel', 'close'])
    expect(later).to.have.length(0)
    expect(modalOf(element).matches(':modal')).to.equal(true)
    element.open = false
    await closed(element)
    expect(reasons, 'the page is not asked what it does itself').to.have.length(3)
  })

  it('eb-ok and eb-cancel follow eb-hide, and bubble', async () => {
    for (const name of ['ok', 'cancel']) {
      const element = await openDialog()
      const events = record(element, 'eb-hide', 'eb-ok', 'eb-cancel')
      const outside = record(document, 'eb-ok', 'eb-cancel', 'eb-hide')
      part(element, name).click()
      expect(events.map(({ type }) => type)).to.deep.equal(['eb-hide', `eb-${name}`])
      expect(outside.map(({ type }) => type)).to.deep.equal([`eb-${name}`])
    }
  })

  it('Tab stays inside; Enter presses; focus returns', async () => {
    const opener = document.createElement('button')
    place().append(opener)
    opener.focus()
    const element = await openDialog({}, '<input aria-label="own">')
    const order: string[] = []
    for (let presses = 0; presses < 4; presses++) {
      await sendKeys({ press: 'Tab' })
      const inner = element.shadowRoot?.activeElement
      order.push(inner?.getAttribute('part') ?? inner?.className ?? document.activeElement?.localName ?? '')
    }
    expect(order[0]).to.contain('eb-dialog__close')
    expect(order.slice(1)).to.deep.equal(['input', 'cancel', 'ok'])
    await sendKeys({ press: 'Enter' })
    await closed(element)
    expect(document.activeElement).to.equal(opener)
  })

  it('Esc of an input method does not close it', async () => {
    const element = await openDialog({}, '<input aria-label="own">')
    const field = element.querySelector('input') as HTMLInputElement
    field.focus()
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
    const pressed = { key: 'Escape', keyCode: 229, isComposing: true, bubbles: true, composed: true }
    field.dispatchEvent(new KeyboardEvent('keydown', pressed))
    await turn()
    expect(modalOf(element).open).to.equal(true)
  })

  it('fields of the page inside it belong to the page: its delegated handlers run, and Bootstrap’s trap ignores them', async () => {
    await bootstrap()
    const $ = await jQuery()
    const modal = $('<div class="modal" tabindex="-1"><input class="own"></div>')
    $(document.body).append(modal)
    const heard: string[] = []
    $(document).on('input.test', '#remark', () => heard.push('input'))
    try {
      modal.modal('show')
      await until(() => modal.hasClass('in'), 'modal open')
      const element = await openDialog({}, '<input id="remark" aria-label="own">')
      const field = element.querySelector('input') as HTMLInputElement
      field.focus()
      await sendKeys({ type: '晚到' })
      expect(field.value).to.equal('晚到')
      expect(document.activeElement).to.equal(field)
      expect(heard.length).to.be.greaterThan(0)
      element.hide()
      await closed(element)
    } finally {
      $(document).off('input.test')
      modal.modal('hide')
      modal.remove()
      $('.modal-backdrop').remove()
      $(document).off('focusin.bs.modal')
      document.body.className = ''
    }
  })

  describe('with a time-out', () => {
    let timers: LongTimers
    beforeEach(() => {
      timers = holdLongTimers()
    })
    afterEach(() => timers.restore())

    it('W-MOD-1 the time-out closes it', async () => {
      const element = await openDialog({ 'close-time': '7000' })
      const reported = reasonOf(element)
      await until(() => timers.waiting().includes(7000), 'time begins')
      timers.end(7000)
      expect(await reported).to.equal('timeout')
      await closed(element)
    })

    it('contract 17 the time stops while the pointer is on it, and then starts again', async () => {
      const element = await openDialog({ 'close-time': '7000' })
      await until(() => timers.waiting().includes(7000), 'time begins')
      const { left, top } = part(element, 'panel').getBoundingClientRect()
      // With a press, which the page gets at once; moves wait for the next frame.
      await sendMouse({ type: 'click', position: [Math.round(left + 30), Math.round(top + 30)] })
      await until(() => !timers.waiting().includes(7000), 'stands still')
      await pressBackdrop()
      await until(() => timers.waiting().includes(7000), 'begins anew')
      element.hide()
      await until(() => !timers.waiting().includes(7000), 'no timer is left')
    })

    it('contract 17 the time stops while focus moves in it', async () => {
      const element = await openDialog({ 'close-time': '7000' })
      await until(() => timers.waiting().includes(7000), 'time begins')
      part(element, 'cancel').focus()
      await until(() => !timers.waiting().includes(7000), 'stands still')
      part(element, 'cancel').blur()
      await until(() => timers.waiting().includes(7000), 'begins anew')
    })
  })
})
