import { holdLongTimers, type LongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type AnyElement, next, place, shown } from './contract/mount'
import { copyLink } from './pure/copy-link'

copyLink.register()

const link = 'https://example.com/t/8F2K?a=1&b=门票'
const find = <Found extends HTMLElement>(element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector(selector) as Found
const part = (element: HTMLElement, name: string) => find<HTMLButtonElement>(element, `[part="${name}"]`)
const resultOf = (element: HTMLElement) => until(() => find(element, 'dialog:modal'), 'result')

/** A page with its own way of copying: `write` of the clipboard, and what execCommand answers. */
function givePage(write: ((text: string) => Promise<void>) | undefined, command: () => boolean) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: write && { writeText: write } })
  document.execCommand = command
}

async function mountLink(attributes: Record<string, string> = {}, markup = '', into: Node = place()) {
  const element = document.createElement('eb-copy-link') as AnyElement
  for (const [name, text] of Object.entries({ value: link, ...attributes })) element.setAttribute(name, text)
  element.innerHTML = markup
  into.appendChild(element)
  await shown(element)
  return element
}

/** What is selected in the field that has focus, looked for in shadow roots. */
function selectedText(): string {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const { value, selectionStart, selectionEnd } = focused as HTMLInputElement
  return value?.slice(selectionStart ?? 0, selectionEnd ?? 0) ?? ''
}

describe('eb-copy-link', () => {
  const { execCommand } = document
  let timers: LongTimers
  let copied: string[]
  beforeEach(() => {
    timers = holdLongTimers()
    copied = []
    givePage(
      async (text) => void copied.push(text),
      () => false,
    )
  })
  afterEach(() => {
    timers.restore()
    Reflect.deleteProperty(navigator, 'clipboard')
    document.execCommand = execCommand
  })

  it('W-COPY-1 success: the link is on the clipboard, a modal says so', async () => {
    const element = await mountLink()
    const reported = next(element, 'eb-copy')
    part(element, 'button').click()
    await resultOf(element)
    expect(copied).to.deep.equal([link])
    expect(part(element, 'heading').textContent).to.equal('复制成功')
    expect((await reported).detail).to.deep.equal({ value: link, isCopied: true })
  })

  it('W-COPY-1 failure: a modal says so, and shows the link, selected', async () => {
    givePage(
      () => Promise.reject(new Error('not allowed')),
      () => false,
    )
    const element = await mountLink()
    const reported = next(element, 'eb-copy')
    part(element, 'button').click()
    await resultOf(element)
    expect(part(element, 'heading').textContent).to.equal('复制失败')
    expect((await reported).detail.isCopied).to.equal(false)
    expect(selectedText()).to.equal(link)
    await expect(element).to.be.accessible()
  })

  for (const [result, write] of [
    ['success', async () => {}],
    ['failure', async () => Promise.reject(new Error('not allowed'))],
  ] as const)
    it(`W-COPY-2 the modal of ${result} closes itself after 3000 ms`, async () => {
      givePage(write, () => false)
      const element = await mountLink()
      part(element, 'button').click()
      await resultOf(element)
      await until(() => timers.waiting().includes(3000), 'time begins')
      timers.end(3000)
      await until(() => !find(element, 'dialog:modal'), 'closed')
    })

  it('contract 17 a key in the field holds the failure open', async () => {
    givePage(undefined, () => false)
    const element = await mountLink()
    part(element, 'button').click()
    await resultOf(element)
    await until(() => timers.waiting().includes(3000), 'time begins')
    await sendKeys({ press: 'Shift' })
    await until(() => !timers.waiting().includes(3000), 'stands still')
    await sendKeys({ press: 'Escape' })
    await until(() => !find(element, 'dialog:modal'), 'closed')
  })

  for (const where of ['in the page', 'in a shadow root', 'in an open modal dialog'])
    it(`plain http, ${where}: it copies from a hidden selection, and focus comes back`, async () => {
      let selected = ''
      givePage(undefined, () => {
        selected = selectedText()
        return true
      })
      const host = place()
      const dialog = document.createElement('dialog')
      host.append(dialog)
      if (where.endsWith('dialog')) dialog.showModal()
      const root = where.endsWith('root') ? host.attachShadow({ mode: 'open' }) : undefined
      const element = await mountLink({}, '', root ?? (dialog.open ? dialog : host))
      element.focus()
      await sendKeys({ press: 'Enter' })
      await resultOf(element)
      expect(selected).to.equal(link)
      expect(part(element, 'heading').textContent).to.equal('复制成功')
      expect(find(element, 'textarea')).to.equal(null)
      element.hide()
      await until(() => element.shadowRoot?.activeElement === part(element, 'button'), 'focus back')
    })

  it('a button of the page takes the place of its own', async () => {
    const element = await mountLink({}, '<button>copy</button>')
    expect(part(element, 'button').checkVisibility()).to.equal(false)
    element.querySelector('button')?.click()
    await resultOf(element)
    expect(copied).to.deep.equal([link])
  })

  it('copy() resolves to the result; without a value it copies the address of the page; English', async () => {
    const element = await mountLink({ lang: 'en', label: 'Share' })
    element.removeAttribute('value')
    await shown(element)
    expect(part(element, 'button').textContent).to.equal('Share')
    expect(await element.copy()).to.equal(true)
    expect(copied).to.deep.equal([location.href])
    await resultOf(element)
    expect(part(element, 'heading').textContent).to.equal('Copied')
  })
})
