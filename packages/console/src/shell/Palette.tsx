import { Dialog } from '@ebkit/ui/dialog'
import { Icon } from '@ebkit/ui/icon'
import { SearchField } from '@ebkit/ui/search-field'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { applicationIcon } from '../menu/applicationIcons'
import type { MenuApplication } from '../menu/Menu'
import { type FoundPage, searchMenu } from '../menu/readMenu'
import { marked } from './marked'
import css from './Palette.css'
import { shellStrings } from './strings'

export interface PaletteProps {
  menu: readonly MenuApplication[]
  onGo(address: string): void
  onClose(): void
}

/** Pages that are shown of a search. */
const most = 50

/** Ctrl+K: finds a page of any application by its name. */
export function Palette({ menu, onGo, onClose }: PaletteProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(shellStrings)
  const id = useId()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const found = searchMenu(menu, search).slice(0, most)
  useFocus(root)
  const choose = (page: FoundPage | undefined) => {
    if (!page) return
    onClose()
    if (page.isElsewhere) open(page.address, '_blank', 'noreferrer')
    else onGo(page.address)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !found.length) return
    event.preventDefault()
    const next = (active + step + found.length) % found.length
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog open label={text('palette')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for keys that come up from the field */}
      <div ref={root} className="eb-palette" onKeyDown={press}>
        <SearchField
          className="eb-palette__search"
          value={search}
          onChange={(next) => {
            setSearch(next)
            setActive(0)
          }}
          onEnter={() => choose(found[active])}
          label={text('palette')}
          placeholder={text('paletteHint')}
          clearLabel={text('clear')}
        />
        <div
          className="eb-palette__list"
          role="listbox"
          aria-label={text('results', { count: found.length })}
        >
          {found.map((page, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
            <div
              key={page.address}
              id={`${id}-${index}`}
              className="eb-palette__option"
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(page)}
            >
              <Icon path={applicationIcon(page.application.icon)} />
              <b>
                {marked(page.title, search).map(({ part, isMarked, at }) =>
                  isMarked ? <mark key={at}>{part}</mark> : part,
                )}
              </b>
              <small>
                {page.application.title}
                {page.group.title && ` · ${page.group.title}`}
              </small>
            </div>
          ))}
        </div>
        <div className="eb-visually-hidden" role="status">
          {search.trim() && text('results', { count: found.length })}
        </div>
        {!found.length && (
          <p className="eb-palette__hint">
            {search.trim() ? text('nothingFound', { search: search.trim() }) : text('paletteHint')}
          </p>
        )}
        <div className="eb-palette__foot">{text('keys')}</div>
      </div>
    </Dialog>
  )
}

/** The field has the focus once the dialog is open. */
function useFocus(root: React.RefObject<HTMLElement | null>): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    root.current?.querySelector('input')?.focus()
  })
}
