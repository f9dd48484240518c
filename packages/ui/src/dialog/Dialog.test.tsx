import { mount, turnWheel, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { TextArea } from '../text-area/TextArea'
import { Dialog, type DialogCloseReason } from './Dialog'

adoptTokens(document)

/** A login over the page, and a question that something behind it asks later. */
function LoginAndQuestion({ closed }: { closed: string[] }) {
  const [asks, setAsks] = useState(false)
  const [isLoggingIn, setLoggingIn] = useState(true)
  return (
    <div>
      <button type="button" id="ask" onClick={() => setAsks(true)}>
        ask
      </button>
      <Dialog
        open={isLoggingIn}
        isOutermost
        label="Login"
        onClose={(reason) => closed.push(`login ${reason}`)}
      >
        <input id="account" data-autofocus />
        <input id="secret" />
        <button type="button" id="enter" onClick={() => setLoggingIn(false)}>
          enter
        </button>
      </Dialog>
      <Dialog open={asks} label="Question" onClose={(reason) => closed.push(`question ${reason}`)}>
        <button type="button" id="again" data-autofocus>
          again
        </button>
      </Dialog>
    </div>
  )
}

interface SampleProps {
  reasons?: string[]
  onClosed?: () => void
  guard?: (reason: DialogCloseReason) => boolean
  tall?: boolean
}

function Sample({ reasons = [], onClosed, guard = () => true, tall }: SampleProps) {
  const [open, setOpen] = useState(false)
  const [nested, setNested] = useState(false)
  const [opener, setOpener] = useState(true)
  const [text, setText] = useState('')
  const close = (reason: DialogCloseReason) => {
    reasons.push(reason)
    if (guard(reason)) setOpen(false)
  }
  return (
    <div>
      <p>
        {opener && (
          <button type="button" id="opener" onClick={() => setOpen(true)}>
            open
          </button>
        )}
        <button type="button" id="neighbour">
          neighbour
        </button>
      </p>
      <Dialog open={open} label="Title" closeLabel="Close" onClose={close} onClosed={onClosed}>
        <TextArea label="Text" value={text} onChange={setText} />
        {tall && <div style={{ height: 3000 }} />}
        <button type="button" id="inner" onClick={() => setNested(true)}>
          nested
        </button>
        <button type="button" id="drop" onClick={() => setOpener(false)}>
          drop
        </button>
        <Dialog open={nested} label="Nested" onClose={() => setNested(false)}>
          <button type="button" id="deepest" data-autofocus>
            deepest
          </button>
        </Dialog>
      </Dialog>
    </div>
  )
}

/** The focused element, found through open shadow roots. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
const focusedId = () => focused()?.id

async function openSample(props: SampleProps = {}, shadow = true) {
  const view = mount(<Sample {...props} />, { shadow })
  const find = <E extends HTMLElement>(selector: string) => view.root.querySelector<E>(selector) as E
  await until(() => find('#opener'))
  find('#opener').focus()
  find('#opener').click()
  const dialog = find<HTMLDialogElement>('dialog')
  await until(() => dialog.open)
  return { ...view, find, dialog, panel: find('.eb-dialog__panel') }
}

describe('Dialog', () => {
  for (const shadow of [true, false]) {
    const place = shadow ? 'in a shadow root' : 'in the page'
    it(`moves focus in and returns it, ${place}`, async () => {
      const { dialog, panel } = await openSample({}, shadow)
      expect(focused()).to.equal(panel)
      await sendKeys({ press: 'Escape' })
      await until(() => !dialog.open)
      expect(focusedId()).to.equal('opener')
    })

    it(`has no native styling, ${place}`, async () => {
      const { dialog, panel } = await openSample({}, shadow)
      expect(getComputedStyle(dialog).borderTopWidth).to.equal('0px')
      expect(getComputedStyle(panel).borderTopLeftRadius).to.equal('12px')
      // During the fade-in, text has half its contrast.
      await until(() => !dialog.getAnimations({ subtree: true }).length)
      await expect(dialog).to.be.accessible()
    })
  }

  it('its panel stays where it is while it fades away', async () => {
    const { dialog, panel } = await openSample()
    const box = () => JSON.stringify(panel.getBoundingClientRect())
    const open = box()
    dialog.style.setProperty('--eb-normal', '60s')
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    expect(getComputedStyle(dialog).display, 'it is still seen').to.equal('grid')
    expect(box()).to.equal(open)
  })

  it('keeps focus inside while Tab is pressed', async () => {
    const { dialog } = await openSample()
    for (let press = 0; press < 12; press++) {
      await sendKeys({ press: 'Tab' })
      const place = focused()
      expect(place === document.body || dialog.contains(place), place?.outerHTML).to.equal(true)
    }
  })

  it('returns focus to the nearest element when the opener is gone', async () => {
    const { dialog, find } = await openSample()
    find('#drop').click()
    await until(() => !find('#opener'))
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    expect(focusedId()).to.equal('neighbour')
  })

  it('returns focus when it is unmounted while open', async () => {
    const { find, render } = await openSample()
    const before = document.createElement('button')
    document.body.append(before)
    render(null)
    await until(() => !find('dialog'))
    before.focus()
    expect(document.activeElement).to.equal(before)
    before.remove()
  })

  it('a press on the scrim asks to close, the end of a text selection there does not', async () => {
    const reasons: string[] = []
    const { dialog, panel } = await openSample({ reasons })
    const box = panel.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(box.x + 40), Math.round(box.y + 40)] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [4, 4] })
    await sendMouse({ type: 'up' })
    expect(reasons).to.deep.equal([])
    await sendMouse({ type: 'click', position: [4, 4] })
    await until(() => !dialog.open)
    expect(reasons).to.deep.equal(['backdrop'])
    expect(focusedId()).to.equal('opener')
  })

  it('stays open when the guard refuses, however often Esc is pressed', async () => {
    const reasons: string[] = []
    const { dialog } = await openSample({ reasons, guard: () => false })
    for (let press = 0; press < 5; press++) await sendKeys({ press: 'Escape' })
    await until(() => reasons.length === 5)
    expect(dialog.matches(':modal')).to.equal(true)
  })

  it('reports that it is gone after 150 milliseconds', async () => {
    let closed = 0
    const { dialog } = await openSample({ onClosed: () => closed++ })
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    const start = performance.now()
    await until(() => getComputedStyle(dialog).display === 'none')
    expect(performance.now() - start).to.be.below(400)
    await until(() => closed === 1)
  })

  it('reports that the browser closed it without asking', async () => {
    const reasons: string[] = []
    let closed = 0
    const { dialog } = await openSample({ reasons, onClosed: () => closed++ })
    dialog.close()
    await until(() => closed === 1, 'gone')
    expect(reasons).to.deep.equal(['lost'])
  })

  it('reports that also when it is rendered again before the event, and comes back where the page wants it', async () => {
    const reasons: string[] = []
    const props = { reasons, guard: () => reasons.length > 1 }
    const { dialog, render } = await openSample(props)
    const closeAndRender = () => {
      dialog.close()
      render(<Sample {...props} />)
    }
    closeAndRender()
    await until(() => reasons.length === 1, 'said')
    render(<Sample {...props} />)
    await until(() => dialog.matches(':modal'), 'refused: open again')
    closeAndRender()
    await until(() => reasons.length === 2, 'said again')
    await until(() => getComputedStyle(dialog).display === 'none', 'gone')
  })

  it('leaves Esc to a composition', async () => {
    const reasons: string[] = []
    const { find } = await openSample({ reasons })
    find('textarea').focus()
    find('textarea').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true }),
    )
    expect(reasons).to.deep.equal([])
  })

  it('closes the inner one of two first, and returns focus step by step', async () => {
    const { dialog, find } = await openSample()
    find('#inner').focus()
    find('#inner').click()
    await until(() => focusedId() === 'deepest')
    await sendKeys({ press: 'Escape' })
    await until(() => focusedId() === 'inner')
    expect(dialog.open).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
    expect(focusedId()).to.equal('opener')
  })

  it('Tab returns into it after its last control', async () => {
    const { find } = await openSample()
    find('#drop').focus()
    await sendKeys({ press: 'Tab' })
    // Browsers stop at the page as a whole, at the panel or at neither.
    for (let presses = 0; presses < 3 && focused()?.localName !== 'textarea'; presses++)
      await sendKeys({ press: 'Tab' })
    expect(focused()?.localName).to.equal('textarea')
  })

  it('the outermost stays above one that opens later, with its focus and typed text', async () => {
    const closed: string[] = []
    const { root } = mount(<LoginAndQuestion closed={closed} />, { shadow: true })
    await until(() => focusedId() === 'account')
    root.querySelector<HTMLElement>('#secret')?.focus()
    await sendKeys({ type: 'ab' })
    root.querySelector<HTMLElement>('#ask')?.click()
    const question = await until(() => root.querySelector('[aria-label=Question]:modal'))
    expect(focusedId()).to.equal('secret')
    await sendKeys({ type: 'cd' })
    expect(root.querySelector<HTMLInputElement>('#secret')?.value).to.equal('abcd')
    const { left, top, width, height } = question.getBoundingClientRect()
    const login = root.querySelector('[aria-label=Login]')
    expect(
      login?.contains((root as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2)),
    ).to.equal(true)
    root.querySelector<HTMLElement>('#enter')?.click()
    await until(() => focusedId() === 'again')
    expect(closed).to.deep.equal([])
  })

  it('is modal again after the page moved it', async () => {
    const { dialog, host, render } = await openSample()
    const other = document.createElement('section')
    document.body.append(other)
    other.append(host)
    expect(dialog.matches(':modal')).to.equal(false)
    render(<Sample />)
    await until(() => dialog.matches(':modal'))
    expect(dialog.contains(focused())).to.equal(true)
    other.remove()
  })

  for (const tall of [false, true])
    it(`never scrolls the page behind, by wheel or by key, ${tall ? 'long' : 'short'} content`, async () => {
      const page = document.createElement('div')
      page.style.height = '4000px'
      document.body.append(page)
      await openSample({ tall })
      window.scrollTo(0, 200)
      for (const position of [
        [4, 4],
        [400, 300],
      ] as Array<[number, number]>) {
        await sendMouse({ type: 'move', position })
        for (let turn = 0; turn < 3; turn++) await turnWheel(turn === 2 ? -900 : 900)
      }
      for (const press of ['PageDown', 'End', ' ', 'ArrowDown', 'Home']) await sendKeys({ press })
      // Smooth scrolling would continue for some frames.
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
      expect(window.scrollY).to.equal(200)
      page.remove()
    })
})
