import { getSession } from '@ebkit/core/session'
import { gatewayUrl, signIn, signOut, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { type AnyElement, place, shown } from './contract/mount'
import { dataForm } from './pure/data-form'

dataForm.register()

const fields = [{ name: 'name', label: { zh: '名称', en: 'Name' }, type: 'string' }]

async function formWith(more: object): Promise<AnyElement> {
  const element = document.createElement('eb-data-form') as AnyElement
  Object.assign(element, { fields, saveTo: async () => undefined, ...more })
  place().append(element)
  await shown(element)
  await until(() => element.shadowRoot?.querySelector('input'), 'the field')
  return element
}

/** Names of all drafts that this browser has stored. */
const drafts = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('ebkit.draft.') && key.endsWith('.forms'))
    .flatMap(([, stored]) => JSON.parse(stored) as Array<[name: string, draft: object]>)
    .map(([name]) => name)

const words = (element: HTMLElement) => element.shadowRoot?.textContent

describe('eb-data-form', () => {
  before(async function () {
    this.timeout(60_000)
    await signIn('manager')
    const session = getSession()
    session.configure({ gateway: gatewayUrl })
    await session.refresh()
  })
  beforeEach(() => localStorage.clear())
  after(async () => {
    await signOut()
    await getSession().refresh()
  })

  it('W-FORM-6 stores a draft under its own name, and none where the name is empty', async () => {
    const named = await formWith({ draft: 'shifts' })
    const unnamed = await formWith({ draft: '' })
    for (const element of [unnamed, named]) await element.setValue('name', 'night')
    await until(() => drafts().length, 'a draft')
    expect(drafts()).to.deep.equal(['shifts:add:'])
    expect(words(unnamed)).not.to.contain('草稿')
    expect(words(named)).to.contain('草稿')
  })
})
