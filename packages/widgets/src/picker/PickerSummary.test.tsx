import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { refusal, ships, TestPicker } from './testing/TestPicker'

const ready = async (picker: TestPicker) => {
  await until(() => picker.find('.eb-picker-summary'))
  return picker
}
const names = (picker: TestPicker) =>
  picker.all('.eb-picker-summary .eb-row-name b').map(({ textContent }) => textContent)

describe('PickerSummary', () => {
  it('W-PICK-4 W-PICK-29 shows the chosen rows with cancel-all and a × for each', async () => {
    const picker = await ready(new TestPicker({ saved: ['s3', 's1', 's4'] }))
    await until(() => names(picker).join() === '船 3,船 1,船 4')
    expect(picker.find('.eb-picker-summary').textContent).to.contain('已选 3 艘')
    await picker.expectAccessible()
    await picker.press('移除 船 3')
    await until(() => picker.focusedName === '移除 船 1')
    expect(picker.confirmed.at(-1)?.map(({ key }) => key)).to.deep.equal(['s1', 's4'])
    await picker.press('取消全部')
    await until(() => !picker.find('.eb-picker-summary'))
    expect(picker.confirmed.at(-1)).to.deep.equal([])
    expect(picker.focused?.getAttribute('part')).to.equal('opener')
  })

  it('uses singular and plural in English', async () => {
    const picker = await ready(new TestPicker({ saved: ['s3', 's1'], locale: 'en' }))
    expect(picker.find('.eb-chosen__head').textContent).to.match(/^2 \S+ chosen/)
  })

  it('is wide enough for names on a page that is as wide as its content', async () => {
    const picker = await ready(new TestPicker({ saved: ['s1'] }))
    picker.mounted.host.style.display = 'inline-block'
    const width = () => picker.find('.eb-picker-summary').getBoundingClientRect().width
    expect(width()).to.be.at.least(360)
    picker.mounted.host.style.maxWidth = '200px'
    expect(width()).to.be.at.most(200)
  })

  it('moves focus to the button when the last row is removed', async () => {
    const picker = await ready(new TestPicker({ saved: ['s1'] }))
    const remove = await until(() => picker.button('移除 船 1'))
    remove.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => !picker.find('.eb-picker-summary'))
    expect(picker.focused?.getAttribute('part')).to.equal('opener')
  })

  it('is not rendered while nothing is chosen', async () => {
    const picker = new TestPicker()
    await until(() => picker.part('opener'))
    expect(picker.find('[part=summary]').childElementCount).to.equal(0)
  })

  it('marks rows that are gone or can no longer be chosen', async () => {
    const picker = await ready(new TestPicker({ saved: ['s1', 's2', 'x9'] }))
    await until(() => picker.all('.eb-chosen__fault').length === 2)
    expect(picker.all('.eb-chosen__fault').map(({ textContent }) => textContent)).to.deep.equal([
      '已分账',
      '已不存在',
    ])
    expect(names(picker)).to.deep.equal(['船 1', '船 2', 'x9'])
    await picker.expectAccessible()
  })

  it('shows placeholders while rows are read, then the reason of a failure, and retries', async () => {
    let refuse: ((error: unknown) => void) | undefined
    const picker = new TestPicker({ saved: ['s1'] })
    picker.before = () => new Promise((_, reject) => (refuse = reject))
    await ready(picker)
    const reject = await until(() => picker.find('.eb-chosen__unread') && refuse)
    reject(refusal('系统繁忙'))
    const alert = await until(() => picker.find('.eb-picker-summary [role=alert]'))
    expect(alert.textContent).to.equal('系统繁忙重试')
    expect(alert.getAttribute('role')).to.equal('alert')
    await picker.expectAccessible()
    picker.before = () => undefined
    await picker.press('重试')
    await until(() => names(picker).join() === '船 1')
  })

  it('is read-only while disabled', async () => {
    const picker = await ready(new TestPicker({ saved: ['s1'], disabled: true }))
    await until(() => names(picker).join() === '船 1')
    expect(picker.all('.eb-picker-summary button').length).to.equal(0)
  })

  it('F-PI-4 scrolls beyond eight rows, and renders only the visible ones', async () => {
    const fleet = ships(6700)
    const saved = fleet.filter(({ reason }) => !reason).map(({ id }) => id)
    const picker = await ready(new TestPicker({ fleet, saved }))
    const list = await until(() => picker.find('.eb-picker-summary ul'))
    await until(() => names(picker)[0] === '船 1')
    expect(list.clientHeight).to.equal(8 * 48)
    expect(list.children.length).to.be.below(60)
    list.scrollTop = list.scrollHeight
    await until(() => names(picker).includes('船 6700'))
    expect(list.lastElementChild?.getAttribute('aria-posinset')).to.equal(`${saved.length}`)
  })
})
