import type { Http } from '@ebkit/core/http'
import { getSession, type Identity, type IdentityState } from '@ebkit/core/session'
import { drawn, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import { atom, type WritableAtom } from 'nanostores'
import { Console } from './Console'
import { OwnPageContext } from './embedding/ownPage'
import { createOpenPages } from './pages/openPages'
import type { Account } from './session/account'
import { forgetHotel, switchHotel } from './session/switchHotel'

adoptTokens(document)

const path = '/postage-config/add'

const person = (userId: string, userName: string, hotelId: string) =>
  ({
    ...{ userId, userName, account: userId, hotelId, brandName: '云岭', isDemo: false },
    hotels: [
      { hotelId, hotelName: '东门' },
      { hotelId: '7', hotelName: '西门' },
    ],
  }) as unknown as Identity
const first = person('a', '林晚晴', '1')
const second = person('b', '陈立', '2')

const session = getSession()
const $identity = session.$identity as WritableAtom<IdentityState>

/** The console with one page, whose definition does not arrive. */
async function paint() {
  const $asked = atom<string[]>([])
  const signedOut: string[] = []
  const call = async ({ name }: { name: string }) => {
    $asked.set([...$asked.get(), name])
    return name === 'getMenusByUser' ? [] : new Promise(() => {})
  }
  const http = { call, hotelId: () => session.$hotelId.get() } as unknown as Http
  const account = { signOut: async () => void signedOut.push('') } as unknown as Account
  const model = createOpenPages({ hash: () => `#${path}`, write() {}, listen: () => () => {} })
  $identity.set({ status: 'signed-in', identity: first })
  const { host, unmount } = mount(
    <EnvironmentProvider value={{ locale: 'zh', http, session, reportError: () => {} }}>
      <OwnPageContext.Provider value={false}>
        <Console account={account} model={model} />
      </OwnPageContext.Provider>
    </EnvironmentProvider>,
    { shadow: false },
  )
  const asks = () => $asked.get().filter((name) => name === 'getConsolePage').length
  await until(() => host.querySelector('.eb-page .eb-skeleton'), 'page')
  await drawn()
  expect(asks()).to.equal(1)
  return { host, unmount, model, asks, signedOut }
}

const press = (root: ParentNode, role: string, name: string) =>
  until(
    () =>
      [...root.querySelectorAll<HTMLElement>(role)].find(({ textContent }) =>
        textContent?.trim().endsWith(name),
      ),
    name,
  ).then((found) => found.click())

afterEach(() => {
  forgetHotel()
  $identity.set({ status: 'unknown' })
})

describe('the console after another person has signed in', () => {
  it('starts all pages over at their hotel: nothing of the first person stays', async () => {
    const { asks, unmount } = await paint()
    switchHotel(first.userId, '7')
    $identity.set({ status: 'ended', identity: first })
    $identity.set({ status: 'loading', identity: first })
    expect(session.$hotelId.get()).to.equal('7')
    $identity.set({ status: 'signed-in', identity: second })
    expect(session.$hotelId.get()).to.equal('2')
    await until(() => asks() === 2, 'the page once more')
    expect(sessionStorage.getItem('ebkit.console.hotel')).to.equal(null)
    unmount()
  })

  it('keeps pages and hotel if it is the same person', async () => {
    const { model, unmount } = await paint()
    switchHotel(first.userId, '7')
    $identity.set({ status: 'ended', identity: first })
    $identity.set({ status: 'signed-in', identity: { ...first } })
    expect(session.$hotelId.get()).to.equal('7')
    expect(model.$pages.get().pages.map(({ generation }) => generation)).to.deep.equal([0])
    unmount()
  })
})

describe('logging out', () => {
  const asking = '[role=alertdialog][open]'

  it('asks first if pages have changes that would be lost', async () => {
    const { host, unmount, model, signedOut } = await paint()
    model.setDirty(path, true)
    const logOut = async () => {
      await press(host, 'button', '林晚晴 的菜单')
      await press(host, '[role=menuitem]', '退出登录')
    }
    await logOut()
    const question = await until(() => host.querySelector(asking), 'question')
    expect(question.textContent).to.contain('退出登录后')
    await press(host, `${asking} button`, '取消')
    expect(signedOut.length).to.equal(0)
    await until(() => !host.querySelector(asking), 'no question')
    await logOut()
    await press(host, `${asking} button`, '不保存')
    await until(() => signedOut.length === 1, 'log-out')
    unmount()
  })

  it('asks nothing if there are none', async () => {
    const { host, unmount, signedOut } = await paint()
    await press(host, 'button', '林晚晴 的菜单')
    await press(host, '[role=menuitem]', '退出登录')
    await until(() => signedOut.length === 1, 'log-out')
    unmount()
  })
})
