import { isComposing } from '@ebkit/ui/composition'
import { Dialog } from '@ebkit/ui/dialog'
import { SearchField } from '@ebkit/ui/search-field'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import type { MenuApplication } from '../menu/Menu'
import css from './Palette.css'
import type { PaletteHandle } from './PaletteResults'
import { shellStrings } from './strings'

export interface PaletteProps {
  menu: readonly MenuApplication[]
  onGo(address: string): void
  onClose(): void
}

const [usePaletteResults] = laterPart(() => import('./PaletteResults'))

/** Ctrl+K: finds a page of any application by its name, and rows by number or name. */
export function Palette({ menu, onGo, onClose }: PaletteProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(shellStrings)
  const list = useId()
  const handle = useRef<PaletteHandle>(null)
  const [search, setSearch] = useState('')
  const [active, setActive] = useState<string>()
  // Input before the results are loaded stays in the field.
  const { PaletteResults, failure } = usePaletteResults(true)
  useFocus(root)
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    handle.current?.move(step)
  }
  // In the capture phase: a search field would clear its text first.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <Dialog open label={text('palette')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the field */}
      <div ref={root} className="eb-palette" onKeyDown={press} onKeyDownCapture={leave}>
        <SearchField
          className="eb-palette__search"
          value={search}
          onChange={setSearch}
          onEnter={() => handle.current?.choose()}
          label={text('palette')}
          placeholder={text('paletteHint')}
          clearLabel={text('clear')}
          list={list}
          active={active}
        />
        {PaletteResults ? (
          <PaletteResults
            id={list}
            handle={handle}
            menu={menu}
            search={search}
            onActive={setActive}
            onGo={onGo}
            onClose={onClose}
          />
        ) : (
          <div className="eb-palette__list">{failure}</div>
        )}
        <div className="eb-palette__foot">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {text('keyChoose')}
          </span>
          <span>
            <kbd>Enter</kbd> {text('keyOpen')}
          </span>
          <span>
            <kbd>Esc</kbd> {text('keyClose')}
          </span>
        </div>
      </div>
    </Dialog>
  )
}

/** Focuses the field as soon as the dialog is open, before the next key, so that no input is lost. */
function useFocus(root: RefObject<HTMLElement | null>): void {
  const done = useRef(false)
  useLayoutEffect(() => {
    if (done.current) return
    done.current = true
    root.current?.querySelector('input')?.focus()
  })
}
