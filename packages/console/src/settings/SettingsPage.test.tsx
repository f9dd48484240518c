import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type Painted, paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { SettingsPage } from './SettingsPage'

const page = {
  kind: 'settings',
  sections: [{ title: { zh: '概况' }, fields: ['slotName', 'total', 'secret'] }],
}
const secret = { name: 'secret', label: { zh: '密钥' }, type: 'string', writeOnly: true }

/** The settings for a user with these rights. */
async function paint(rights: readonly string[]) {
  const { view, said } = await paintPage(SettingsPage, {
    page,
    resource: { ...slots, fields: [...slots.fields, secret], rights, singleton: true },
    // the row is read without a key
    rows: [{ ...slotRows[0], slotId: undefined }],
  })
  const count = (selector: string) => view.host.querySelectorAll(selector).length
  await until(() => count('input, .eb-data-form__read-only'))
  return { said, count, foot: () => view.host.querySelector('[part=foot]') }
}

describe('a page of settings', () => {
  it('says above why nothing can be changed, shows values as text, no secrets, and has no bar for saving then', async () => {
    const { said, count, foot } = await paint(['view'])
    expect(count('input')).to.equal(0)
    expect(count('.eb-data-form__read-only')).to.equal(2)
    expect(said()).not.to.contain('密钥')
    expect(said()).to.contain('你没有修改的权限，只能查看')
    expect(foot()).to.equal(null)
  })

  it('says nothing of rights to somebody who has them', async () => {
    const { said, count, foot } = await paint(['view', 'edit'])
    expect(count('input:enabled')).to.equal(3)
    expect(said()).to.contain('密钥')
    expect(count('.eb-data-form__read-only')).to.equal(0)
    expect(said()).not.to.contain('权限')
    expect(foot()?.textContent).to.contain('保存')
  })
})

/** Settings with a state, which close and have a range set. */
const stored = { ...slotRows[0], hotelId: 'only' }
const own = { ...slots, key: 'hotelId', rights: ['view', 'edit'], singleton: true }

const paintActions = (row: object = {}, more: Partial<Parameters<typeof paintPage>[1]> = {}) =>
  paintPage(SettingsPage, {
    page: { ...page, actions: ['close', 'setRange'] },
    resource: own,
    rows: [{ ...stored, ...row }],
    ...more,
  })

const buttons = ({ view }: Painted) => [...view.host.querySelectorAll<HTMLButtonElement>('header button')]
const button = (painted: Painted, name: string) =>
  until(() => buttons(painted).find(({ textContent }) => textContent === name), name)
const reason = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
const nameField = ({ view }: Painted) =>
  until(() => view.host.querySelector<HTMLInputElement>('input[type=text], input:not([type])'), 'a field')
const readings = ({ asked }: Painted) => asked.filter((one) => one.startsWith('getResourceRow')).length

async function type(painted: Painted, words: string) {
  const field = await nameField(painted)
  field.focus()
  await sendKeys({ type: words })
  return field
}

describe('the head of settings', () => {
  it('has their state and what it allows to be done with them', async () => {
    const open = await paintActions()
    expect((await button(open, '关闭时段')).ariaDisabled).to.equal('false')
    await button(open, '批量设置')
    expect(open.view.host.querySelector('header')?.textContent).to.contain('开放')
    open.view.unmount()
    const closed = await paintActions({ status: 'CLOSED' })
    await button(closed, '批量设置')
    expect(buttons(closed).map(({ textContent }) => textContent)).not.to.include('关闭时段')
    closed.view.unmount()
  })

  it('does nothing with changes that are not saved, nor with settings that nobody has saved, and says why', async () => {
    const changed = await paintActions()
    await type(changed, '改')
    const close = await button(changed, '关闭时段')
    await until(() => close.ariaDisabled === 'true', 'refused')
    expect(reason(close)).to.equal('请先保存或放弃修改')
    close.click()
    expect(changed.asked.join()).not.to.contain('runResourceAction')
    changed.view.unmount()
    const unsaved = await paintActions({ version: 0 })
    const refused = await button(unsaved, '关闭时段')
    expect(refused.ariaDisabled).to.equal('true')
    expect(reason(refused)).to.equal('请先填写并保存')
    unsaved.view.unmount()
  })

  it('cannot be filled in where their state does not let them change, which is said above', async () => {
    const otherwise = { zh: '开放的不能修改' }
    const resource = { ...own, editableWhile: [{ while: 'status!=OPEN', otherwise }] }
    const open = await paintActions({}, { resource })
    await until(() => open.said().includes('开放的不能修改'), 'why')
    expect(open.view.host.querySelectorAll('input')).to.have.length(0)
    expect(open.view.host.querySelector('[part=save]')).to.equal(null)
    await button(open, '关闭时段')
    open.view.unmount()
    const closed = await paintActions({ status: 'CLOSED' }, { resource })
    await nameField(closed)
    expect(closed.said()).not.to.contain('开放的不能修改')
    closed.view.unmount()
  })

  it('asks what an action needs, runs it, and the settings are read again', async () => {
    const painted = await paintActions()
    const before = readings(painted)
    ;(await button(painted, '关闭时段')).click()
    const run = await until(() => painted.asked.find((one) => one.startsWith('runResourceAction')))
    expect(run).to.contain('"keys":["only"]')
    await until(() => readings(painted) === before + 2, 'form and head')
    const set = await button(painted, '批量设置')
    set.click()
    await until(
      () => document.querySelector('dialog[open]')?.textContent?.includes('日期范围'),
      'the question',
    )
    painted.view.unmount()
  })

  it('keeps what is typed while an action runs', async () => {
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    const painted = await paintActions(
      {},
      { before: (call) => (call === 'runResourceAction' ? held : undefined) },
    )
    ;(await button(painted, '关闭时段')).click()
    await until(() => painted.asked.find((one) => one.startsWith('runResourceAction')))
    const before = readings(painted)
    const field = await type(painted, '改')
    const typed = field.value
    go()
    await until(() => readings(painted) === before + 1, 'the head')
    expect(typed).to.contain('改')
    expect((await nameField(painted)).value).to.equal(typed)
    painted.view.unmount()
  })
})

const tabbed = {
  kind: 'settings',
  param: 'type',
  after: '/slots',
  sections: [
    { name: 'basic', title: { zh: '概况' }, fields: ['slotName'] },
    { name: 'numbers', title: { zh: '数量' }, fields: ['total'] },
  ],
}

describe('settings with tabs', () => {
  const paintTabs = (type: string) =>
    paintPage(SettingsPage, { page: tabbed, resource: own, rows: [stored], parameters: { type } })
  const tab = ({ view }: Painted, name: string) =>
    until(() =>
      [...view.host.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent === name),
    )
  const inFront = ({ view }: Painted) =>
    view.host.querySelector('[role=tab][aria-selected=true]')?.textContent
  const seen = ({ view }: Painted) =>
    until(() => {
      const found = [...view.host.querySelectorAll<HTMLElement>('[data-section]')]
      return found.length === 2
        ? found.filter((one) => one.offsetHeight).map((one) => one.innerText)
        : undefined
    })

  it('have the section in front that the address names, else the first', async () => {
    for (const [type, title, field] of [
      ['numbers', '数量', '总数'],
      ['none', '概况', '名称'],
    ] as const) {
      const painted = await paintTabs(type)
      const sections = await seen(painted)
      expect(sections).to.have.length(1)
      expect(sections[0]).to.contain(field)
      expect(inFront(painted)).to.equal(title)
      painted.view.unmount()
    }
  })

  it('keep what is typed in one section while another is in front, which stands in the address', async () => {
    const painted = await paintTabs('basic')
    await seen(painted)
    const field = await type(painted, '改')
    const typed = field.value
    ;(await tab(painted, '数量')).click()
    await until(() => inFront(painted) === '数量')
    expect(painted.query()).to.equal('?section=numbers')
    expect((await seen(painted))[0]).to.contain('总数')
    ;(await tab(painted, '概况')).click()
    await until(() => inFront(painted) === '概况')
    expect(painted.query()).to.equal('')
    expect((await nameField(painted)).value).to.equal(typed)
    painted.view.unmount()
  })

  it('lead to the page after them once they are saved, and back to it', async () => {
    const painted = await paintTabs('basic')
    await type(painted, '改')
    const save = await until(() => painted.view.host.querySelector<HTMLElement>('[part=save]'))
    save.click()
    await until(() => painted.gone.length === 1, 'left')
    ;(await button(painted, '')).click()
    expect(painted.gone).to.deep.equal(['/slots', '/slots'])
    painted.view.unmount()
  })
})
