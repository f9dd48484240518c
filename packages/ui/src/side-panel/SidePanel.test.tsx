import { domCounters, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { Dialog } from '../dialog/Dialog'
import { adoptTokens } from '../styles/adoptTokens'
import { useStyles } from '../styles/useStyles'
import { SidePanel } from './SidePanel'

adoptTokens(document)

/* A dialog as large as the window allows, with head and foot, which the panel requires. */
const css = `
.sample {
  display: grid;
  grid-template: "head head" 56px "main side" minmax(0, 1fr) "foot foot" 56px / minmax(0, 1fr) auto;
  width: 1080px;
  max-width: 100%;
  height: min(784px, 100dvh - 48px);
}
.head { grid-area: head } .main { grid-area: main } .foot { grid-area: foot }
@media (width < 768px) {
  .sample {
    grid-template: "head head" 56px "main main" minmax(0, 1fr) "toggle foot" 56px / auto minmax(0, 1fr);
    width: auto;
    height: calc(100dvh - 24px);
  }
}`

interface SampleProps {
  closed?: string[]
  rows?: number
}

function Sample({ closed = [], rows = 3 }: SampleProps) {
  const [isOpen, setOpen] = useState(false)
  const element = useStyles<HTMLDivElement>(css)
  return (
    <Dialog open label="Dialog" onClose={(reason) => closed.push(reason)}>
      <div ref={element} className="sample">
        <div className="head">Head</div>
        <div className="main">
          <button type="button" id="row">
            row
          </button>
        </div>
        <SidePanel
          label="Chosen things"
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          summary="4 chosen"
          part="side"
        >
          <div style={{ overflow: 'auto' }}>
            {Array.from({ length: rows }, (_, index) => `chosen-${index}`).map((id) => (
              <button type="button" id={id} key={id} style={{ display: 'block', height: 40 }}>
                chosen
              </button>
            ))}
          </div>
        </SidePanel>
        <div className="foot">
          <button type="button" id="confirm">
            confirm
          </button>
        </div>
      </div>
    </Dialog>
  )
}

async function show(width: number, height: number, props: SampleProps = {}, shadow = true) {
  await setViewport({ width, height })
  const view = mount(<Sample {...props} />, { shadow })
  const find = <E extends HTMLElement>(selector: string) => view.root.querySelector<E>(selector) as E
  const dialog = await until(() => find<HTMLDialogElement>('dialog[open]'))
  await until(() => !dialog.getAnimations({ subtree: true }).length)
  const box = (selector: string) => find(selector).getBoundingClientRect()
  const focused = () => (view.root.getRootNode() as Document).activeElement
  return { ...view, find, box, focused, toggle: find('[aria-expanded]'), side: find('aside') }
}

describe('SidePanel', () => {
  after(() => setViewport({ width: 800, height: 600 }))

  it('is a column in a large dialog, at least 24 px from the edges of the window', async () => {
    const { host, box, toggle } = await show(1440, 900)
    expect([box('.eb-dialog__panel').width, box('.eb-dialog__panel').height]).to.deep.equal([1080, 784])
    expect([box('aside').width, box('aside').right]).to.deep.equal([272, box('.sample').right])
    expect([box('aside').top, box('aside').bottom]).to.deep.equal([box('.main').top, box('.foot').top])
    expect(getComputedStyle(toggle).display).to.equal('none')
    await expect(host).to.be.accessible()
    await setViewport({ width: 1000, height: 700 })
    await until(() => box('.eb-dialog__panel').width === 952)
    expect(box('.eb-dialog__panel').height).to.equal(652)
    expect(box('.eb-dialog__panel').top).to.be.within(24, 25)
    expect(box('aside').width).to.equal(220)
    expect(box('.foot').bottom).to.equal(box('.eb-dialog__panel').bottom)
  })

  it('Esc in the column goes to the dialog', async () => {
    const closed: string[] = []
    const { find } = await show(1440, 900, { closed })
    find('[aria-expanded]').click()
    find('#chosen-1').focus()
    await sendKeys({ press: 'Escape' })
    expect(closed).to.deep.equal(['escape'])
  })

  for (const shadow of [true, false]) {
    const place = shadow ? 'in a shadow root' : 'in the page'
    it(`is a button in the foot of a sheet, and opens over the list, ${place}`, async () => {
      const closed: string[] = []
      const { host, find, box, focused, toggle, side } = await show(390, 844, { closed }, shadow)
      // A dialog reaches one pixel below the edge of the screen.
      expect([box('.eb-dialog__panel').top, box('.eb-dialog__panel').width]).to.deep.equal([25, 390])
      expect(box('.foot').bottom).to.equal(845)
      expect(getComputedStyle(side).display).to.equal('none')
      expect(box('[aria-expanded]').top).to.be.at.least(box('.foot').top)
      expect(find(`#${CSS.escape(toggle.getAttribute('aria-controls') ?? '')}`)).to.equal(side)
      await expect(host).to.be.accessible()
      toggle.focus()
      await sendKeys({ press: 'Enter' })
      await until(() => toggle.getAttribute('aria-expanded') === 'true')
      expect([box('aside').left, box('aside').width]).to.deep.equal([0, 390])
      expect([box('aside').height, box('aside').bottom]).to.deep.equal([120, box('.foot').top])
      await expect(host).to.be.accessible()
      await sendKeys({ press: 'Tab' })
      expect(focused()).to.equal(find('#chosen-0'))
      await sendKeys({ press: 'Escape' })
      await until(() => getComputedStyle(side).display === 'none')
      expect(focused()).to.equal(toggle)
      expect(closed).to.deep.equal([])
      await sendKeys({ press: 'Escape' })
      expect(closed).to.deep.equal(['escape'])
    })
  }

  it('closes when focus leaves, and by its button', async () => {
    const { find, focused, toggle, side } = await show(390, 844)
    const isFolded = () => getComputedStyle(side).display === 'none'
    toggle.click()
    await until(() => !isFolded())
    find('#chosen-2').focus()
    await sendKeys({ press: 'Tab' })
    await until(isFolded)
    expect(focused()).to.equal(find('#confirm'))
    toggle.click()
    await until(() => !isFolded())
    find('#chosen-0').focus()
    toggle.focus()
    toggle.click()
    await until(isFolded)
  })

  it('is no higher than the list; its content scrolls', async () => {
    const { box, toggle, side } = await show(390, 844, { rows: 50 })
    toggle.click()
    await until(() => getComputedStyle(side).display !== 'none')
    expect([box('aside').top, box('aside').bottom]).to.deep.equal([box('.main').top, box('.foot').top])
    const content = side.firstElementChild as HTMLElement
    expect(content.scrollHeight).to.be.above(content.clientHeight)
  })

  it('leaves nothing behind', async () => {
    const cycle = async () => {
      const { toggle, side, unmount } = await show(390, 844)
      toggle.click()
      await until(() => getComputedStyle(side).display !== 'none')
      unmount()
    }
    await cycle()
    const before = await domCounters()
    for (let round = 0; round < 5; round++) await cycle()
    const after = await domCounters()
    expect(after.nodes - before.nodes).to.be.below(20)
    expect(after.jsEventListeners - before.jsEventListeners).to.be.below(5)
  })
})
