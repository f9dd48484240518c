import { ChunkLoadError } from '@ebkit/core/errors'
import { EnvironmentProvider, type WidgetError } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useMemo } from 'react'
import { Console } from './Console'
import { LoginPage } from './login/LoginPage'
import { nextAddress } from './login/nextAddress'
import { windowBrowser } from './pages/browser'
import { createOpenPages, type OpenPagesModel } from './pages/openPages'
import { windowRelease } from './release/windowRelease'
import { type Account, createAccount } from './session/account'

/** The console on its own page: `/login`, `/guest` of a demo, and everything else. */
export function App() {
  const account = useMemo(createAccount, [])
  const model = useMemo(() => createOpenPages(windowBrowser), [])
  const environment = useMemo(() => environmentOf(model), [model])
  return (
    <EnvironmentProvider value={environment}>
      {location.pathname === '/login' ? (
        <LoginPage account={account} onLoggedIn={goOn} />
      ) : location.pathname === '/guest' ? (
        <Guest account={account} />
      ) : (
        <Console account={account} model={model} />
      )}
    </EnvironmentProvider>
  )
}

const [useGuestPage] = laterPart(() => import('./guest/GuestPage'))

function Guest({ account }: { account: Account }) {
  const { GuestPage, failure } = useGuestPage(true)
  return GuestPage ? <GuestPage account={account} /> : failure
}

/** Widgets show their failures themselves; the cause is for developers. A missing file may mean a new release. */
const environmentOf = (model: OpenPagesModel) => ({
  reportError({ code, message, cause }: WidgetError) {
    console.warn(`[ebkit] ${code}: ${message}`, cause ?? '')
    if (cause instanceof ChunkLoadError) void windowRelease.onMissing(model)
  },
})

/** After `/login`: returns to the page that required it. */
function goOn() {
  location.replace(nextAddress(location.search, location.origin))
}
