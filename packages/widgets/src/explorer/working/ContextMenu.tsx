import type { Explorer } from '@ebkit/core/explorer'
import {
  clipboardIcon,
  downloadIcon,
  eyeIcon,
  folderInputIcon,
  folderOpenIcon,
  folderPlusIcon,
  pencilIcon,
  refreshCwIcon,
  scissorsIcon,
  trashIcon,
  uploadIcon,
} from '@ebkit/ui/icons'
import { useStrings } from '../../environment'
import { ActionMenu, type MenuAction } from '../../files/tools/ActionMenu'
import type { Asking } from '../asking'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'

interface ContextMenuProps {
  model: Explorer
  verbs: Verbs
  asking: Extract<Asking, { about: 'menu' }>
}

/** What can be done with an entry, a folder of the tree, or the open folder. */
export function ContextMenu({ model, verbs, asking }: ContextMenuProps) {
  const { entry, isTree, point } = asking
  const text = useStrings(strings)
  const ids = entry && !isTree ? [...model.selection.$ids.get()] : entry ? [entry.id] : []
  const isSingle = ids.length === 1
  const isRoot = isTree && model.$roots.get().some(({ node }) => node?.id === entry?.id)
  const folderId = entry?.isFolder ? entry.id : undefined
  const canPaste = model.$clipboard.get().length > 0 && (!entry || (folderId && isSingle))
  const areFiles = ids.every((id) => model.entryOf(id)?.isFolder === false)

  const actions: Array<MenuAction | false | '' | undefined> = [
    !!entry &&
      isSingle && {
        id: 'open',
        label: text('openEntry'),
        icon: entry.isFolder ? folderOpenIcon : eyeIcon,
        shortcut: isTree ? undefined : 'Enter',
        act: () => verbs.open(entry),
      },
    !!entry &&
      areFiles && {
        id: 'download',
        label: text('download'),
        icon: downloadIcon,
        act: () => verbs.download(ids),
      },
    !!entry &&
      !isRoot &&
      isSingle && {
        id: 'rename',
        label: text('renameEntry'),
        icon: pencilIcon,
        shortcut: isTree ? undefined : 'F2',
        act: () => verbs.ask({ about: 'rename', entry }),
      },
    !!entry &&
      !isRoot && {
        id: 'move',
        label: text('moveEntry'),
        icon: folderInputIcon,
        act: () => verbs.move(ids),
      },
    !!entry &&
      !isRoot && {
        id: 'cut',
        label: text('cut'),
        icon: scissorsIcon,
        shortcut: isTree ? undefined : 'Ctrl+X',
        act: () => model.cut(ids),
      },
    canPaste && {
      id: 'paste',
      label: text('paste'),
      icon: clipboardIcon,
      shortcut: entry ? undefined : 'Ctrl+V',
      act: () => void model.paste(folderId),
    },
    (!entry || isTree) && {
      id: 'create',
      label: text('newFolder'),
      icon: folderPlusIcon,
      act: () => verbs.ask({ about: 'create', parentId: entry?.id }),
    },
    !entry && {
      id: 'upload',
      label: text('upload'),
      icon: uploadIcon,
      act: () => verbs.ask({ about: 'upload' }),
    },
    !entry && { id: 'all', label: text('selectAll'), shortcut: 'Ctrl+A', act: model.selection.selectAll },
    !entry && { id: 'refresh', label: text('refresh'), icon: refreshCwIcon, act: () => void model.refresh() },
    !!entry &&
      !isRoot && {
        id: 'remove',
        label: text('remove'),
        icon: trashIcon,
        shortcut: isTree ? undefined : 'Delete',
        danger: true,
        separatorBefore: true,
        act: () => verbs.remove(ids),
      },
  ]
  return (
    <ActionMenu
      label={entry?.name ?? text('menu')}
      {...{ actions, point }}
      onClose={() => verbs.ask(undefined)}
    />
  )
}
