import { getSession, type Identity } from '@ebkit/core/session'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { cloudOffIcon, flaskConicalIcon, rotateCwIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { BrandHue } from '../BrandHue'
import { Problem } from '../pages/Problem'
import { LanguageMenu } from '../preferences/LanguageMenu'
import { ThemeMenu } from '../preferences/ThemeMenu'
import { type Account, reasonOf } from '../session/account'
import { CodePanel } from './CodePanel'
import { EndedSession } from './EndedSession'
import css from './Guest.css'
import { OrderPanel } from './OrderPanel'
import { RefundPanel } from './RefundPanel'
import { guestStrings } from './strings'
import { useGuest } from './useGuest'

/** `/guest`: an operator of a demo plays a guest, who orders, pays, shows codes and requests refunds. */
export function GuestPage({ account }: { account: Account }) {
  const session = getSession()
  const { status, identity, error } = useStore(session.$identity)
  const hotelId = useStore(session.$hotelId) ?? identity?.hotelId
  const text = useStrings(guestStrings)
  const root = useStyles<HTMLDivElement>(css)
  const title = text('title')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    void session.identify()
  }, [session])
  useEffect(() => {
    if (status === 'signed-out') logIn()
  }, [status])
  return (
    <div ref={root} className="eb-root eb-guest">
      {identity && hotelId ? (
        <BrandHue hue={identity.brandHue}>
          {status === 'ended' && <EndedSession {...{ account, identity }} />}
          <Visit key={`${identity.userId} ${hotelId}`} identity={identity} hotelId={hotelId} />
        </BrandHue>
      ) : (
        status === 'failed' && (
          <Problem icon={cloudOffIcon} title={text('notReached')} lead={reasonOf(error)}>
            <Button onClick={() => void session.refresh()}>{text('retry')}</Button>
          </Problem>
        )
      )}
    </div>
  )
}

/** Goes to the login, which leads back here. */
const logIn = () =>
  location.replace(`/login?${new URLSearchParams({ next: location.pathname + location.search })}`)

function Visit({ identity, hotelId }: { identity: Identity; hotelId: string }) {
  const text = useStrings(guestStrings)
  const [guest, state] = useGuest()
  const hotel = identity.hotels.find((each) => each.hotelId === hotelId)
  const name = hotel?.hotelName ?? identity.brandName
  return (
    <>
      <header>
        <div className="eb-guest__demo" role="note">
          <Icon path={flaskConicalIcon} />
          <p>
            <b>{text('demo')}</b>
            {text('demoLead')}
          </p>
          <a className="eb-button" href="/">
            {text('back')}
          </a>
        </div>
        <div className="eb-guest__head">
          <span className="eb-guest__mark" aria-hidden="true">
            {[...identity.brandName][0]}
          </span>
          <div className="eb-guest__name">
            <h1>{name}</h1>
            <p>{text('about')}</p>
          </div>
          <LanguageMenu />
          <ThemeMenu />
          <Button onClick={guest.restart}>
            <Icon path={rotateCwIcon} />
            {text('again')}
          </Button>
        </div>
      </header>
      <main className="eb-guest__steps">
        <OrderPanel guest={guest} state={state} />
        <CodePanel guest={guest} state={state} />
        <RefundPanel guest={guest} state={state} />
      </main>
    </>
  )
}
