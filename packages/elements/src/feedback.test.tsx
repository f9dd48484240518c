import { getPage } from '@ebkit/core/page'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type AnyElement, place, shown } from './contract/mount'
import { confirm, feedback, modal, toast } from './pure/feedback'

feedback.register()

const all = () => [...document.querySelectorAll<HTMLElement>('eb-feedback')]
const last = () => all().at(-1) as HTMLElement
const find = <Found extends HTMLElement>(element: HTMLElement | undefined, selector: string) =>
  element?.shadowRoot?.querySelector(selector) as Found
const part = (name: string) => find<HTMLButtonElement>(last(), `[part="${name}"]`)
const opened = () => until(() => find(last(), 'dialog:modal'), 'open')
const gone = () => until(() => all().length === 0, 'the element is gone')

/** What has focus, looked for inside shadow roots. */
function focused(): Element | null | undefined {
  let element = document.activeElement
  while (element?.shadowRoot) element = element.shadowRoot.activeElement
  return element
}

/** The shadow root of a toast inside a dialog, where everything is that can be reached while it is open. */
const reachable = (dialog: Element) => dialog.querySelector('eb-feedback')?.shadowRoot ?? undefined

/** A modal dialog with two buttons: one of the page itself, or that of a `modal()`. */
async function openDialog(isOfPage: boolean): Promise<HTMLDialogElement> {
  if (!isOfPage) {
    void modal({ text: '备注' })
    await opened()
    return find(last(), 'dialog')
  }
  const dialog = place().appendChild(document.createElement('dialog'))
  dialog.innerHTML = '<button>一</button><button>二</button>'
  dialog.showModal()
  return dialog
}

describe('eb-feedback', () => {
  it('modal: text and title as they are, and what closed it', async () => {
    const answer = modal({ heading: '<b>备注</b>', text: '<img src=x onerror=alert(1)>' })
    await opened()
    expect(part('heading').textContent).to.equal('<b>备注</b>')
    expect(part('body').textContent).to.equal('<img src=x onerror=alert(1)>')
    expect(find(last(), 'img')).to.equal(null)
    part('ok').click()
    expect(await answer).to.equal('ok')
    await gone()
  })

  it('a text stands under the title, and without one at the edge', async () => {
    for (const [heading, start] of [
      ['删除', '52px'],
      ['', '24px'],
    ]) {
      const answer = confirm({ heading, text: '删除「亲子套票」？', tone: 'danger' })
      await opened()
      const found = getComputedStyle(part('body')).paddingInlineStart
      part('ok').click()
      await answer
      await gone()
      expect(found, heading).to.equal(start)
    }
  })

  it('an option that there is not is reported with those that there are', async () => {
    const answer = confirm({ message: '真的删除？' } as never)
    await opened()
    part('ok').click()
    expect(await answer).to.equal(true)
    await gone()
    const { code, message } = getPage().reports.at(-1) ?? {}
    expect(code).to.equal('configuration-invalid')
    expect(message).to.match(/EB\.confirm.*message.*text, heading, .*closeTime/)
  })

  it('a word that an option does not take is reported with those that it takes', async () => {
    const answer = confirm({ text: '删除？', tone: 'red', size: 'lg' } as never)
    await opened()
    part('ok').click()
    await answer
    await gone()
    const { code, message } = getPage().reports.at(-1) ?? {}
    expect(code).to.equal('configuration-invalid')
    expect(message).to.match(/EB\.confirm.*tone: red.*danger$/)
  })

  for (const [name, reason] of [
    ['cancel', 'cancel'],
    ['×', 'close'],
    ['Esc', 'close'],
    ['a script of the page that closes the dialog', 'close'],
  ])
    it(`modal: ${name} gives ${reason}`, async () => {
      const answer = modal('订单已经付款')
      await opened()
      if (name === 'cancel') part('cancel').click()
      else if (name === '×') find(last(), '.eb-dialog__close').click()
      else if (name === 'Esc') await sendKeys({ press: 'Escape' })
      else find<HTMLDialogElement>(last(), 'dialog').close()
      expect(await answer).to.equal(reason)
      await gone()
    })

  it('modal: closes by itself, and gives timeout', async () => {
    expect(await modal({ text: '请稍候', closeTime: 20 })).to.equal('timeout')
    await gone()
  })

  it('confirm: OK has focus, Enter gives true; Esc gives false', async () => {
    const yes = confirm('上架 3 件商品？')
    await opened()
    expect(last().shadowRoot?.activeElement).to.equal(part('ok'))
    await sendKeys({ press: 'Enter' })
    expect(await yes).to.equal(true)
    await gone()
    const no = confirm('上架 3 件商品？')
    await opened()
    await sendKeys({ press: 'Escape' })
    expect(await no).to.equal(false)
    await gone()
  })

  it('confirm of something dangerous: red OK, focus on cancel', async () => {
    const answer = confirm({
      heading: '删除 3 件商品？',
      text: '删了就找不回来',
      tone: 'danger',
      okLabel: '仍要删除',
    })
    await opened()
    expect(last().shadowRoot?.activeElement).to.equal(part('cancel'))
    expect(part('ok').textContent).to.equal('仍要删除')
    expect(part('ok').className).to.contain('danger')
    await expect(last()).to.be.accessible()
    await sendKeys({ press: 'Enter' })
    expect(await answer).to.equal(false)
    await gone()
  })

  it('toast: shown, hidden, gone; nothing else of the page is touched', async () => {
    const reported = toast({ text: '已保存', type: 'success', closeTime: 60_000 })
    const box = await until(() => part('toast'), 'toast')
    expect(box.textContent).to.contain('已保存')
    box.click()
    await reported
    await gone()
  })

  for (const kind of ['of the page', 'of an element'])
    it(`W-TOAST-1 above a modal dialog ${kind} a toast is reached and hidden by keyboard, and the dialog stays`, async () => {
      const dialog = await openDialog(kind === 'of the page')
      const reported = toast({ text: '已保存', closeTime: 0 })
      await until(() => reachable(dialog)?.querySelector('[part=toast]'), 'in the dialog')
      for (let press = 0; press < 9 && !focused()?.closest('[part=toast]'); press++)
        await sendKeys({ press: 'Tab' })
      expect(focused()?.closest('[part=toast]'), 'focus on the × of the toast').to.not.equal(null)
      await sendKeys({ press: 'Enter' })
      await reported
      expect(dialog.matches(':modal')).to.equal(true)
      await until(() => !reachable(dialog), 'the element is gone')
      if (kind === 'of an element') part('ok').click()
      await gone()
    })

  it('W-TOAST-1 a toast follows: into a modal dialog that opens, and back when it closes', async () => {
    const reported = toast({ text: '已保存', closeTime: 0 })
    const element = last()
    await until(() => find(element, '[part=toast]'), 'toast')
    const { height } = document.documentElement.getBoundingClientRect()
    const dialog = await openDialog(true)
    await until(() => reachable(dialog) && find(element, ':popover-open'), 'in the dialog, and shown again')
    dialog.close()
    await until(() => element.parentNode === document.documentElement, 'back')
    await until(() => find(element, ':popover-open [part=toast]'), 'shown again')
    expect(document.documentElement.getBoundingClientRect().height).to.equal(height)
    find<HTMLElement>(element, '[part=toast]').click()
    await reported
    await gone()
  })

  it('several at once: each has its own answer', async () => {
    const [first, second] = [confirm('一？'), confirm('二？')]
    await until(() => all().length === 2 && all().every((one) => find(one, 'dialog:modal')), 'both open')
    find<HTMLElement>(all()[1], '[part=ok]').click()
    find<HTMLElement>(all()[0], '[part=cancel]').click()
    expect([await first, await second]).to.deep.equal([false, true])
    await gone()
  })

  it('removed by the page, no promise stays pending', async () => {
    const answer = confirm('还在吗？')
    await opened()
    last().remove()
    expect(await answer).to.equal(false)
  })

  it('anything for a text: numbers, null, nothing', async () => {
    for (const text of [7, null, undefined, { text: 8 }] as never[]) {
      const answer = confirm(text)
      await opened()
      part('ok').click()
      expect(await answer).to.equal(true)
      await gone()
    }
  })

  it('an element of the page: methods, queued before it has rendered, and it stays', async () => {
    const element = document.createElement('eb-feedback') as AnyElement
    const answer = element.confirm('上架？') as Promise<boolean>
    place().append(element)
    await opened()
    part('ok').click()
    expect(await answer).to.equal(true)
    expect(element.isConnected).to.equal(true)
  })

  it('contract 17 what a toast said can be read in the list of messages afterwards', async () => {
    const reported = toast({ heading: '保存失败', text: '网络断开了', type: 'danger', closeTime: 20 })
    await reported
    await gone()
    const element = document.createElement('eb-feedback') as AnyElement
    element.setAttribute('list', '')
    place().append(element)
    await shown(element)
    const button = await until(() => part('button'), 'button')
    expect(button.textContent).to.match(/^消息 \d+$/)
    button.click()
    await opened()
    expect(find(element, 'li').textContent).to.contain('保存失败 网络断开了')
    await until(() => element.shadowRoot?.getAnimations().length === 0, 'at rest')
    await expect(element).to.be.accessible()
    element.lang = 'en'
    await until(() => button.textContent?.startsWith('Messages'), 'English')
  })
})
