import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import type { GridHandle } from '@ebkit/ui/virtual-grid'
import { type DragEvent, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useStrings } from '../../environment'
import { usePlace } from '../../environment/Environment'
import { laterPart } from '../../later/laterPart'
import { useStore } from '../../store/useStore'
import { EntryDrag } from './drag/EntryDrag'
import { Entries } from './Entries'
import css from './FileListing.css'
import type { FileListingProps } from './FileListingProps'
import { ListingFailure, ListingShape } from './ListingStates'
import { listingStrings } from './listingStrings'
import { useFocusHere } from './useFocusHere'
import { useListingKeys } from './useListingKeys'
import { useListingPresses } from './useListingPresses'
import { useMoreNearEnd } from './useMoreNearEnd'
import { useReveal } from './useReveal'

const [useRows] = laterPart(() => import('./rows/rows'))

/**
 * Files and folders as tiles or rows, as fast for 100,000 as for 100. Keys and clicks work as in file managers.
 *
 * @spec W-EXP-3 W-EXP-4 W-EXP-5 W-EXP-7 W-EXP-8 W-EXP-9 W-FMA-4
 */
export function FileListing(props: FileListingProps) {
  const { entries, selection, status = 'ready', more, checking, unselectable } = props
  const { onLoadMore, onMoveTo, onDropFiles } = props
  const text = useStrings(listingStrings)
  const loading = props.loadingText ?? text('loading')
  const { dir } = usePlace()
  const element = useStyles<HTMLDivElement>(css)
  const grid = useRef<GridHandle>(null)
  const lead = useStore(selection.$lead)
  const current = useMemo(
    // Without a lead no entry is searched: there may be 100,000.
    () => (lead === undefined ? undefined : entries.find(({ id }) => id === lead)) ?? entries[0],
    [entries, lead],
  )
  const rows = useRows(props.view === 'list')
  // Tiles replace rows whose code could not be loaded.
  const view = props.view === 'list' && !rows.error ? 'list' : 'grid'
  const isWaiting = view === 'list' && !rows.Row

  const presses = useListingPresses(props)
  const takesDrops = !!(onMoveTo ?? onDropFiles)
  const [target, setTarget] = useState<string>()
  const onKeyDown = useListingKeys(props, { grid, dir, view, onMenu: presses.onMenu })
  useFocusHere(element, () => grid.current?.focus())
  const onScroll = useMoreNearEnd(props)
  const reveal = useReveal(props, grid)
  useImperativeHandle(props.handle, () => ({
    focus: () => (grid.current ?? element.current)?.focus(),
    reveal,
  }))

  const hasEntries = entries.length > 0
  const isBusy = status === 'loading'
  const className = `eb-files eb-files--${view}${checking ? ' eb-files--checking' : ''}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what happens in the list comes here
    <div
      ref={element}
      className={className}
      tabIndex={-1}
      aria-busy={isBusy}
      {...presses.handlers}
      onDragOver={keepFiles}
      onDrop={keepFiles}
    >
      {status === 'failed' && <ListingFailure {...props} text={text} hasEntries={hasEntries} />}
      {rows.failure}
      {hasEntries && !isWaiting && (
        <Entries
          listing={props}
          rows={view === 'list' ? rows : undefined}
          {...{ text, current, grid, element, onKeyDown, onScroll }}
          hasBox={!unselectable}
          target={target}
          isDraggable={!!onMoveTo}
        />
      )}
      {(hasEntries ? isWaiting : isBusy) && <ListingShape loading={loading} />}
      {!hasEntries &&
        status === 'ready' &&
        (props.empty ?? <Placeholder kind="empty" title={text('empty')} />)}
      {(more || (isBusy && hasEntries)) && (
        <div className="eb-files__more">
          {isBusy ? (
            <span role="status">{loading}</span>
          ) : (
            onLoadMore && (
              <Button kind="text" part="more" onClick={onLoadMore}>
                {text('more')}
              </Button>
            )
          )}
        </div>
      )}
      {takesDrops && <EntryDrag listing={props} {...presses} target={target} onTarget={setTarget} />}
    </div>
  )
}

/** Keeps files from the browser, which would otherwise leave the page to open them. */
function keepFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}
