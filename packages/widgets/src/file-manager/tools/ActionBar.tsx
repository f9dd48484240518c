import { formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import {
  downloadIcon,
  eyeIcon,
  eyeOffIcon,
  folderInputIcon,
  folderOpenIcon,
  pencilIcon,
  trashIcon,
} from '@ebkit/ui/icons'
import { useStrings } from '../../environment'
import { SelectionBar } from '../../files/tools/SelectionBar'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import { strings } from '../strings'

type Verb = 'open' | 'rename' | 'moveTo' | 'download' | 'hide' | 'remove'

/**
 * The actions on the selection, even of a single entry. Closing the bar clears the selection.
 *
 * @spec W-EXP-1 W-EXP-14 W-FMA-7
 */
export function ActionBar({ model, face, verbs }: FramePart) {
  const { can, selection } = model
  const text = useStrings(strings)
  const ids = useStore(selection.$ids)
  const isChecking = useStore(model.$checking)
  const { entries } = useStore(model.$listing)
  const chosen = entries.filter(({ id }) => ids.has(id))
  const size = chosen.reduce((sum, entry) => sum + (entry.size ?? 0), 0)
  const only = chosen.length === 1 ? chosen[0] : undefined
  const list = () => [...ids]
  const isOnlyFiles = chosen.length > 0 && chosen.every(({ isFolder }) => !isFolder)
  /** Its label is visible if there is space. */
  const verb = (name: Verb, icon: string, act: () => void) => (
    <Button className={`eb-manager__verb eb-manager__${name}`} label={text(name)} onClick={act}>
      <Icon path={icon} />
      <span>{text(name)}</span>
    </Button>
  )
  return (
    <SelectionBar
      selection={selection}
      count={entries.length}
      isOpen={isChecking || ids.size > 0}
      texts={{ label: text('actions'), selectAll: text('selectAll'), done: text(face.words.done) }}
      part="actions"
      className="eb-manager__actions"
      onDone={() => model.setChecking(false)}
    >
      <span className="eb-manager__count" role="status">
        {text('selected', { count: ids.size })}
        {size > 0 && <span className="eb-manager__size">{text('size', { size: formatSize(size) })}</span>}
      </span>
      {only && verb('open', only.isFolder ? folderOpenIcon : eyeIcon, () => verbs.open(only))}
      {only && can.rename && verb('rename', pencilIcon, () => verbs.ask({ about: 'rename', entry: only }))}
      {can.move && verb('moveTo', folderInputIcon, () => verbs.move(list()))}
      {isOnlyFiles && verb('download', downloadIcon, () => verbs.download(list()))}
      {can.hide && verb('hide', eyeOffIcon, verbs.hide)}
      {verb('remove', trashIcon, () => verbs.remove(list()))}
    </SelectionBar>
  )
}
