import { holdLongTimers, type LongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { type AnyElement, place, record, shown, turn } from './contract/mount'
import { dialog } from './pure/dialog'
import { toast } from './pure/toast'

toast.register()
dialog.register()

const find = <Found extends HTMLElement>(element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector(selector) as Found
const boxOf = (element: HTMLElement) => find(element, '[part=toast]')
const regionOf = (element: HTMLElement) => find(element, '.eb-toast-card')

async function mountToast(attributes: Record<string, string> = {}, text = '订单已保存'): Promise<AnyElement> {
  const element = document.createElement('eb-toast') as AnyElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  place().append(element)
  await shown(element)
  return element
}

async function showToast(attributes?: Record<string, string>, text?: string): Promise<AnyElement> {
  const element = await mountToast(attributes, text)
  element.show()
  await until(() => boxOf(element), 'shown')
  await until(() => boxOf(element).getAnimations().length === 0, 'at rest')
  return element
}

const hidden = (element: AnyElement) => until(() => !boxOf(element), 'hidden')
const middleOf = (element: HTMLElement): [number, number] => {
  const { left, top, width, height } = boxOf(element).getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}
const reasonsOf = (events: Event[]) => events.map((event) => (event as CustomEvent).detail.reason)

describe('eb-toast', () => {
  let timers: LongTimers
  before(() => setViewport({ width: 1280, height: 800 }))
  beforeEach(() => {
    timers = holdLongTimers()
  })
  afterEach(() => timers.restore())

  it('W-TOAST-1 hides on click', async () => {
    const element = await showToast()
    const hides = record(element, 'eb-hide')
    await sendMouse({ type: 'click', position: middleOf(element) })
    await hidden(element)
    expect(reasonsOf(hides)).to.deep.equal(['click'])
    expect(element.open).to.equal(false)
  })

  it('W-TOAST-1 hides on a click on an element of the page inside it', async () => {
    const element = await mountToast()
    const inner = element.appendChild(document.createElement('b'))
    element.show()
    await until(() => boxOf(element), 'shown')
    inner.click()
    await hidden(element)
  })

  it('W-TOAST-1 W-TOAST-4 hides after its time, 3 s by default', async () => {
    const element = await showToast()
    const hides = record(element, 'eb-hide')
    await until(() => timers.waiting().includes(3000), 'time begins')
    timers.end(3000)
    await hidden(element)
    expect(reasonsOf(hides)).to.deep.equal(['timeout'])
  })

  it('its own close time; with 0 it stays', async () => {
    await showToast({ 'close-time': '9000' })
    await until(() => timers.waiting().includes(9000), 'time begins')
    await showToast({ 'close-time': '0' })
    await turn()
    expect(timers.waiting()).to.not.include(0)
    expect(timers.waiting()).to.not.include(3000)
  })

  it('W-TOAST-4 is 300 wide and 80 high, and higher if the text needs it', async () => {
    const small = boxOf(await showToast()).getBoundingClientRect()
    expect([small.width, small.height]).to.deep.equal([300, 80])
    const long = boxOf(
      await showToast({ heading: '已保存' }, '很长的一句话，'.repeat(12)),
    ).getBoundingClientRect()
    expect(long.width).to.equal(300)
    expect(long.height).to.be.greaterThan(80)
  })

  const places: Record<string, (box: DOMRect) => boolean> = {
    topCenter: ({ top, left, right }) => top < 40 && Math.abs(left - (1280 - right)) < 20,
    topLeft: ({ top, left }) => top < 40 && left < 40,
    topRight: ({ top, right }) => top < 40 && right > 1220,
    bottomLeft: ({ bottom, left }) => bottom > 760 && left < 40,
    bottomRight: ({ bottom, right }) => bottom > 760 && right > 1220,
  }
  for (const [position, isThere] of Object.entries(places))
    it(`W-TOAST-2 is placed ${position}`, async () => {
      const element = await showToast({ position })
      const box = boxOf(element).getBoundingClientRect()
      expect(isThere(box), JSON.stringify(box)).to.equal(true)
    })

  it('W-TOAST-2 W-TOAST-3 topCenter and info by default', async () => {
    const element = await showToast()
    expect([element.position, element.type]).to.deep.equal(['topCenter', 'info'])
    expect(places.topCenter?.(boxOf(element).getBoundingClientRect())).to.equal(true)
  })

  it('W-TOAST-3 info, success, danger, warning: each has its own icon and colour', async () => {
    const looks = new Set<string>()
    for (const type of ['info', 'success', 'danger', 'warning']) {
      const icon = find(await showToast({ type }), '.eb-toast-card__icon')
      looks.add(getComputedStyle(icon).color)
      looks.add(icon.querySelector('path')?.getAttribute('d') ?? '')
    }
    expect(looks.size).to.equal(8)
  })

  it('role: alert for danger and warning, status for the others, there before the text', async () => {
    for (const [type, role] of [
      ['info', 'status'],
      ['success', 'status'],
      ['danger', 'alert'],
      ['warning', 'alert'],
    ] as const) {
      const element = await mountToast({ type })
      expect(regionOf(element).getAttribute('role')).to.equal(role)
      expect(regionOf(element).childElementCount).to.equal(0)
    }
  })

  for (const position of ['topCenter', 'bottomRight'])
    it(`toasts of ${position} stack, and close the gap`, async () => {
      const [first, second, third] = [
        await showToast({ position }),
        await showToast({ position }, '很长的一句话，'.repeat(12)),
        await showToast({ position }),
      ]
      const apart = (one: HTMLElement, other: HTMLElement) => {
        const [a, b] = [boxOf(one).getBoundingClientRect(), boxOf(other).getBoundingClientRect()]
        return Math.max(a.top - b.bottom, b.top - a.bottom)
      }
      await until(() => apart(first, second) === 8 && apart(second, third) === 8, 'stacked, 8 px apart')
      second.hide()
      await until(() => apart(first, third) === 8, 'closed the gap')
    })

  it('contract 17 the time stops while the pointer is on it, and then starts again', async () => {
    const element = await showToast()
    await until(() => timers.waiting().includes(3000), 'time begins')
    const [x, y] = middleOf(element)
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'move', position: [x + 1, y] })
    await until(() => !timers.waiting().includes(3000), 'stands still')
    await sendMouse({ type: 'move', position: [5, 500] })
    await sendMouse({ type: 'move', position: [6, 500] })
    await until(() => timers.waiting().includes(3000), 'begins anew')
  })

  it('contract 17 by keyboard: the time stops while × has focus; Enter hides it', async () => {
    const element = await showToast()
    await until(() => timers.waiting().includes(3000), 'time begins')
    element.focus()
    await until(() => !timers.waiting().includes(3000), 'stands still')
    expect(element.shadowRoot?.activeElement?.getAttribute('aria-label')).to.equal('关闭')
    await sendKeys({ press: 'Enter' })
    await hidden(element)
  })

  it('W-TOAST-1 above a modal dialog it is visible, hides on click, and the dialog stays open', async () => {
    const modal = document.createElement('eb-dialog') as AnyElement
    modal.setAttribute('heading', '备注')
    modal.setAttribute('backdrop', '')
    place().append(modal)
    modal.show()
    await until(() => find<HTMLDialogElement>(modal, 'dialog:modal'), 'dialog open')
    const hides = record(modal, 'eb-hide')
    const element = await showToast()
    expect(regionOf(element).matches(':popover-open')).to.equal(true)
    await sendMouse({ type: 'click', position: middleOf(element) })
    await hidden(element)
    expect(hides).to.have.length(0)
  })

  it('stays in the top layer when moved in the page', async () => {
    const element = await showToast()
    place().append(element)
    await shown(element)
    expect(regionOf(element).matches(':popover-open')).to.equal(true)
  })

  it('frees its place for the others when removed from the page', async () => {
    const [first, second] = [await showToast(), await showToast()]
    const { top } = boxOf(first).getBoundingClientRect()
    first.remove()
    await until(() => boxOf(second).getBoundingClientRect().top === top, 'in its place')
  })
})
