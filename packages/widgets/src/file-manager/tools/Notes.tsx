import type { ListingState, ManagerTask } from '@ebkit/core/file-manager'
import type { FileSort } from '@ebkit/core/files'
import { defaultMaximumSize, formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import { $absent } from '../absent'
import type { FramePart } from '../panelProps'
import { strings, type Text } from '../strings'

/** Notes on the listing: the search, hidden files, running operations. */
export function Notes({ model, props }: FramePart) {
  const text = useStrings(strings)
  const { can } = model
  const listing = useStore(model.$listing)
  const { hidden = 0, loadProgress, search, status, total, entries } = listing
  const sort = useStore(model.$sort)
  const showsHidden = useStore(can.leaveOut?.$showHidden ?? $absent)
  const task = useStore(model.$task)
  const size = formatSize(props.maxSize ?? defaultMaximumSize).replace('.00', '')
  return (
    <div role="status">
      {search !== undefined && status === 'ready' && (
        <Note verb={text('leaveSearch')} onVerb={() => void can.search?.clearSearch()}>
          {text('results', { term: search, count: total })}
        </Note>
      )}
      {hidden > 0 && (
        <Note verb={text('show')} onVerb={() => can.leaveOut?.showHidden(true)}>
          {text('hidden', { count: hidden, size })}
        </Note>
      )}
      {showsHidden && (
        <Note verb={text('hideAgain')} onVerb={() => can.leaveOut?.showHidden(false)}>
          {text('shown', { size })}
        </Note>
      )}
      {loadProgress && (
        <Note verb={text('stop')} onVerb={model.stopLoading}>
          {text('loadProgress', { ...loadProgress })}
        </Note>
      )}
      {isInPart(listing, sort) &&
        (listing.loadingMore ? (
          <Note verb={text('stop')} onVerb={model.stopLoading}>
            {text('loading', { count: entries.length })}
          </Note>
        ) : (
          <Note verb={text('loadAll')} onVerb={() => void model.loadAll()}>
            {text('inPart', { count: entries.length })}
          </Note>
        ))}
      {task && (
        <Note verb={text('stop')} onVerb={model.stopTask}>
          {taskText(task, text)}
        </Note>
      )}
    </div>
  )
}

/** Whether a folder has more entries than are shown, in an order that the user did not choose. @spec W-FMA-4 */
function isInPart(
  { more, sorted, isByName, loadingMore, status }: ListingState,
  { by, order }: FileSort,
): boolean {
  const isChosen = by === 'name' && order === 'asc'
  return !!isByName && more && !sorted && status === 'ready' && (loadingMore || !isChosen)
}

function taskText({ verb, done, total }: ManagerTask, text: Text): string {
  if (total === undefined) return text(`running-${verb}`, { done })
  return text(verb === 'move' ? 'moving' : 'removing', { done, total })
}

function Note({ verb, onVerb, children }: { verb: string; onVerb: () => void; children: ReactNode }) {
  return (
    <p className="eb-manager__note">
      {children}
      <Button kind="text" onClick={onVerb}>
        {verb}
      </Button>
    </p>
  )
}
