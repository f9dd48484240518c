import type { Identity } from '@ebkit/core/session'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import {
  chevronsUpDownIcon,
  circleQuestionMarkIcon,
  logOutIcon,
  menuIcon,
  searchIcon,
  ticketIcon,
} from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import type { RefObject } from 'react'
import { BarMenu } from '../bar/BarMenu'
import { useOwnPage } from '../embedding/ownPage'
import { LanguageMenu } from '../preferences/LanguageMenu'
import { ThemeMenu } from '../preferences/ThemeMenu'
import { strings } from '../strings'
import { Messages } from './Messages'
import { shellStrings } from './strings'
import css from './TopBar.css'

export interface TopBarProps {
  /** Undefined while nobody is signed in. */
  identity: Identity | undefined
  /** Id of the hotel this tab works for. */
  hotelId: string | undefined
  /** Path of the page that is shown. */
  shown: string
  onChooseHotel(hotelId: string): void
  onOpenMenu(): void
  onFind(): void
  onLogIn(): void
  onLogOut(): void
}

/** The hotel, the search for pages, messages, and the user's settings: language, appearance, log-out. */
export function TopBar(props: TopBarProps) {
  const { identity, hotelId, onChooseHotel, onOpenMenu, onFind } = props
  const root = useStyles<HTMLElement>(css)
  const isOwnPage = useOwnPage()
  // A page has only one banner landmark.
  const Bar = isOwnPage ? 'header' : 'div'
  const text = useStrings(shellStrings)
  return (
    <Bar ref={root as RefObject<HTMLDivElement>} className="eb-top-bar">
      <Button kind="icon" className="eb-top-bar__phone" label={text('openMenu')} onClick={onOpenMenu}>
        <Icon path={menuIcon} />
      </Button>
      {identity && hotelId && <HotelMenu identity={identity} hotelId={hotelId} onChoose={onChooseHotel} />}
      <span className="eb-top-bar__spacer" />
      <button type="button" className="eb-top-bar__find" onClick={onFind}>
        <Icon path={searchIcon} />
        <span>{text('find')}</span> <kbd>Ctrl K</kbd>
      </button>
      <Button kind="icon" className="eb-top-bar__phone" label={text('find')} onClick={onFind}>
        <Icon path={searchIcon} />
      </Button>
      {isOwnPage && (
        <a
          className="eb-button eb-button--icon eb-top-bar__wide"
          href="/docs/"
          aria-label={text('help')}
          title={text('help')}
        >
          <Icon path={circleQuestionMarkIcon} />
        </a>
      )}
      <Messages shown={props.shown} />
      {isOwnPage && (
        <>
          <span className="eb-top-bar__wide">
            <LanguageMenu />
          </span>
          <ThemeMenu />
        </>
      )}
      <Person {...props} />
    </Bar>
  )
}

function HotelMenu(props: { identity: Identity; hotelId: string; onChoose(hotelId: string): void }) {
  const text = useStrings(strings)
  const { brandName, hotels } = props.identity
  const current = hotels.find(({ hotelId }) => hotelId === props.hotelId)
  const hotelName = current?.hotelName ?? brandName
  return (
    <BarMenu
      className="eb-top-bar__who"
      label={text('chooseHotel')}
      head={{ title: brandName, text: text('hotelPinned') }}
      items={hotels.map((hotel) => ({
        id: hotel.hotelId,
        label: hotel.hotelName,
        isRadio: true,
        checked: hotel.hotelId === props.hotelId,
      }))}
      onChoose={props.onChoose}
    >
      <span className="eb-top-bar__mark" aria-hidden="true">
        {[...brandName][0]}
      </span>
      <span className="eb-top-bar__hotel">{hotelName}</span>
      <span className="eb-top-bar__brand">{brandName}</span>
      <Icon path={chevronsUpDownIcon} />
    </BarMenu>
  )
}

function Person({ identity, onLogIn, onLogOut }: TopBarProps) {
  const text = useStrings(strings)
  const isOwnPage = useOwnPage()
  if (!identity) return <Button onClick={onLogIn}>{text('login')}</Button>
  return (
    <BarMenu
      label={text('person', { name: identity.userName })}
      placement="bottom-end"
      head={{ title: identity.userName, text: identity.account }}
      items={[
        ...(isOwnPage && identity.isDemo
          ? [{ id: 'guest', label: text('playGuest'), icon: ticketIcon }]
          : []),
        { id: 'log-out', label: text('logOut'), icon: logOutIcon },
      ]}
      onChoose={(id) => (id === 'guest' ? window.open('/guest', '_blank', 'noopener') : onLogOut())}
    >
      <span className="eb-top-bar__avatar" aria-hidden="true">
        {[...identity.userName][0]}
      </span>
    </BarMenu>
  )
}
