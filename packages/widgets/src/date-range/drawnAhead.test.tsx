import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { november, Widget } from './testing/Widget'

// One test only: a page renders one panel ahead.
describe('DateRange rendered ahead of its opening', () => {
  it('renders a panel once, invisible, unfocusable and hidden from screen readers, and opens the same one', async () => {
    const boxOf = ({ view }: Widget) => view.root.querySelector<HTMLElement>('.eb-floating')
    const first = new Widget({ range: november })
    const second = new Widget()
    const box = (await until(() => boxOf(first), 'drawn ahead')) as HTMLElement
    const days = () => [...box.querySelectorAll('[data-day]')]
    await until(() => days().length > 0, 'a month')
    expect(getComputedStyle(box).display).to.equal('block')
    expect(getComputedStyle(days()[0] as Element).visibility).to.equal('hidden')
    expect(box.getBoundingClientRect().width).to.equal(2) // its border
    await until(() => getComputedStyle(box).display === 'none', 'out of the layout')
    expect(box.querySelectorAll('[role=grid]')).to.have.length(2)
    expect(first.part('panel')).to.equal(null)
    expect(first.find('[role=dialog]')).to.equal(null)
    expect(first.events).to.deep.equal([])
    expect(first.texts).to.deep.equal(['2026-11-03', '2026-11-09'])
    expect(boxOf(second)).to.equal(null)

    const drawn = days()
    await first.open()
    expect(first.part('panel')).to.equal(box)
    expect(drawn.filter((day) => !day.isConnected)).to.have.length(0)
    await until(() => first.focused?.dataset.day === '2026-11-09', 'focus on the end')
    await sendKeys({ press: 'Escape' })
    await first.closed()
    expect(boxOf(first), 'it stays, drawn').to.equal(box)
    expect(getComputedStyle(box).display).to.equal('none')
    expect(first.find('[role=dialog]')).to.equal(null)

    await first.open()
    expect(drawn.filter((day) => !day.isConnected)).to.have.length(0)
    await until(() => first.focused?.dataset.day === '2026-11-09', 'focus on the end again')
    await sendKeys({ press: 'Escape' })
    await first.closed()

    await second.open()
    await until(() => !boxOf(first), 'the panel of the one that was opened last stays, and no other')
    await sendKeys({ press: 'Escape' })
    await second.closed()
    expect(!!boxOf(second)).to.equal(true)
    second.view.unmount()
    await first.open()
    expect(first.part('panel')).not.to.equal(box)
  })
})
