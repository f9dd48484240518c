import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { panelLeftCloseIcon, panelLeftOpenIcon, xIcon } from '@ebkit/ui/icons'
import { SearchField } from '@ebkit/ui/search-field'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { searchMenu } from '../menu/readMenu'
import { MenuList } from './MenuList'
import css from './SideMenu.css'
import type { SideMenuProps } from './SideMenuProps'
import { shellStrings } from './strings'

/** The pages of an application by group, favourites first; a search covers all applications. */
export function SideMenu(props: SideMenuProps) {
  const { menu, application, place } = props
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(shellStrings)
  const [search, setSearch] = useState('')
  const found = search.trim() ? searchMenu(menu, search) : undefined
  return (
    <nav ref={root} className={`eb-side-menu eb-side-menu--${place}`} aria-label={application?.title}>
      <div className="eb-side-menu__head">
        <span>{application?.title}</span>
        <SideMenuButtons {...props} />
      </div>
      <SearchField
        className="eb-side-menu__search"
        value={search}
        onChange={setSearch}
        label={text('searchMenu')}
        placeholder={text('searchMenu')}
        clearLabel={text('clear')}
      />
      <MenuList {...props} found={found} search={search} />
    </nav>
  )
}

function SideMenuButtons({ place, onFold, onClose }: SideMenuProps) {
  const text = useStrings(shellStrings)
  if (place === 'inside') return null
  const fold = place === 'column' ? text('foldMenu') : text('showMenu')
  return (
    <span>
      {onFold && (
        <Button kind="icon" label={fold} onClick={onFold}>
          <Icon path={place === 'column' ? panelLeftCloseIcon : panelLeftOpenIcon} />
        </Button>
      )}
      {onClose && (
        <Button kind="icon" label={text('closeMenu')} onClick={onClose}>
          <Icon path={xIcon} />
        </Button>
      )}
    </span>
  )
}
