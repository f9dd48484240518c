import type { Explorer } from '@ebkit/core/explorer'
import { formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon, folderInputIcon, trashIcon, xIcon } from '@ebkit/ui/icons'
import { useStore } from '../../store/useStore'
import type { Verbs } from '../useVerbs'
import type { Text } from './strings'

export interface ActionBarProps {
  model: Explorer
  text: Text
  verbs: Verbs
}

/**
 * What can be done with what is checked; closing it clears that.
 *
 * @spec W-EXP-1 W-EXP-14
 */
export function ActionBar({ model, text, verbs }: ActionBarProps) {
  const ids = useStore(model.selection.$ids)
  const { entries } = useStore(model.$listing)
  const chosen = entries.filter(({ id }) => ids.has(id))
  const size = chosen.reduce((sum, entry) => sum + (entry.size ?? 0), 0)
  const isAll = chosen.length > 0 && chosen.length === entries.length
  const list = () => [...ids]
  const isOnlyFiles = chosen.length > 0 && chosen.every(({ isFolder }) => !isFolder)
  return (
    <section className="eb-explorer__actions" part="actions" aria-label={text('actions')}>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        label={text('selectAll')}
        onChange={() => (isAll ? model.selection.clear() : model.selection.selectAll())}
      />
      <span className="eb-explorer__count" role="status">
        {text('selected', { count: ids.size })}
        {size > 0 && <span className="eb-explorer__size">{text('size', { size: formatSize(size) })}</span>}
      </span>
      <Button onClick={() => verbs.move(list())}>
        <Icon path={folderInputIcon} />
        {text('moveTo')}
      </Button>
      {isOnlyFiles && (
        <Button className="eb-explorer__download" onClick={() => verbs.download(list())}>
          <Icon path={downloadIcon} />
          {text('download')}
        </Button>
      )}
      <Button className="eb-explorer__remove" onClick={() => verbs.remove(list())}>
        <Icon path={trashIcon} />
        {text('remove')}
      </Button>
      <Button
        kind="text"
        className="eb-explorer__end"
        label={text('done')}
        onClick={() => model.setChecking(false)}
      >
        <span>{text('done')}</span>
        <Icon path={xIcon} />
      </Button>
    </section>
  )
}
