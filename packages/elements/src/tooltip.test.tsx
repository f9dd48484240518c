import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import './contract/elements'
import { type AnyElement, place, shown, turn } from './contract/mount'

const away = () => sendMouse({ type: 'move', position: [5, 590] })
const bubbleOf = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLElement>('[role=tooltip]') as HTMLElement
const rect = (element: Element) => element.getBoundingClientRect()
const hidden = (element: HTMLElement) => until(() => !bubbleOf(element), 'hidden')
const visible = (element: HTMLElement) =>
  until(() => (bubbleOf(element)?.style.top ? bubbleOf(element) : null), 'shown')

async function onto(element: Element) {
  const { left, top, width, height } = rect(element)
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
}

async function html(source: string, into: HTMLElement | ShadowRoot = place()) {
  into.innerHTML = source
  const element = into.querySelector('eb-tooltip') as AnyElement
  await shown(element)
  return { element, button: into.querySelector('button') as HTMLElement, into }
}

const around = (attributes = '') =>
  html(
    `<div style="padding:100px"><eb-tooltip text="今天起可用" ${attributes}><button>游船票</button></eb-tooltip></div>`,
  )

/** The events of a finger that pages get. */
function touch(target: Element, ...types: string[]) {
  const { left, top } = rect(target)
  const way = { bubbles: true, composed: true, pointerType: 'touch', clientX: left + 2, clientY: top + 2 }
  for (const type of types) target.dispatchEvent(new PointerEvent(type, way))
}

describe('eb-tooltip', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  beforeEach(away)

  it('W-TIP-1 is 5 px above its anchor, centred', async () => {
    const { element, button } = await around()
    await onto(button)
    const bubble = await visible(element)
    expect(rect(bubble).bottom).to.be.closeTo(rect(button).top - 5, 0.6)
    const middle = (box: DOMRect) => box.left + box.width / 2
    expect(middle(rect(bubble))).to.be.closeTo(middle(rect(button)), 1)
    expect(bubble.textContent).to.equal('今天起可用')
  })

  it('W-TIP-1 hides 300 ms after the pointer has left', async () => {
    const { element, button } = await around()
    await onto(button)
    await visible(element)
    const left = new Promise<number>((resolve) =>
      button.addEventListener('pointerout', () => resolve(performance.now()), { once: true }),
    )
    await away()
    const begin = await left
    await hidden(element)
    expect(performance.now() - begin).to.be.at.least(295)
  })

  it('margin and hide-delay change both', async () => {
    const { element, button } = await around('margin="12" hide-delay="0"')
    await onto(button)
    expect(rect(await visible(element)).bottom).to.be.closeTo(rect(button).top - 12, 0.6)
    await away()
    await hidden(element)
  })

  it('stays while the pointer moves onto it', async () => {
    const { element, button } = await around('hide-delay="0"')
    await onto(button)
    await onto(await visible(element))
    await turn()
    expect(bubbleOf(element)).to.not.equal(null)
    await away()
    await hidden(element)
  })

  it('appears and disappears with keyboard focus, but not with focus by a press', async () => {
    const { element, button } = await around()
    button.focus()
    await visible(element)
    button.blur()
    await hidden(element)
    await onto(button)
    await sendMouse({
      type: 'click',
      position: [Math.round(rect(button).left + 3), Math.round(rect(button).top + 3)],
    })
    expect(document.activeElement).to.equal(button)
    await away()
    await hidden(element)
    expect(document.activeElement).to.equal(button)
  })

  it('Esc hides it, and does not close an enclosing dialog; the next Esc does', async () => {
    const dialog = document.createElement('dialog')
    place().append(dialog)
    dialog.showModal()
    const { element, button } = await html(
      '<eb-tooltip text="t"><button>b</button></eb-tooltip>',
      dialog.appendChild(document.createElement('div')),
    )
    button.blur()
    button.focus()
    await visible(element)
    await sendKeys({ press: 'Escape' })
    await hidden(element)
    expect(dialog.open).to.equal(true)
    await onto(button)
    expect(bubbleOf(element)).to.equal(null)
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
  })

  it('leaves Esc of a composition to the composition', async () => {
    const { element } = await html('<eb-tooltip text="t"><input aria-label="i"></eb-tooltip>')
    const input = element.querySelector('input') as HTMLInputElement
    input.focus()
    await visible(element)
    const way = { key: 'Escape', bubbles: true, composed: true, cancelable: true, isComposing: true }
    expect(input.dispatchEvent(new KeyboardEvent('keydown', way))).to.equal(true)
    expect(bubbleOf(element)).to.not.equal(null)
  })

  it('a tap shows it until a press elsewhere; scrolling the page does not', async () => {
    const { element, button } = await around('hide-delay="0"')
    touch(button, 'pointerover', 'pointerdown', 'pointercancel', 'pointerout')
    touch(button, 'pointerover', 'pointerdown')
    expect(bubbleOf(element)).to.equal(null)
    touch(button, 'pointerup', 'pointerout')
    await visible(element)
    await turn()
    expect(bubbleOf(element)).to.not.equal(null)
    document.body.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX: 700, clientY: 500 }),
    )
    await hidden(element)
  })

  it('describes its anchor, and removes the description', async () => {
    const { element, button, into } = await around()
    const description = () => {
      const id = button.getAttribute('aria-describedby')
      return id && document.getElementById(id)?.textContent
    }
    expect(description()).to.equal('今天起可用')
    element.text = '已售罄'
    await shown(element)
    expect(description()).to.equal('已售罄')
    await expect(into as HTMLElement).to.be.accessible()
    element.remove()
    await until(() => !button.hasAttribute('aria-describedby'))
    expect(element.children.length).to.equal(1)
  })

  for (const way of ['cloned', 'restored from innerHTML'])
    it(`F-LO-10 ${way} twice it has one description, and the page contains none of its nodes`, async () => {
      const own = '<p id="own" hidden>own</p>'
      const { element, button, into } = await around()
      button.setAttribute('aria-describedby', 'own')
      const target = into as HTMLElement
      target.insertAdjacentHTML('afterbegin', own)
      element.text = '一天'
      await shown(element)
      const { childElementCount } = element
      expect(childElementCount, 'only its button').to.equal(1)
      for (let copies = 0; copies < 2; copies++) {
        const now = target.querySelector('eb-tooltip') as AnyElement
        if (way === 'cloned') now.replaceWith(now.cloneNode(true))
        else target.innerHTML = String(target.innerHTML)
        await shown(target.querySelector('eb-tooltip') as AnyElement)
      }
      await turn() // the old ones are unmounted
      const copy = target.querySelector('eb-tooltip') as AnyElement
      const ids = copy.querySelector('button')?.getAttribute('aria-describedby')?.split(' ') ?? []
      expect(ids.map((id) => document.getElementById(id)?.textContent)).to.deep.equal(['own', '今天起可用'])
      expect(copy.innerHTML).to.not.contain('今天起可用')
      expect(document.querySelectorAll('[id^=eb-tooltip]')).to.have.length(1)
    })

  it('two tooltips describe one element', async () => {
    const { into, button } = await around('id="one"')
    button.id = 'described'
    const second = document.createElement('eb-tooltip') as AnyElement
    Object.assign(second, { text: 'second', for: 'described' })
    ;(into as HTMLElement).append(second)
    await shown(second)
    const texts = () =>
      (button.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(texts()).to.deep.equal(['今天起可用', 'second'])
    second.remove()
    await until(() => texts().length === 1)
    expect(texts()).to.deep.equal(['今天起可用'])
  })

  it('belongs to the element named by `for`, in its own root, even if that is added or replaced later', async () => {
    const root = place().attachShadow({ mode: 'open' })
    const { element } = await html(
      '<p style="padding-top:80px"></p><eb-tooltip for="late" text="t"></eb-tooltip>',
      root,
    )
    const paragraph = root.querySelector('p') as HTMLElement
    for (const round of [1, 2]) {
      paragraph.innerHTML = `<button id="late">${round}</button>`
      const button = paragraph.firstElementChild as HTMLElement
      await onto(button)
      const bubble = await visible(element)
      expect(rect(bubble).bottom, `${round}`).to.be.closeTo(rect(button).top - 5, 0.6)
      const id = button.getAttribute('aria-describedby') as string
      expect(root.getElementById(id)?.textContent).to.equal('t')
      await onto(bubble)
      expect(bubbleOf(element)).to.not.equal(null)
      await away()
      await hidden(element)
    }
  })

  it('does not affect the handlers or the layout of the page', async () => {
    const heard: string[] = []
    const target = place()
    target.innerHTML =
      '<div style="padding:100px;font:italic 20px serif;color:rgb(1,2,3)"><i>text</i> <button>b</button></div>'
    const button = target.querySelector('button') as HTMLElement
    const types = ['mouseover', 'mouseout', 'mousedown', 'mouseup', 'click', 'focus', 'blur'] as const
    const listen = (event: Event) => heard.push(event.type)
    for (const type of types) button[`on${type}`] = listen
    const word = target.querySelector('i') as HTMLElement
    const before = [rect(word), getComputedStyle(word).font, getComputedStyle(word).color].map(String)
    const left = rect(word).left
    const element = document.createElement('eb-tooltip') as AnyElement
    element.text = 't'
    button.replaceWith(element)
    element.append(button)
    const second = document.createElement('eb-tooltip') as AnyElement
    second.text = 'word'
    word.replaceWith(second)
    second.append(word)
    await shown(second)
    expect([rect(word), getComputedStyle(word).font, getComputedStyle(word).color].map(String)).to.deep.equal(
      before,
    )
    expect(rect(word).left).to.equal(left)
    await onto(button)
    await visible(element)
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'up' })
    await away()
    button.blur()
    expect(heard).to.deep.equal(['mouseover', 'mousedown', 'focus', 'mouseup', 'click', 'mouseout', 'blur'])
    for (const type of types) expect(button[`on${type}`]).to.equal(listen)
  })

  it('opens below if there is no room above, and stays inside the window', async () => {
    const { element, button } = await html(
      '<eb-tooltip text="一段很长的说明文字，写在窄窄的屏幕上也要看得全"><button style="position:fixed;top:0;left:0">b</button></eb-tooltip>',
    )
    await onto(button)
    const bubble = await visible(element)
    expect(rect(bubble).top).to.be.closeTo(rect(button).bottom + 5, 0.6)
    expect(rect(bubble).left).to.equal(5)
  })

  for (const zoom of ['0.8', '1.25'])
    it(`under CSS zoom ${zoom} it is above its anchor, an element or a text`, async () => {
      for (const content of ['<button>游船票</button>', '游船票']) {
        const into = place()
        into.style.zoom = zoom
        const { element } = await html(
          `<div style="padding:100px"><eb-tooltip text="t">${content}</eb-tooltip></div>`,
          into,
        )
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right, top } = range.getBoundingClientRect()
        await sendMouse({ type: 'move', position: [Math.round(left + 5), Math.round(top + 5)] })
        const bubble = rect(await visible(element))
        expect(bubble.bottom).to.be.closeTo(top - 5, 0.6)
        expect((bubble.left + bubble.right) / 2).to.be.closeTo((left + right) / 2, 0.6)
        await away()
        await hidden(element)
      }
    })

  it('a plain text can have one too', async () => {
    const { element } = await html('<div style="padding:100px"><eb-tooltip text="t">OTA</eb-tooltip></div>')
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top } = range.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 5), Math.round(top + 5)] })
    expect(rect(await visible(element)).bottom).to.be.closeTo(top - 5, 0.6)
  })

  it('works without popover, fixed above the page', async () => {
    const { showPopover } = HTMLElement.prototype as Partial<HTMLElement>
    delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover
    try {
      const { element, button } = await around()
      await onto(button)
      const bubble = await visible(element)
      expect(getComputedStyle(bubble).position).to.equal('fixed')
      expect(rect(bubble).bottom).to.be.closeTo(rect(button).top - 5, 0.6)
      const at = element.shadowRoot?.elementFromPoint(rect(bubble).left + 5, rect(bubble).top + 5)
      expect(at).to.equal(bubble)
    } finally {
      if (showPopover) HTMLElement.prototype.showPopover = showPopover
    }
  })

  it('without a text there is no tooltip', async () => {
    const { element, button } = await html('<eb-tooltip><button>b</button></eb-tooltip>')
    button.focus()
    await shown(element)
    expect(bubbleOf(element)).to.equal(null)
    expect(button.hasAttribute('aria-describedby')).to.equal(false)
  })
})
