import { getSession } from '@ebkit/core/session'
import type { Panel } from '@ebkit/domain'
import { Icon } from '@ebkit/ui/icon'
import { useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { applicationIcon } from '../menu/applicationIcons'
import { useFavourites } from '../menu/favourites'
import { pagesIn } from '../menu/readMenu'
import { MenuContext } from '../pages/trail'
import { dashboardStrings } from './strings'

/** Number of pages if the page's definition does not specify it. */
const most = 8

/** The user's favourite pages; without any, those that the definition names. */
export function Shortcuts({ panel }: { panel: Panel | undefined }) {
  const text = useStrings(dashboardStrings)
  const { identity } = useStore(getSession().$identity)
  const [favourites] = useFavourites(identity?.userId ?? '')
  const pages = pagesIn(useContext(MenuContext))
  const wanted = favourites.length ? favourites : (panel?.default ?? [])
  const shown = wanted
    .flatMap((address) => pages.find((page) => page.address === address) ?? [])
    .slice(0, panel?.max ?? most)
  return (
    <section className="eb-dashboard__card" aria-label={text('shortcuts')} data-guide="shortcuts">
      <header>
        <h2>{text('shortcuts')}</h2>
        <small>{text('shortcutsLead')}</small>
      </header>
      <ul className="eb-dashboard__shortcuts">
        {shown.map(({ address, title, application }) => (
          <li key={address}>
            <a href={`#${address}`}>
              <Icon path={applicationIcon(application.icon)} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
