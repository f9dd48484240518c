import { createPage } from '@ebkit/core/page'
import { createSession, type Session } from '@ebkit/core/session'
import {
  drawn,
  gatewayUrl,
  injectFault,
  mount,
  resetFaults,
  seenRequests,
  signIn,
  signOut,
  sql,
  until,
} from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { type CountryEntry, CountryPicker, type CountryPickerHandle, type CountryPickerProps } from '.'

adoptTokens(document)

const path = 'api/cms-api/dict/getDictByType'
const cn = { id: 'CN', keyname: '中国' }

/** A picker on a page that holds its selection. */
function show(given: CountryPickerProps = {}, locale = 'zh') {
  const changes: CountryEntry[][] = []
  const errors: WidgetError[] = []
  const events: string[] = []
  const handle = { current: null as CountryPickerHandle | null }
  let props = given
  const session: Session = createSession(createPage())
  session.configure({ gateway: gatewayUrl })
  const node = () => (
    <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
      <CountryPicker
        label="国家"
        onShow={() => events.push('show')}
        onHide={() => events.push('hide')}
        {...props}
        handle={handle}
        onChange={({ value }) => {
          changes.push(value)
          set({ selection: value })
        }}
      />
    </EnvironmentProvider>
  )
  const view = mount(node())
  const set = (more: CountryPickerProps) => {
    props = { ...props, ...more }
    view.render(node())
  }
  const find = <E extends HTMLElement>(selector: string) => view.root.querySelector<E>(selector) as E
  const all = (selector: string) => [...view.root.querySelectorAll<HTMLElement>(selector)]
  const labels = () => all('.eb-list__label').map(({ textContent }) => textContent)
  const chips = () => all('[part=chip]').map(({ textContent }) => textContent)
  const input = () => find<HTMLInputElement>('input')
  const option = (label: string) =>
    all('[role=option]').find(
      (each) => each.querySelector('.eb-list__label')?.textContent === label,
    ) as HTMLElement
  const active = () => find('.eb-list__option--active .eb-list__label')?.textContent
  const opened = async () => {
    await until(input, 'field')
    input().focus()
    input().click()
    await until(() => labels().length > 0, 'list')
  }
  return {
    view,
    set,
    find,
    all,
    labels,
    chips,
    input,
    option,
    active,
    opened,
    changes,
    errors,
    events,
    handle,
  }
}

const asked = async () => (await seenRequests()).filter((request) => request.path.includes('getDictByType'))

describe('CountryPicker', () => {
  before(async () => {
    await signIn('manager')
  })
  beforeEach(resetFaults)
  after(signOut)

  it('W-CTY-1 is 300 wide and 38 high, its list at most 260; each can be set', async () => {
    const picker = show()
    await picker.opened()
    const box = picker.find('[part=field]').getBoundingClientRect()
    expect([box.width, box.height]).to.deep.equal([300, 38])
    expect(picker.find('[role=listbox]').getBoundingClientRect().height).to.be.within(250, 260)
    picker.set({ width: 240, height: 44, maxHeight: 180 })
    await until(() => picker.find('[part=field]').getBoundingClientRect().width === 240, 'width')
    expect(picker.find('[part=field]').getBoundingClientRect().height).to.equal(44)
    await until(() => picker.find('[role=listbox]').getBoundingClientRect().height <= 180, 'height')
    // As low as the fields beside it, also with a choice.
    picker.set({ height: 32, selection: [{ id: 'CHN', keyname: '中国' }] })
    await until(() => picker.find('[part=field]').getBoundingClientRect().height === 32, 'low')
  })

  it('W-CTY-4 W-CTY-3 requests zkt-country when it opens, once for the page, and chooses id and keyname', async () => {
    const picker = show()
    await until(picker.input, 'field')
    expect(await asked()).to.deep.equal([])
    await picker.opened()
    expect(picker.labels().length).to.equal(249)
    expect(
      (await asked()).map(({ method, path }) => `${method} ${path.split('gateway/').at(-1)}`)[0],
    ).to.contain(`${path}?dictType=zkt-country`)
    picker.option('日本').click()
    await until(() => picker.chips()[0] === '日本', 'chip')
    expect(picker.changes).to.deep.equal([[{ id: 'JP', keyname: '日本' }]])
    await until(() => !picker.find('[role=listbox]'), 'closed')
    await picker.opened()
    picker.option('法国').click()
    await until(() => picker.chips()[0] === '法国', 'another one')
    expect((await asked()).length).to.equal(1)
    expect(picker.events).to.deep.equal(['show', 'hide', 'show', 'hide'])
  })

  it('W-CTY-2 shows the name under a configurable key, and another dictionary', async () => {
    await sql(
      `insert into dictionary_item (brand_id, dict_type, value, name, english_name) values
        ('1001', 'test-kind', '1', '甲', 'Alpha') on conflict do nothing`,
    )
    const picker = show({ dictType: 'test-kind', nameKey: 'englishName' })
    await picker.opened()
    expect(picker.labels()).to.deep.equal(['Alpha'])
    picker.option('Alpha').click()
    await until(() => picker.changes.length, 'chosen')
    expect(picker.changes[0]).to.deep.equal([{ id: '1', keyname: 'Alpha' }])
  })

  it('finds by pinyin, initials, English and code; several choices are removable chips', async () => {
    const picker = show({ multiple: true })
    await picker.opened()
    for (const [typed, label] of [
      ['zhongguo', '中国'],
      ['rb', '日本'],
      ['peru', '秘鲁'],
      ['fra', '法国'],
    ] as const) {
      await sendKeys({ type: typed })
      await until(() => picker.active() === label, label)
      await sendKeys({ press: 'Enter' })
      await until(() => picker.chips().includes(label) && picker.input().value === '', 'chosen')
    }
    expect(picker.chips()).to.deep.equal(['中国', '日本', '秘鲁', '法国'])
    expect(picker.option('中国').ariaSelected).to.equal('true')
    await sendKeys({ press: 'Backspace' })
    await until(() => picker.chips().length === 3, 'the last one')
    picker.find('[aria-label="移除 日本"]').click()
    await until(() => picker.chips().length === 2, 'one more')
    expect(picker.changes.at(-1)?.map(({ id }) => id)).to.deep.equal(['CN', 'PE'])
    expect((picker.view.root as ShadowRoot).activeElement).to.equal(picker.input())
  })

  it('keys: arrows open and move, Enter chooses, Esc closes, Tab leaves', async () => {
    const picker = show()
    await until(picker.input, 'field')
    picker.input().focus()
    for (const key of ['ArrowUp', 'ArrowDown']) {
      await sendKeys({ press: key })
      await until(() => picker.labels().length > 0, key)
      await sendKeys({ press: 'Escape' })
      await until(() => !picker.find('[part=popup]'), 'closed')
    }
    await sendKeys({ press: 'ArrowDown' })
    await until(() => picker.labels().length > 0, 'open')
    const walk = [
      ['ArrowDown', '中国'],
      ['ArrowDown', '中国香港'],
      ['ArrowUp', '中国'],
      ['PageDown', '阿根廷'],
      ['PageUp', '中国'],
    ] as const
    for (const [key, label] of walk) {
      await sendKeys({ press: key })
      if (key.startsWith('Arrow') || label === '中国') await until(() => picker.active() === label, label)
      else await until(() => picker.active() !== '中国', 'ten on')
    }
    const id = picker.input().getAttribute('aria-activedescendant')
    expect(picker.view.root.querySelector(`[id="${id}"]`)?.textContent).to.contain('中国')
    await sendKeys({ press: 'Enter' })
    await until(() => picker.chips()[0] === '中国', 'chosen')
    await sendKeys({ press: 'ArrowDown' })
    await until(() => picker.labels().length > 0, 'open')
    const after = document.createElement('button')
    picker.view.host.after(after)
    await sendKeys({ press: 'Tab' })
    await until(() => !picker.find('[part=popup]'), 'closed')
    after.remove()
  })

  it('a composition (IME) filters when it ends, and its keys are ignored', async () => {
    const picker = show({ multiple: true, selection: [cn] })
    await picker.opened()
    const input = picker.input()
    const write = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }))
    }
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await drawn()
    write('ri')
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Backspace'])
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode: 229, isComposing: true, bubbles: true, composed: true }),
      )
    await until(() => input.value === 'ri', 'typed')
    expect([picker.labels().length, picker.active(), picker.changes.length]).to.deep.equal([
      249,
      undefined,
      0,
    ])
    write('日本')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '日本' }))
    await until(() => picker.labels().join() === '日本', 'filtered')
  })

  it('a saved id that no longer exists is kept and marked, but not while that is unknown', async () => {
    const hits = await injectFault({ match: path, fault: 'status', status: 500, times: 1 })
    const picker = show({ multiple: true, selection: [{ id: 'XX', keyname: '旧国' }, cn] })
    await until(() => picker.errors.length, 'reported')
    expect(await hits()).to.equal(1)
    expect(picker.chips()).to.deep.equal(['旧国', '中国'])
    picker.handle.current?.reload()
    await until(() => picker.chips()[0] === '旧国（已停用）', 'marked')
    await expect(picker.view.host).to.be.accessible()
    await picker.opened()
    picker.option('日本').click()
    await until(() => picker.chips().length === 3, 'chosen')
    expect(picker.changes[0]?.map(({ id }) => id)).to.deep.equal(['XX', 'CN', 'JP'])
  })

  for (const [fault, words] of [
    ['status', 'ERROR : 503'],
    ['cutJson', ''],
    ['html', ''],
  ] as const)
    it(`a gateway that fails (${fault}): an alert, told once, and a retry that works; nothing chosen is lost`, async () => {
      const hits = await injectFault({ match: path, fault })
      const picker = show({ selection: [cn] })
      await until(() => picker.errors.length, 'reported')
      picker.input().focus()
      picker.input().click()
      const alert = await until(() => picker.find('[part=popup] [role=alert]'), 'alert')
      expect(alert.textContent).to.contain(words)
      expect(await hits()).to.be.greaterThan(0)
      await expect(picker.view.host).to.be.accessible()
      expect(picker.chips()).to.deep.equal(['中国'])
      await resetFaults()
      picker.find('[part=retry]').click()
      await until(() => picker.labels().length === 249, 'list')
      expect([picker.changes, picker.errors.length]).to.deep.equal([[], 1])
    })

  it('a slow gateway: shows that it loads, and can be closed; an empty dictionary differs from no result', async () => {
    await injectFault({ match: path, fault: 'delay', milliseconds: 400 })
    const picker = show()
    await until(picker.input, 'field')
    picker.input().focus()
    picker.input().click()
    const status = () => picker.find('[part=popup] [role=status]')?.textContent
    await until(() => status() === '加载中…', 'loading')
    await expect(picker.view.host).to.be.accessible()
    await sendKeys({ press: 'Escape' })
    await until(() => !picker.find('[part=popup]'), 'closed')
    picker.input().click()
    await until(() => picker.labels().length === 249, 'list')
    await sendKeys({ type: 'qqq' })
    await until(() => status() === '没有找到', 'nothing')
    const empty = show({ dictType: 'nothing-here' })
    await until(empty.input, 'field')
    empty.input().click()
    await until(
      () => empty.find('[part=popup] [role=status]')?.textContent === '没有可选的国家或地区',
      'empty',
    )
  })

  it('disabled, English and axe: closed, chosen, open, invalid', async () => {
    const picker = show({ selection: [{ id: 'JP' }], disabled: true }, 'en')
    await until(() => picker.chips()[0] === 'Japan', 'chip')
    picker.handle.current?.show()
    expect([picker.find('[part=popup]'), picker.find('[part=chip] button')]).to.deep.equal([null, null])
    await expect(picker.view.host).to.be.accessible()
    picker.set({ disabled: false, multiple: true })
    await until(() => !picker.input().disabled, 'enabled')
    await picker.opened()
    await expect(picker.view.host).to.be.accessible()
    await sendKeys({ type: 'chi' })
    await until(() => picker.active() === 'China', 'found')
    picker.set({ errorMessage: 'Choose one' })
    await until(() => picker.find('[part=message]'), 'message')
    expect(picker.input().getAttribute('aria-invalid')).to.equal('true')
    await expect(picker.view.host).to.be.accessible()
  })
})
