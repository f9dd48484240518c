import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { adoptTokens } from '../styles/adoptTokens'
import { MessageList } from './MessageList'
import { createMessages } from './messages'
import { Toasts } from './Toasts'

adoptTokens(document)

async function openToasts(duration = 300) {
  const messages = createMessages({ duration })
  const { root, host } = mount(
    <>
      <Toasts messages={messages} label="Messages" closeLabel="Close" />
      <MessageList messages={messages} label="All" empty="None" formatTime={String} />
    </>,
  )
  await until(() => root.querySelector('.eb-messages'))
  const toasts = () => [...root.querySelectorAll<HTMLElement>('.eb-toast')]
  const listed = () => [...root.querySelectorAll('.eb-messages__title')].map((title) => title.textContent)
  return { messages, root, host, toasts, listed }
}

describe('Toasts', () => {
  it('go by themselves and stay in the list', async () => {
    const { messages, host, toasts, listed } = await openToasts(2000)
    messages.add({ tone: 'success', title: '已下架 3 件商品', text: '已售券码仍可使用' })
    await until(() => toasts().length === 1)
    await until(() => !toasts()[0]?.getAnimations().length)
    await expect(host).to.be.accessible()
    await until(() => toasts().length === 0)
    expect(listed()).to.deep.equal(['已下架 3 件商品'])
  })

  it('wait while the pointer is on them, and while a button in them has focus', async () => {
    const { messages, toasts } = await openToasts(700)
    messages.add({ tone: 'info', title: 'one' })
    await until(() => toasts().length === 1)
    const { x, y } = (toasts()[0] as HTMLElement).getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x + 60), Math.round(y + 40)] })
    let start = performance.now()
    await until(() => performance.now() - start > 1200)
    expect(toasts().length).to.equal(1)
    await sendKeys({ press: 'Tab' }) // brings the page to the front: without that nothing has focus events
    toasts()[0]?.querySelector('button')?.focus()
    await sendMouse({ type: 'move', position: [4, 590] })
    toasts()[0]
      ?.querySelector('button')
      ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
    start = performance.now()
    await until(() => performance.now() - start > 1200)
    expect(toasts().length).to.equal(1)
    toasts()[0]?.querySelector('button')?.blur()
    await until(() => toasts().length === 0)
  })

  it('stand in the top layer, above what the page lifts', async () => {
    const { messages, root, toasts } = await openToasts(2000)
    messages.add({ tone: 'danger', title: 'failed', action: { label: 'again', run: () => {} } })
    await until(() => toasts().length === 1)
    expect(root.querySelector('.eb-toasts')?.matches(':popover-open')).to.equal(true)
  })

  it('do what they offer, and go', async () => {
    let runs = 0
    const { messages, toasts } = await openToasts(2000)
    messages.add({ tone: 'danger', title: 'failed', action: { label: 'again', run: () => runs++ } })
    await until(() => toasts().length === 1)
    toasts()[0]?.querySelector('button')?.click()
    await until(() => toasts().length === 0)
    expect(runs).to.equal(1)
    messages.clear()
  })
})
