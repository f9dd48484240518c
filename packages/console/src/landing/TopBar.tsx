import type { Identity } from '@ebkit/core/session'
import { Icon } from '@ebkit/ui/icon'
import { chevronsUpDownIcon, logOutIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { BarMenu } from '../bar/BarMenu'
import { Logo } from '../Logo'
import { LanguageMenu } from '../preferences/LanguageMenu'
import { ThemeMenu } from '../preferences/ThemeMenu'
import { strings } from '../strings'

export interface TopBarProps {
  identity: Identity
  /** Id of the hotel this tab works for. */
  hotelId: string
  onChooseHotel(hotelId: string): void
  onLogOut(): void
}

/** The current page, and settings of the user: hotel, language, appearance, log out. */
export function TopBar({ identity, hotelId, onChooseHotel, onLogOut }: TopBarProps) {
  return (
    <header className="eb-console__bar">
      <span className="eb-console__logo">
        <Logo size={24} />
      </span>
      <HotelMenu identity={identity} hotelId={hotelId} onChoose={onChooseHotel} />
      <span className="eb-console__spacer" />
      <LanguageMenu />
      <ThemeMenu />
      <PersonMenu identity={identity} onLogOut={onLogOut} />
    </header>
  )
}

function HotelMenu(props: { identity: Identity; hotelId: string; onChoose(hotelId: string): void }) {
  const text = useStrings(strings)
  const { brandName, hotels } = props.identity
  const current = hotels.find(({ hotelId }) => hotelId === props.hotelId)
  const hotelName = current?.hotelName ?? brandName
  return (
    <BarMenu
      className="eb-console__who"
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
      <span className="eb-console__mark" aria-hidden="true">
        {[...brandName][0]}
      </span>
      <span className="eb-console__hotel">{hotelName}</span>
      <span className="eb-console__brand">{brandName}</span>
      <Icon path={chevronsUpDownIcon} />
    </BarMenu>
  )
}

function PersonMenu({ identity, onLogOut }: { identity: Identity; onLogOut(): void }) {
  const text = useStrings(strings)
  return (
    <BarMenu
      label={text('person', { name: identity.userName })}
      placement="bottom-end"
      head={{ title: identity.userName, text: identity.account }}
      items={[{ id: 'log-out', label: text('logOut'), icon: logOutIcon }]}
      onChoose={onLogOut}
    >
      <span className="eb-console__avatar" aria-hidden="true">
        {[...identity.userName][0]}
      </span>
    </BarMenu>
  )
}
