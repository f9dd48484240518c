import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { TextArea } from '../text-area/TextArea'
import { Dialog } from './Dialog'

adoptTokens(document)

interface Collection {
  modal(action: string): void
  dialog(options: unknown): void
  on(event: string, listener: () => void): void
}

const jQueryOf = () => (window as unknown as { $: (target: unknown) => Collection }).$

const load = (file: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `/node_modules/${file}`
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(file))
    document.head.append(script)
  })

function Field() {
  const [text, setText] = useState('')
  return <TextArea label="Text" value={text} onChange={setText} />
}

/** Opens a dialog above the page's own, types into it, and checks where focus is. */
async function typeIntoDialog() {
  const view = (open: boolean) => (
    <Dialog open={open} label="Above" onClose={() => {}}>
      <Field />
    </Dialog>
  )
  const { root, render } = mount(view(false))
  await until(() => root.querySelector('dialog'))
  render(view(true))
  await until(() => root.querySelector('dialog')?.matches(':modal'))
  const area = root.querySelector('textarea') as HTMLTextAreaElement
  area.focus()
  await sendKeys({ type: 'typed' })
  for (let press = 0; press < 3; press++) await sendKeys({ press: 'Tab' })
  const place = (root as ShadowRoot).activeElement
  expect(place === null || root.contains(place)).to.equal(true)
  expect(
    document.activeElement === document.body || (root as ShadowRoot).host === document.activeElement,
  ).to.equal(true)
  area.focus()
  expect((root as ShadowRoot).activeElement).to.equal(area)
  expect(area.value).to.equal('typed')
}

describe('Dialog above focus traps of the page', () => {
  before(async () => {
    await load('jquery/dist/jquery.min.js')
    await load('bootstrap/dist/js/bootstrap.min.js')
    await load('jquery-ui-dist/jquery-ui.min.js')
  })

  it('F-LO-9 keeps focus above an open Bootstrap 3 modal with enforceFocus', async () => {
    const host = document.createElement('div')
    host.className = 'modal'
    host.tabIndex = -1
    host.innerHTML = '<input id="of-the-page">'
    document.body.append(host)
    let steals = 0
    host.addEventListener('focusin', () => steals++)
    jQueryOf()(host).modal('show')
    await until(() => host.classList.contains('in') || host.style.display === 'block')
    host.querySelector('input')?.focus()
    steals = 0
    await typeIntoDialog()
    expect(steals).to.equal(0)
    jQueryOf()(host).modal('hide')
    host.remove()
  })

  it('F-LO-9 keeps focus above an open modal dialog of jQuery UI', async () => {
    const host = document.createElement('div')
    host.innerHTML = '<input>'
    document.body.append(host)
    jQueryOf()(host).dialog({ modal: true })
    await until(() => host.closest('.ui-dialog'))
    await typeIntoDialog()
    jQueryOf()(host).dialog('destroy')
    host.remove()
  })
})
