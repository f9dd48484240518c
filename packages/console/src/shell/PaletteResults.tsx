import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import type { MenuApplication } from '../menu/Menu'
import { searchMenu } from '../menu/readMenu'
import { PaletteOption } from './PaletteOption'
import { type PaletteChoice, pageChoice, rowChoice } from './paletteChoices'
import { paletteStrings } from './paletteStrings'
import { useFoundRows } from './useFoundRows'

/** Methods for the keys of the field. */
export interface PaletteHandle {
  move(step: number): void
  choose(): void
}

export interface PaletteResultsProps {
  /** Id of the list. */
  id: string
  handle: RefObject<PaletteHandle | null>
  menu: readonly MenuApplication[]
  search: string
  /** Called with the id of the option that Enter would choose. */
  onActive(id: string | undefined): void
  onGo(address: string): void
  onClose(): void
}

/** Maximum number of pages shown for a search. */
const most = 50

/** Pages and rows that match a text; the field handles the keys. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, menu, search } = props
  const text = useStrings(paletteStrings)
  const { locale } = usePlace()
  const describe = useDescribeError()
  const found = useFoundRows(search)
  const pages = searchMenu(menu, search).slice(0, most).map(pageChoice)
  const rows = found.rows.map((row) => rowChoice(row, locale))
  const { active, setActive, choose } = useActive(props, [...pages, ...rows])
  const optionOf = (choice: PaletteChoice, index: number) => (
    <PaletteOption
      key={choice.address}
      id={`${id}-${index}`}
      choice={choice}
      search={search}
      isActive={index === active}
      onPoint={() => setActive(index)}
      onChoose={() => choose(choice)}
    />
  )
  const count = pages.length + rows.length
  const isKnown = search.trim() !== '' && !found.isSearching
  const failed = found.error !== undefined && text('rowsFailed', { reason: describe(found.error) })
  return (
    <>
      <div id={id} className="eb-palette__list" role="listbox" aria-label={text('results', { count })}>
        {pages.map(optionOf)}
        {rows.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: options are not fields
          <div role="group" aria-label={text('rows')}>
            <div className="eb-palette__heading" aria-hidden="true">
              {text('rows')}
            </div>
            {rows.map((row, index) => optionOf(row, pages.length + index))}
          </div>
        )}
      </div>
      <div className="eb-visually-hidden" role="status">
        {isKnown && text('results', { count })}
      </div>
      {failed && (
        <p className="eb-palette__hint" role="alert">
          {failed}
        </p>
      )}
      {count === 0 && !failed && (
        <p className="eb-palette__hint">
          {isKnown ? text('nothing', { search: search.trim() }) : text(search.trim() ? 'searching' : 'hint')}
        </p>
      )}
    </>
  )
}

/** The choice that Enter takes; a new text selects the first one. */
function useActive(
  { id, handle, search, onActive, onGo, onClose }: PaletteResultsProps,
  choices: readonly PaletteChoice[],
) {
  const [moved, setMoved] = useState({ search, index: 0 })
  const active = moved.search === search ? Math.min(moved.index, choices.length - 1) : 0
  const setActive = (index: number) => setMoved({ search, index })
  const choose = (choice: PaletteChoice | undefined) => {
    if (!choice) return
    onClose()
    if (choice.isElsewhere) open(choice.address, '_blank', 'noreferrer')
    else onGo(choice.address)
  }
  const own = choices.length ? `${id}-${active}` : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the active option changes
  useEffect(() => onActive(own), [own])
  useImperativeHandle(handle, () => ({
    move(step) {
      if (!choices.length) return
      const next = (active + step + choices.length) % choices.length
      setActive(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    },
    choose: () => choose(choices[active]),
  }))
  return { active, setActive, choose }
}
