import { getSession } from '@ebkit/core/session'
import { Button } from '@ebkit/ui/button'
import { cloudOffIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { BrandHue } from './BrandHue'
import { countGuide } from './dashboard/guideSteps'
import { useOwnPage } from './embedding/ownPage'
import { isModalOpen } from './login/isModalOpen'
import { LoginPage } from './login/LoginPage'
import { SignInDialog } from './login/SignInDialog'
import { homePath, type OpenPagesModel } from './pages/openPages'
import { Pages } from './pages/Pages'
import { Problem } from './pages/Problem'
import { useStarted } from './release/useStarted'
import { type Account, reasonOf } from './session/account'
import { followPerson } from './session/followPerson'
import { forgetHotel, switchHotel } from './session/switchHotel'
import { Notices } from './shell/Notices'
import { Shell } from './shell/Shell'
import { ShellSkeleton } from './shell/ShellSkeleton'
import { strings } from './strings'

export interface ConsoleProps {
  account: Account
  model: OpenPagesModel
}

/**
 * Signed-in users see the shell with the pages. For all others, a route that requires a login shows it at the page's
 * own address; other pages open, and state in place of their data that it needs a login.
 *
 * @spec W-ROUTE-4 W-AUTH-1
 */
export function Console({ account, model }: ConsoleProps) {
  const isOwnPage = useOwnPage()
  const session = getSession()
  const { status, identity, error } = useStore(session.$identity)
  const hotelId = useStore(session.$hotelId) ?? identity?.hotelId
  const { pages, shown } = useStore(model.$pages)
  const [failure, setFailure] = useState<unknown>()
  const [isLoggingIn, setLoggingIn] = useState(false)
  const isRenewed = useStarted(model)
  useEffect(() => {
    void session.identify()
  }, [session])
  useVisitCount(shown)

  // Pages, rights and hotel are the other person's; drafts are stored by user.
  useEffect(
    () =>
      followPerson(session, () => {
        forgetHotel()
        model.renew()
      }),
    [session, model],
  )

  // A modal dialog makes the notice's button unreachable.
  useEffect(() => {
    if (status === 'ended' && isModalOpen()) setLoggingIn(true)
  }, [status])

  const logOut = async () => {
    setFailure(undefined)
    try {
      await account.signOut()
    } catch (error) {
      return setFailure(error)
    }
    if (isOwnPage) location.assign('/login')
    else void session.refresh()
  }
  const chooseHotel = (chosen: string) => {
    if (!identity || chosen === hotelId) return
    switchHotel(identity.userId, chosen)
    model.renew()
  }
  const loggedIn = useCallback(() => {
    setLoggingIn(false)
    void session.refresh()
  }, [session])

  const route = pages.find(({ path }) => path === shown)?.route
  if (isOwnPage && status === 'signed-out' && route?.auth)
    return <LoginPage account={account} onLoggedIn={loggedIn} />
  if (!identity && status === 'failed')
    return <NotReached message={reasonOf(error)} onRetry={() => void session.refresh()} />
  if (!identity && status !== 'signed-out') return <ShellSkeleton />
  return (
    <BrandHue hue={identity?.brandHue}>
      <Shell
        model={model}
        identity={identity}
        hotelId={hotelId}
        notices={
          <Notices
            model={model}
            isEnded={status === 'ended'}
            isRenewed={isRenewed}
            isDemo={isOwnPage && !!identity?.isDemo}
            failure={failure}
            onLogIn={() => setLoggingIn(true)}
          />
        }
        onChooseHotel={chooseHotel}
        onLogIn={() => setLoggingIn(true)}
        onLogOut={logOut}
      >
        <Pages model={model} identity={identity} account={account} onLoggedIn={loggedIn} />
        {isLoggingIn && (
          <SignInDialog
            account={account}
            person={status === 'ended' ? identity : undefined}
            onLoggedIn={loggedIn}
            onClose={() => setLoggingIn(false)}
          />
        )}
      </Shell>
    </BrandHue>
  )
}

/** Loading the session failed. */
function NotReached({ message, onRetry }: { message: string; onRetry(): void }) {
  const text = useStrings(strings)
  return (
    <ShellSkeleton>
      <Problem icon={cloudOffIcon} title={text('loadFailed')} lead={message}>
        <Button onClick={onRetry}>{text('retry')}</Button>
      </Problem>
    </ShellSkeleton>
  )
}

/** Each opening of the home page is a visit; the rating does not open by itself before the fifth. */
function useVisitCount(shown: string): void {
  useState(() => {
    if (shown === '' || shown === homePath) countGuide()
  })
}
