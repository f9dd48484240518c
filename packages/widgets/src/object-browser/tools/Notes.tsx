import type { ObjectBrowser } from '@ebkit/core/object-browser'
import { Button } from '@ebkit/ui/button'
import { useStrings } from '../../environment'
import { usePlace } from '../../environment/Environment'
import { downloadFiles } from '../../files/downloadFiles'
import { SelectionBar } from '../../files/tools/SelectionBar'
import { useStore } from '../../store/useStore'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'

interface PartProps {
  model: ObjectBrowser
}

/** What is chosen and can be done with it; leaving edit mode clears that. @spec W-FMA-7 */
export function CheckedBar({ model, verbs }: PartProps & { verbs: Verbs }) {
  const { given } = usePlace()
  const text = useStrings(strings)
  const ids = useStore(model.selection.$ids)
  const isChecking = useStore(model.$checking)
  const { entries } = useStore(model.$listing)
  const chosen = entries.filter(({ id }) => ids.has(id))
  const only = chosen.length === 1 ? chosen[0] : undefined
  const areFiles = chosen.length > 0 && chosen.every(({ isFolder }) => !isFolder)
  return (
    <SelectionBar
      selection={model.selection}
      count={entries.length}
      isOpen={isChecking || ids.size > 0}
      texts={{ label: text('edit'), selectAll: text('selectAll'), done: text('done') }}
      part="checked"
      className="eb-objects__checked"
      onDone={() => model.setChecking(false)}
    >
      <span role="status">{text('selected', { count: ids.size })}</span>
      {only && <Button onClick={() => verbs.open(only)}>{text('open')}</Button>}
      {areFiles && <Button onClick={() => void downloadFiles(given, chosen)}>{text('download')}</Button>}
      {chosen.length > 0 && (
        <>
          <Button onClick={verbs.hide}>{text('hideChosen')}</Button>
          <Button className="eb-objects__danger" onClick={verbs.remove}>
            {text('removeChosen')}
          </Button>
        </>
      )}
    </SelectionBar>
  )
}

/** Says that a folder has more than is shown, and how its order comes about. */
export function MoreNote({ model }: PartProps) {
  const text = useStrings(strings)
  const { more, sorted, loadingMore, status, entries } = useStore(model.$listing)
  const sort = useStore(model.$sort)
  if (!more || status !== 'ready') return null
  const count = entries.length
  const isByName = sort.by === 'name' && sort.order === 'asc'
  if (sorted || (isByName && !loadingMore)) return null
  return (
    <p className="eb-objects__note" role="status">
      {text(loadingMore ? 'loading' : 'part', { count })}
      <Button kind="text" onClick={loadingMore ? model.stopLoading : () => void model.loadAll()}>
        {text(loadingMore ? 'stop' : 'all')}
      </Button>
    </p>
  )
}
