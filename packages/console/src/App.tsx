import { getSession } from '@ebkit/core/session'
import { EnvironmentProvider, type WidgetError } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { LandingFailed, LandingPage, LandingSkeleton } from './landing/LandingPage'
import { LoginPage } from './login/LoginPage'
import { nextAddress } from './login/nextAddress'
import { createAccount, reasonOf } from './session/account'
import { switchHotel } from './session/switchHotel'

/** The console: `/login`, and all other pages, which need a session. */
export function App() {
  const account = useMemo(createAccount, [])
  const isLogin = location.pathname === '/login'
  return (
    <EnvironmentProvider value={environment}>
      {isLogin ? <LoginPage account={account} onLoggedIn={goOn} /> : <SignedIn account={account} />}
    </EnvironmentProvider>
  )
}

/** Widgets show their failures themselves; the cause is for developers. */
const environment = {
  reportError: ({ code, message, cause }: WidgetError) =>
    console.warn(`[ebkit] ${code}: ${message}`, cause ?? ''),
}

/** Pages that require a session. Unauthenticated visitors are sent to the login page and return afterwards. */
function SignedIn({ account }: { account: ReturnType<typeof createAccount> }) {
  const session = getSession()
  const { status, identity, error } = useStore(session.$identity)
  const hotelId = useStore(session.$hotelId)
  useBrandHue(identity?.brandHue)
  useEffect(() => {
    void session.identify()
  }, [session])
  useEffect(() => {
    if (status === 'signed-out') logInAgain()
  }, [status])

  if (identity) {
    return (
      <LandingPage
        account={account}
        identity={identity}
        hotelId={hotelId ?? identity.hotelId}
        ended={status === 'ended'}
        onChooseHotel={(chosen) => switchHotel(identity.userId, chosen)}
        onLogIn={logInAgain}
        onLoggedOut={() => location.assign('/login')}
      />
    )
  }
  if (status === 'failed')
    return <LandingFailed message={reasonOf(error)} onRetry={() => void session.refresh()} />
  return <LandingSkeleton />
}

function goOn() {
  location.replace(nextAddress(location.search, location.origin))
}

function logInAgain() {
  const here = location.pathname + location.search + location.hash
  location.assign(here === '/' ? '/login' : `/login?next=${encodeURIComponent(here)}`)
}

/** Applies the brand's hue to the whole page. */
function useBrandHue(hue: number | null | undefined) {
  useEffect(() => {
    if (hue == null) document.documentElement.style.removeProperty('--eb-brand')
    else document.documentElement.style.setProperty('--eb-brand', String(hue))
  }, [hue])
}
