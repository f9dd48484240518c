import type { MapPlace } from '@ebkit/core/services/maps'
import { Button } from '@ebkit/ui/button'
import { isComposing } from '@ebkit/ui/composition'
import { Icon } from '@ebkit/ui/icon'
import { searchIcon } from '@ebkit/ui/icons'
import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react'
import { Suggest, type SuggestHandle } from '../suggest'
import type { ViewProps } from './ViewProps'

export interface SearchProps extends ViewProps {
  disabled: boolean
  handle: RefObject<SuggestHandle | null>
}

/** The search box with suggestions; Enter moves to the best match in the country. @spec W-MAP-1 W-MAP-4 */
export function Search({ model, state, text, disabled, handle }: SearchProps) {
  const [keyword, setKeyword] = useState('')
  const source = useCallback(
    async (typed: string, signal: AbortSignal) =>
      (await model.suggest(typed, signal)).map((place) => ({
        ...place,
        value: place.name,
        hint: place.address,
      })),
    [model],
  )
  const search = () => {
    handle.current?.hide()
    void model.search(keyword)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isChoice = (event.target as HTMLElement).getAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || isChoice || isComposing(event)) return
    // A search does not submit the form.
    event.preventDefault()
    event.stopPropagation()
    search()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than our browsers
    <div className="eb-map-picker__search" role="search" onKeyDownCapture={onKeyDown}>
      <Suggest
        handle={handle}
        value={keyword}
        source={source}
        label={text('search')}
        placeholder={text('searchHint')}
        disabled={disabled}
        onInput={({ value }) => setKeyword(value)}
        onSelect={({ suggestion }) => model.choose(suggestion as unknown as MapPlace)}
      />
      <Button
        kind="icon"
        part="search-button"
        label={text('searchButton')}
        busy={state.isSearching}
        onClick={search}
      >
        <Icon path={searchIcon} />
      </Button>
    </div>
  )
}
