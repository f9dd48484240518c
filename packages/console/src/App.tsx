import { getSession } from '@ebkit/core/session'
import { Button } from '@ebkit/ui/button'
import { cloudOffIcon } from '@ebkit/ui/icons'
import { EnvironmentProvider, useStrings, type WidgetError } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { countVisit } from './dashboard/countVisit'
import { LoginPage } from './login/LoginPage'
import { nextAddress } from './login/nextAddress'
import { SignInDialog } from './login/SignInDialog'
import { windowBrowser } from './pages/browser'
import { createOpenPages, homePath } from './pages/openPages'
import { Pages } from './pages/Pages'
import { Problem } from './pages/Problem'
import { type Account, createAccount, reasonOf } from './session/account'
import { switchHotel } from './session/switchHotel'
import { Notices } from './shell/Notices'
import { Shell } from './shell/Shell'
import { ShellSkeleton } from './shell/ShellSkeleton'
import { strings } from './strings'

/** The console: `/login`, and everything else. */
export function App() {
  const account = useMemo(createAccount, [])
  const isLogin = location.pathname === '/login'
  return (
    <EnvironmentProvider value={environment}>
      {isLogin ? <LoginPage account={account} onLoggedIn={goOn} /> : <Console account={account} />}
    </EnvironmentProvider>
  )
}

/** Widgets show their failures themselves; the cause is for developers. */
const environment = {
  reportError: ({ code, message, cause }: WidgetError) =>
    console.warn(`[ebkit] ${code}: ${message}`, cause ?? ''),
}

/** After `/login`: to the page that asked for it. */
function goOn() {
  location.replace(nextAddress(location.search, location.origin))
}

/**
 * Whoever is signed in sees the shell with the pages. Whoever is not logs in at the page's own address if its route
 * requires it; other pages open, and say in place of their data that it needs a login.
 *
 * @spec W-ROUTE-4 W-AUTH-1
 */
function Console({ account }: { account: Account }) {
  const session = getSession()
  const { status, identity, error } = useStore(session.$identity)
  const hotelId = useStore(session.$hotelId) ?? identity?.hotelId
  const model = useMemo(() => createOpenPages(windowBrowser), [])
  const { pages, shown } = useStore(model.$pages)
  const [failure, setFailure] = useState<unknown>()
  const [isLoggingIn, setLoggingIn] = useState(false)
  useEffect(() => model.start(), [model])
  useEffect(() => {
    void session.identify()
  }, [session])
  useBrandHue(identity?.brandHue)
  useVisitCount(shown)

  const logOut = async () => {
    setFailure(undefined)
    try {
      await account.signOut()
    } catch (error) {
      return setFailure(error)
    }
    location.assign('/login')
  }
  const chooseHotel = (chosen: string) => {
    if (!identity || chosen === hotelId) return
    switchHotel(identity.userId, chosen)
    model.renew()
  }
  const loggedIn = () => {
    setLoggingIn(false)
    void session.refresh()
  }

  const route = pages.find(({ path }) => path === shown)?.route
  if (status === 'signed-out' && route?.auth) return <LoginPage account={account} onLoggedIn={loggedIn} />
  if (!identity && status === 'failed')
    return <NotReached message={reasonOf(error)} onRetry={() => void session.refresh()} />
  if (!identity && status !== 'signed-out') return <ShellSkeleton />
  return (
    <Shell
      model={model}
      identity={identity}
      hotelId={hotelId}
      notices={<Notices isEnded={status === 'ended'} failure={failure} onLogIn={() => setLoggingIn(true)} />}
      onChooseHotel={chooseHotel}
      onLogIn={() => setLoggingIn(true)}
      onLogOut={logOut}
    >
      <Pages model={model} identity={identity} account={account} onLoggedIn={loggedIn} />
      {isLoggingIn && (
        <SignInDialog account={account} onLoggedIn={loggedIn} onClose={() => setLoggingIn(false)} />
      )}
    </Shell>
  )
}

/** Loading the session failed. */
function NotReached({ message, onRetry }: { message: string; onRetry(): void }) {
  const text = useStrings(strings)
  return (
    <ShellSkeleton>
      <Problem icon={cloudOffIcon} title={text('loadFailed')} lead={`${text('unreachable')} ${message}`}>
        <Button onClick={onRetry}>{text('retry')}</Button>
      </Problem>
    </ShellSkeleton>
  )
}

/** Each opening of the home page is a visit; the rating does not open by itself before the fifth. */
function useVisitCount(shown: string): void {
  useState(() => {
    if (shown === '' || shown === homePath) countVisit()
  })
}

/** Applies the brand's hue to the whole page; pages without the theme mark have the usual one (`eb-page--plain`). */
function useBrandHue(hue: number | null | undefined) {
  useEffect(() => {
    if (hue == null) document.documentElement.style.removeProperty('--eb-brand')
    else document.documentElement.style.setProperty('--eb-brand', String(hue))
  }, [hue])
}
