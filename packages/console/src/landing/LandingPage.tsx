import type { Identity } from '@ebkit/core/session'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, cloudOffIcon, mapPinOffIcon, refreshCwIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { Satisfaction } from '@ebkit/widgets/satisfaction'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '../preferences/language'
import { type Account, reasonOf } from '../session/account'
import { strings } from '../strings'
import { countVisit } from './countVisit'
import { useHashPath } from './hashPath'
import css from './Landing.css'
import { Problem } from './Problem'
import { StartPage } from './StartPage'
import { TopBar } from './TopBar'

export interface LandingPageProps {
  account: Account
  identity: Identity
  hotelId: string
  /** The session ended while the page was open: the page stays, and says so. */
  ended: boolean
  onChooseHotel(hotelId: string): void
  onLogIn(): void
  onLoggedOut(): void
}

/** `/` for signed-in users: the top bar, the page of the hash path, and its rating. */
export function LandingPage(props: LandingPageProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(strings)
  const path = useHashPath()
  const [failure, setFailure] = useState<string>()
  // Must run before the rating reads the number of visits.
  useState(countVisit)
  const { account, identity, hotelId, ended } = props
  useTitle(text('startTitle'))

  const logOut = async () => {
    setFailure(undefined)
    try {
      await account.signOut()
    } catch (error) {
      return setFailure(text('logOutFailed', { reason: reasonOf(error) }))
    }
    props.onLoggedOut()
  }

  return (
    <div ref={root} className="eb-root eb-console">
      <TopBar identity={identity} hotelId={hotelId} onChooseHotel={props.onChooseHotel} onLogOut={logOut} />
      <main className="eb-console__main">
        <div role="alert">
          {ended && <Ended onLogIn={props.onLogIn} />}
          {failure && <Notice>{failure}</Notice>}
        </div>
        <Page path={path} identity={identity} hotelId={hotelId} />
      </main>
      {!ended && <Satisfaction key={path} pageKey={path} pageName={text('pageName')} />}
    </div>
  )
}

function Page({ path, identity, hotelId }: { path: string; identity: Identity; hotelId: string }) {
  const text = useStrings(strings)
  const [language] = useLanguage()
  if (path === '/') return <StartPage identity={identity} hotelId={hotelId} language={language} />
  return (
    <Problem icon={mapPinOffIcon} title={text('notFound')} lead={text('notFoundLead', { address: path })}>
      <a className="eb-link" href="#/">
        {text('backToStart')}
      </a>
    </Problem>
  )
}

function Ended({ onLogIn }: { onLogIn(): void }) {
  const text = useStrings(strings)
  return (
    <Notice>
      <b>{text('sessionEnded')}</b> {text('sessionEndedLead')}
      <Button kind="text" onClick={onLogIn}>
        {text('logInAgain')}
      </Button>
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="eb-notice">
      <Icon path={circleAlertIcon} />
      <div className="eb-notice__text">{children}</div>
    </div>
  )
}

/** Loading the session failed. */
export function LandingFailed({ message, onRetry }: { message: string; onRetry(): void }) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(strings)
  useTitle(text('startTitle'))
  return (
    <div ref={root} className="eb-root eb-console">
      <main className="eb-console__main">
        <Problem icon={cloudOffIcon} title={text('loadFailed')} lead={`${text('unreachable')} ${message}`}>
          <Button onClick={onRetry}>
            <Icon path={refreshCwIcon} />
            {text('retry')}
          </Button>
        </Problem>
      </main>
    </div>
  )
}

/** The outline of the start page while the session is loading. */
export function LandingSkeleton() {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(strings)
  return (
    <div ref={root} className="eb-root eb-console" aria-busy="true">
      <header className="eb-console__bar">
        <span className="eb-skeleton eb-skeleton--bar" />
      </header>
      <main className="eb-console__main" aria-label={text('loading')}>
        <div className="eb-skeleton eb-skeleton--title" />
        <div className="eb-console__cards">
          {[0, 1, 2].map((index) => (
            <div key={index} className="eb-skeleton eb-skeleton--card" />
          ))}
        </div>
      </main>
    </div>
  )
}

function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
