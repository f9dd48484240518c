import type { ObjectBrowser } from '@ebkit/core/object-browser'
import {
  downloadIcon,
  eyeIcon,
  eyeOffIcon,
  folderOpenIcon,
  folderPlusIcon,
  refreshCwIcon,
  trashIcon,
  uploadIcon,
} from '@ebkit/ui/icons'
import { useStrings } from '../../environment'
import { usePlace } from '../../environment/Environment'
import { downloadFiles } from '../../files/downloadFiles'
import { ActionMenu, type MenuAction } from '../../files/tools/ActionMenu'
import type { Asking } from '../asking'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'

interface ContextMenuProps {
  model: ObjectBrowser
  verbs: Verbs
  asking: Extract<Asking, { about: 'menu' }>
}

/** What can be done with an entry, or in the open folder. */
export function ContextMenu({ model, verbs, asking: { entry, point } }: ContextMenuProps) {
  const text = useStrings(strings)
  const { given } = usePlace()
  const ofEntry = (): Array<MenuAction | false> => [
    !!entry && {
      id: 'open',
      label: text('open'),
      icon: entry.isFolder ? folderOpenIcon : eyeIcon,
      shortcut: 'Enter',
      act: () => verbs.open(entry),
    },
    !!entry &&
      !entry.isFolder && {
        id: 'download',
        label: text('download'),
        icon: downloadIcon,
        act: () => (entry.isPrivate ? void downloadFiles(given, [entry]) : save(entry)),
      },
    { id: 'hide', label: text('hide'), icon: eyeOffIcon, act: verbs.hide },
    {
      id: 'remove',
      label: text('remove'),
      icon: trashIcon,
      shortcut: 'Delete',
      danger: true,
      separatorBefore: true,
      act: verbs.remove,
    },
  ]
  const ofFolder = (): MenuAction[] => [
    { id: 'upload', label: text('upload'), icon: uploadIcon, act: () => verbs.ask({ about: 'upload' }) },
    {
      id: 'create',
      label: text('newFolder'),
      icon: folderPlusIcon,
      act: () => verbs.ask({ about: 'create' }),
    },
    { id: 'all', label: text('selectAll'), shortcut: 'Ctrl+A', act: model.selection.selectAll },
    { id: 'refresh', label: text('refresh'), icon: refreshCwIcon, act: () => void model.refresh() },
  ]
  return (
    <ActionMenu
      label={entry?.name ?? text('menu')}
      actions={entry ? ofEntry() : ofFolder()}
      point={point}
      onClose={() => verbs.ask(undefined)}
    />
  )
}

/** Lets the browser save a file. One of another origin is opened instead: nobody may name it there. */
function save({ url = '', name }: { url?: string | undefined; name: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
