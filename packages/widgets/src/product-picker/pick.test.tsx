import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { Picker, withGateway } from './testing/Picker'

const boat = { ticketProductId: 'TP20261103021', productType: 'ticket' }
const night = { ticketProductId: 'TP20260817013', productType: 'ticket' }

/** Waits for the dialog of a `pick` with its rows. */
async function picking(picker: Picker) {
  await until(() => picker.dialog, 'dialog')
  await picker.listed()
}

async function ready(picker: Picker) {
  await until(() => picker.handle.current, 'handle')
  return picker.handle.current as NonNullable<typeof picker.handle.current>
}

describe('pick of the product picker', () => {
  withGateway()

  it('opens with its own settings, returns the confirmed choice, and leaves the selection unchanged', async () => {
    const picker = new Picker({ selection: [boat], tabs: ['default', '29'] })
    const { pick } = await ready(picker)
    const picked = pick({ tabs: ['19'], heading: '换一件', max: 1, selection: [night], activityType: 23 })
    await picking(picker)
    expect(picker.dialog?.querySelector('h2')?.textContent).to.equal('换一件')
    expect(picker.tabs).to.deep.equal([])
    expect(picker.heads).to.contain('规格')
    expect(picker.choice('自助晚餐双人券').textContent).to.equal('已参加其他活动')
    await until(() => picker.chosen[0] === '运河夜游船票', 'start')
    picker.choice('运河夜游船票').click()
    await picker.choose('西溪湿地年卡')
    await picker.confirm()
    const chosen = await picked
    expect(chosen?.map(({ ticketProductId }) => ticketProductId)).to.deep.equal(['TP20260918010'])
    expect(chosen?.[0]).to.deep.contain({ productName: '西溪湿地年卡', salePrice: 19900, disabled: false })
    expect(picker.changes).to.deep.equal([])
    await until(() => picker.summary[0] === '西湖双人游船票（含茶点）', 'summary')
    // Its own choice has not changed.
    await until(() => picker.events.at(-1) === 'after-hide', 'gone')
    await picker.open()
    expect(picker.tabs.length).to.equal(2)
    expect(picker.chosen).to.deep.equal(['西湖双人游船票（含茶点）'])
  })

  it('returns undefined if it is cancelled', async () => {
    const picker = new Picker()
    const picked = (await ready(picker)).pick()
    await picking(picker)
    picker.part('cancel').click()
    expect(await picked).to.equal(undefined)
  })

  it('of two calls, the earlier returns undefined and the later one is open', async () => {
    const picker = new Picker()
    const { pick } = await ready(picker)
    const first = pick({ heading: '第一' })
    const second = pick({ heading: '第二' })
    expect(await first).to.equal(undefined)
    await picking(picker)
    expect(picker.dialog?.querySelector('h2')?.textContent).to.equal('第二')
    await picker.choose('运河夜游船票')
    await picker.confirm()
    expect((await second)?.length).to.equal(1)
  })

  it('replaces an open dialog, whose choice is cancelled', async () => {
    const picker = new Picker()
    await picker.open()
    await picker.choose('运河夜游船票')
    const picked = (await ready(picker)).pick({ single: true })
    await until(() => picker.dialog?.textContent?.includes('只选一件'), 'pick')
    await picker.listed()
    expect(picker.chosen).to.deep.equal([])
    expect(picker.events).to.contain('cancel')
    await picker.choose('西溪湿地年卡')
    await picker.confirm()
    expect((await picked)?.map(({ productName }) => productName)).to.deep.equal(['西溪湿地年卡'])
    expect(picker.changes).to.deep.equal([])
  })

  it('returns undefined if the picker is removed or disabled, or the page refuses', async () => {
    const picker = new Picker()
    const picked = (await ready(picker)).pick()
    await picking(picker)
    picker.unmount()
    expect(await picked).to.equal(undefined)
    const disabled = new Picker({ disabled: true })
    expect(await (await ready(disabled)).pick()).to.equal(undefined)
    expect(disabled.dialog).to.equal(null)
    const refused = new Picker({ onBeforeShow: () => false })
    expect(await (await ready(refused)).pick()).to.equal(undefined)
    expect(refused.dialog).to.equal(null)
  })
})
