import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
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

  it('wait while they have focus or are hovered', async () => {
    const { messages, toasts } = await openToasts(700)
    messages.add({ tone: 'info', title: 'one' })
    await until(() => toasts().length === 1)
    const close = toasts()[0]?.querySelector('button') as HTMLElement
    close.focus()
    const start = performance.now()
    await until(() => performance.now() - start > 1200)
    expect(toasts().length).to.equal(1)
    close.blur()
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
