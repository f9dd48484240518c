import { domCounters, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { type CSSProperties, useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog'
import { adoptTokens } from '../styles/adoptTokens'
import { Floating, type FloatingProps } from './Floating'

adoptTokens(document)

const { showPopover } = HTMLElement.prototype as Partial<HTMLElement>

/** Takes popovers away from this browser, as in Chromium 108. */
function withoutPopover(): void {
  delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover
}

interface SampleProps extends Partial<FloatingProps> {
  style?: CSSProperties
  onReason?: (reason: string) => void
}

function Sample({ style, onReason, children, ...props }: SampleProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  const close = (reason: string) => {
    onReason?.(reason)
    setOpen(false)
  }
  return (
    <>
      <button ref={anchor} type="button" className="anchor" style={style} onClick={() => setOpen(!open)}>
        opener
      </button>
      <Floating anchor={anchor} open={open} onClose={close} {...props}>
        {children ?? <div className="content" style={{ width: 200, height: 100 }} />}
      </Floating>
    </>
  )
}

const fixed = (place: CSSProperties): CSSProperties => ({
  position: 'fixed',
  boxSizing: 'border-box',
  width: 80,
  height: 30,
  ...place,
})

async function open(props: SampleProps = {}, parent?: HTMLElement) {
  const reasons: string[] = []
  const view = mount(
    <Sample style={fixed({ left: 100, top: 100 })} onReason={(reason) => reasons.push(reason)} {...props} />,
    { parent },
  )
  const find = (selector: string) => view.root.querySelector(selector) as HTMLElement
  const box = await until(() => find('.eb-floating'))
  await until(() => box.style.top)
  const closed = () => until(() => !find('.eb-floating'), 'closed')
  return { ...view, find, box, anchor: find('.anchor'), reasons, closed }
}

type Frames = typeof import('./listenToFrames')

/** The module, evaluated again in a frame. */
function importInto(frame: HTMLIFrameElement): Promise<Frames> {
  const { eval: run } = frame.contentWindow as unknown as { eval(script: string): unknown }
  return run("import('/packages/ui/src/popover/listenToFrames.ts')") as Promise<Frames>
}

const press = (x: number, y: number) => sendMouse({ type: 'click', position: [x, y] })
const rect = (element: Element) => element.getBoundingClientRect()

describe('Floating', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  afterEach(() => {
    if (showPopover) HTMLElement.prototype.showPopover = showPopover
  })

  it('opens below its anchor in the top layer, as wide as its content, and is accessible', async () => {
    const { box, host } = await open({ role: 'dialog', label: 'Pick', id: 'box', part: 'popup' })
    if (showPopover) expect(box.matches(':popover-open')).to.equal(true)
    expect([rect(box).left, rect(box).top, rect(box).width]).to.deep.equal([100, 134, 202])
    expect([box.id, box.role, box.ariaLabel, box.part.value]).to.deep.equal([
      'box',
      'dialog',
      'Pick',
      'popup',
    ])
    await expect(host).to.be.accessible()
  })

  it('flips above, shifts into the window, and aligns with the end edge if told to', async () => {
    const low = await open({ style: fixed({ left: 100, bottom: 20 }) })
    expect(rect(low.box).bottom).to.equal(rect(low.anchor).top - 4)
    low.unmount()
    const far = await open({ style: fixed({ right: 10, top: 100 }) })
    expect(rect(far.box).right).to.equal(document.documentElement.clientWidth - 8)
    far.unmount()
    const end = await open({ style: fixed({ left: 300, top: 100 }), placement: 'bottom-end' })
    expect(rect(end.box).right).to.equal(380)
    end.unmount()
    const wide = await open({ style: fixed({ left: 100, top: 100, width: 400 }), matchWidth: true })
    expect(rect(wide.box).width).to.equal(400)
  })

  describe('with frames', () => {
    const frame = document.createElement('iframe')
    frame.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 200px; height: 200px'
    const show = async (place: Node) => {
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      place.appendChild(frame)
      await loaded
    }
    afterEach(() => {
      frame.remove()
      window.focus()
    })

    for (const [name, placeIn] of [
      ['of the page', (host: Element) => host],
      ['in a shadow root', (host: Element) => host.attachShadow({ mode: 'open' })],
    ] as const)
      it(`a press inside a frame ${name} is a press outside`, async () => {
        const host = document.body.appendChild(document.createElement('div'))
        await show(placeIn(host))
        const { reasons, closed } = await open()
        await press(700, 500)
        await closed()
        expect(reasons).to.deep.equal(['outside'])
        host.remove()
      })

    it('inside a frame, a press in the parent page is a press outside', async () => {
      await show(document.body)
      const inside = frame.contentDocument?.body.appendChild(document.createElement('button')) as HTMLElement
      await press(700, 500)
      inside.focus()
      const reported: string[] = []
      const { listenToFrames } = await importInto(frame)
      const end = new AbortController()
      listenToFrames(() => reported.push('outside'), end.signal)
      await press(300, 500)
      await until(() => reported.length, 'reported')
      end.abort()
    })
  })

  for (const [outer, inner] of [
    [0.8, 1],
    [1.25, 1],
    [1.25, 0.8],
    [1.1, 1.2],
  ] as const)
    describe(`under CSS zoom ${outer} and ${inner}`, () => {
      const zoomed = () => {
        const around = document.body.appendChild(document.createElement('div'))
        around.style.zoom = String(outer)
        const parent = around.appendChild(document.createElement('div'))
        parent.style.zoom = String(inner)
        return parent
      }
      const near = (one: number, other: number) => expect(one).to.be.closeTo(other, 0.9)

      it('opens beside its anchor, on either side', async () => {
        const { box, anchor, unmount } = await open({ matchWidth: true }, zoomed())
        near(rect(box).left, rect(anchor).left)
        near(rect(box).top, rect(anchor).bottom + 4)
        unmount()
        const low = await open({ style: fixed({ left: 100, bottom: 20 }) }, zoomed())
        near(rect(low.box).bottom, rect(low.anchor).top - 4)
        low.unmount()
        const end = await open({ style: fixed({ left: 250, top: 100 }), placement: 'bottom-end' }, zoomed())
        near(rect(end.box).right, rect(end.anchor).right)
        end.unmount()
        const wide = await open(
          { style: fixed({ left: 20, top: 100, width: 400 }), matchWidth: true },
          zoomed(),
        )
        near(rect(wide.box).width, rect(wide.anchor).width)
      })

      it('stays within the window, and scrolls', async () => {
        const children = <div style={{ width: 2000, height: 2000 }} />
        const { box } = await open({ children }, zoomed())
        near(rect(box).bottom, window.innerHeight - 8)
        expect(rect(box).right).to.be.at.most(window.innerWidth - 7)
        expect(rect(box).left).to.be.at.least(7)
      })

      it('opens at a point, and distinguishes presses inside and outside', async () => {
        const { box, reasons, closed } = await open({ at: { x: 300, y: 200 } }, zoomed())
        near(rect(box).left, 300)
        near(rect(box).top, 204)
        await press(rect(box).right - 5, rect(box).bottom - 5)
        expect(reasons).to.deep.equal([])
        await press(rect(box).right + 5, rect(box).bottom - 5)
        await closed()
      })
    })

  it('aligns at the right from right to left', async () => {
    const { box } = await open({ style: fixed({ left: 300, top: 100, direction: 'rtl' }) })
    expect(rect(box).right).to.equal(380)
  })

  it('scrolls inside in a low window, and stays usable', async () => {
    const children = <div style={{ width: 900, height: 2000 }} />
    const { box } = await open({ style: fixed({ left: 100, top: 100 }), children })
    expect(rect(box).bottom).to.equal(window.innerHeight - 8)
    expect(rect(box).right).to.be.at.most(window.innerWidth - 8)
    expect(box.scrollHeight).to.equal(2000)
    box.scrollTop = 500
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(box.scrollTop).to.equal(500)
  })

  it('is neither clipped nor misplaced inside a transformed ancestor with hidden overflow', async () => {
    const parent = document.createElement('div')
    parent.style.cssText =
      'transform: translate(40px, 20px); overflow: hidden; width: 200px; height: 60px; contain: paint'
    document.body.append(parent)
    const { box, root, find } = await open({ style: { height: 30 } }, parent)
    expect(rect(box).top).to.be.closeTo(rect(find('.anchor')).bottom + 4, 1)
    const at = (root as ShadowRoot).elementFromPoint(rect(box).left + 100, rect(box).top + 90)
    expect(at?.className).to.equal('content')
    parent.remove()
  })

  it('follows its anchor when something scrolls, also in a foreign shadow root, or changes size', async () => {
    const parent = document.createElement('div')
    parent.style.cssText = 'height: 200px; overflow: auto'
    const inner = parent.appendChild(document.createElement('div'))
    inner.style.paddingBlock = '50px 1000px'
    const place = document.body.appendChild(document.createElement('div'))
    place.attachShadow({ mode: 'closed' }).append(parent)
    const { box, anchor } = await open({ style: { height: 30 } }, inner)
    const isBeside = () => Math.abs(rect(box).top - rect(anchor).bottom - 4) < 1
    expect(isBeside()).to.equal(true)
    parent.scrollTop = 40
    await until(isBeside, 'rolled')
    anchor.style.height = '60px'
    await until(isBeside, 'grown')
    place.remove()
  })

  for (const modal of [false, true])
    describe(modal ? 'without popover' : 'with popover', () => {
      beforeEach(function () {
        if (modal) withoutPopover()
        else if (!showPopover) this.skip()
      })

      it('Esc closes it and nothing else, and the page gets no event', async () => {
        const heard: string[] = []
        const listen = (event: KeyboardEvent) => heard.push(event.key)
        document.addEventListener('keydown', listen)
        const asked: string[] = []
        const reasons: string[] = []
        const { root } = mount(
          <Dialog open label="Around" onClose={(reason) => asked.push(reason)}>
            <Sample onReason={(reason) => reasons.push(reason)} />
          </Dialog>,
        )
        const box = await until(() => root.querySelector('.eb-floating'))
        await until(() => box.matches(modal ? ':modal' : ':popover-open'))
        await sendKeys({ press: 'Escape' })
        await until(() => !root.querySelector('.eb-floating'), 'closed')
        expect([reasons, asked, heard]).to.deep.equal([['escape'], [], []])
        expect(root.querySelector('.eb-dialog')?.matches(':modal')).to.equal(true)
        await sendKeys({ press: 'Escape' })
        await until(() => asked.length === 1, 'the dialog’s turn')
        document.removeEventListener('keydown', listen)
      })

      it('leaves Esc of a composition to the composition', async () => {
        const { anchor, reasons, closed } = await open()
        const key = { key: 'Escape', bubbles: true, composed: true, cancelable: true }
        expect(anchor.dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }))).to.equal(
          true,
        )
        expect(anchor.dispatchEvent(new KeyboardEvent('keydown', { ...key, keyCode: 229 }))).to.equal(true)
        expect(reasons).to.deep.equal([])
        expect(anchor.dispatchEvent(new KeyboardEvent('keydown', key))).to.equal(false)
        await closed()
      })

      it('a press elsewhere closes it, one inside does not, and its opener decides for itself', async () => {
        const { box, anchor, reasons, closed, find } = await open()
        await press(rect(box).left + 50, rect(box).top + 50)
        expect(reasons).to.deep.equal([])
        await press(700, 500)
        await closed()
        expect(reasons).to.deep.equal(['outside'])
        anchor.click()
        await until(() => find('.eb-floating')?.style.top)
        await press(120, 110)
        await closed()
        expect(reasons.length).to.equal(modal ? 2 : 1)
      })

      it('distinguishes inside and outside in a closed shadow root', async () => {
        const place = document.body.appendChild(document.createElement('div'))
        const parent = document.createElement('div')
        place.attachShadow({ mode: 'closed' }).append(parent)
        const { box, reasons, closed } = await open({}, parent)
        await press(rect(box).left + 50, rect(box).top + 50)
        expect(reasons).to.deep.equal([])
        await press(700, 500)
        await closed()
        expect(reasons).to.deep.equal(['outside'])
        place.remove()
      })

      it('focuses the element that asks for it, and returns focus on closing', async () => {
        const children = (
          <>
            <input aria-label="first" />
            <input aria-label="second" data-autofocus />
          </>
        )
        const { root, anchor, closed, find } = await open({ children })
        await sendKeys({ press: 'Escape' })
        await closed()
        anchor.focus()
        anchor.click()
        await until(() => find('.eb-floating')?.style.top)
        const active = () => (root as ShadowRoot).activeElement
        expect(active()?.ariaLabel).to.equal('second')
        await sendKeys({ press: 'Escape' })
        await closed()
        expect(active()).to.equal(anchor)
      })

      it('reopens after the page has moved it', async () => {
        const { box, host, closed } = await open()
        const place = document.body.appendChild(document.createElement('div'))
        place.append(host)
        await until(() => box.matches(modal ? ':modal' : ':popover-open'), 'in the top layer again')
        await sendKeys({ press: 'Escape' })
        await closed()
        place.remove()
      })
    })

  it('opens above a modal dialog of the page that contains it', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    const { box, root } = await open({}, dialog)
    const at = (root as ShadowRoot).elementFromPoint(rect(box).left + 50, rect(box).top + 50)
    expect(at?.className).to.equal('content')
    dialog.remove()
  })

  it('has listeners only while it is open', async () => {
    const { anchor, find, closed } = await open()
    const listening = async () => (await domCounters()).jsEventListeners
    const close = async () => {
      await sendKeys({ press: 'Escape' })
      await closed()
    }
    await close()
    const before = await listening()
    for (let round = 0; round < 5; round++) {
      anchor.click()
      await until(() => find('.eb-floating')?.style.top)
      if (round === 0) expect(await listening()).to.be.greaterThan(before)
      await close()
    }
    expect(await listening()).to.equal(before)
  })
})
