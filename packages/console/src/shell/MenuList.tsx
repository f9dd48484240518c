import { Icon } from '@ebkit/ui/icon'
import { starIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { MenuPage } from '../menu/Menu'
import { menuPageAt } from '../menu/menuPageAt'
import { type FoundPage, pagesIn } from '../menu/readMenu'
import { usePageAhead } from '../pages/usePageAhead'
import type { SideMenuProps } from './SideMenuProps'
import { shellStrings } from './strings'

export interface MenuListProps extends SideMenuProps {
  /** Pages that a search found; undefined without a search. */
  found: readonly FoundPage[] | undefined
  search: string
}

/** The results of a search, otherwise the favourites and the groups of the application. */
export function MenuList(props: MenuListProps) {
  const { menu, application, favourites, found, search } = props
  const text = useStrings(shellStrings)
  const all = pagesIn(menu)
  const current = menuPageAt(all, props.shown)?.address
  if (found)
    return (
      <div className="eb-side-menu__list" role="status">
        {found.length ? (
          <Entries {...{ ...props, current }} pages={found} />
        ) : (
          <p className="eb-side-menu__nothing">{text('nothingFound', { search })}</p>
        )}
      </div>
    )
  const marked = favourites.flatMap((address) => all.find((page) => page.address === address) ?? [])
  return (
    <div className="eb-side-menu__list">
      {marked.length > 0 && <h3>{text('favourites')}</h3>}
      <Entries {...{ ...props, current }} pages={marked} />
      {application?.groups.map(({ id, title, pages }) => (
        // biome-ignore lint/a11y/useSemanticElements: no fieldset, nor a landmark that a page may have too
        <div key={id} role="group" aria-label={title || undefined}>
          {title && <h3>{title}</h3>}
          <Entries {...{ ...props, current }} pages={pages} />
        </div>
      ))}
    </div>
  )
}

interface EntriesProps extends MenuListProps {
  /** Address of the entry of the page that is shown. */
  current: string | undefined
}

function Entries({ pages, ...props }: EntriesProps & { pages: readonly MenuPage[] }) {
  if (!pages.length) return null
  return (
    <ul>
      {pages.map((page) => (
        <Entry key={page.address} {...props} page={page} />
      ))}
    </ul>
  )
}

function Entry({ page, current, favourites, onToggleFavourite, onClose }: EntriesProps & { page: MenuPage }) {
  const text = useStrings(shellStrings)
  const { address, title, isElsewhere } = page
  const ahead = usePageAhead(address)
  const isMarked = favourites.includes(address)
  return (
    <li className="eb-side-menu__entry">
      {isElsewhere ? (
        <a href={address} target="_blank" rel="noreferrer">
          {title}
        </a>
      ) : (
        <a
          href={`#${address}`}
          aria-current={address === current ? 'page' : undefined}
          onClick={onClose}
          {...ahead}
        >
          {title}
        </a>
      )}
      <button
        type="button"
        className="eb-side-menu__star"
        aria-pressed={isMarked}
        aria-label={text(isMarked ? 'unmark' : 'mark', { name: title })}
        onClick={() => onToggleFavourite(address)}
      >
        <Icon path={starIcon} />
      </button>
    </li>
  )
}
