import type { FileManagerDriver } from '@ebkit/core/file-manager'
import type { FileEntry } from '@ebkit/core/files'
import {
  clipboardIcon,
  downloadIcon,
  eyeIcon,
  eyeOffIcon,
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
import type { FramePart } from '../panelProps'
import type { Verbs } from '../useVerbs'
import { type ActionText, strings } from './strings'

/** The target of the menu, and its actions. */
interface Subject {
  model: FileManagerDriver
  verbs: Verbs
  text: ActionText
  /** Undefined: the background. */
  entry: FileEntry | undefined
  isTree: boolean
  /** A root cannot be changed. */
  isRoot: boolean
  /** The selection, or the folder of the tree. */
  ids: readonly string[]
}

type Actions = ReadonlyArray<MenuAction | false | '' | undefined>

interface ContextMenuProps extends FramePart {
  menu: Extract<Asking, { about: 'menu' }>
}

/** The actions on an entry, a folder of the tree, or the open folder. */
export function ContextMenu({ model, verbs, menu }: ContextMenuProps) {
  const { entry, isTree = false, point } = menu
  const text = useStrings(strings)
  const chosen = entry && !isTree ? [...model.selection.$ids.get()] : []
  const ids = entry && isTree ? [entry.id] : chosen
  const isRoot = isTree && model.$roots.get().some(({ node }) => node?.id === entry?.id)
  const subject = { model, verbs, text, entry, isTree, isRoot, ids }
  return (
    <ActionMenu
      label={entry?.name ?? text('menu')}
      actions={[...looking(subject), ...changing(subject), ...inFolder(subject), ...removing(subject)]}
      point={point}
      onClose={() => verbs.ask(undefined)}
    />
  )
}

function looking({ model, verbs, text, entry, isTree, ids }: Subject): Actions {
  if (!entry) return []
  const areFiles = ids.every((id) => model.entryOf(id)?.isFolder === false)
  return [
    ids.length === 1 && {
      id: 'open',
      label: text('openEntry'),
      icon: entry.isFolder ? folderOpenIcon : eyeIcon,
      shortcut: isTree ? undefined : 'Enter',
      act: () => verbs.open(entry),
    },
    areFiles && {
      id: 'download',
      label: text('download'),
      icon: downloadIcon,
      act: () => verbs.download(ids),
    },
  ]
}

function changing({ model, verbs, text, entry, isTree, isRoot, ids }: Subject): Actions {
  const { rename, move, hide } = model.can
  const isSingle = ids.length === 1
  const folderId = entry?.isFolder ? entry.id : undefined
  const canPaste = !!move?.$clipboard.get().length && (!entry || (folderId && isSingle))
  const isChangeable = entry && !isRoot
  return [
    rename &&
      isChangeable &&
      isSingle && {
        id: 'rename',
        label: text('renameEntry'),
        icon: pencilIcon,
        shortcut: isTree ? undefined : 'F2',
        act: () => verbs.ask({ about: 'rename', entry }),
      },
    move &&
      isChangeable && {
        id: 'move',
        label: text('moveEntry'),
        icon: folderInputIcon,
        act: () => verbs.move(ids),
      },
    move &&
      isChangeable && {
        id: 'cut',
        label: text('cut'),
        icon: scissorsIcon,
        shortcut: isTree ? undefined : 'Ctrl+X',
        act: () => move.cut(ids),
      },
    canPaste && {
      id: 'paste',
      label: text('paste'),
      icon: clipboardIcon,
      shortcut: entry ? undefined : 'Ctrl+V',
      act: () => void move.paste(folderId),
    },
    hide && isChangeable && { id: 'hide', label: text('hide'), icon: eyeOffIcon, act: verbs.hide },
  ]
}

/** The actions in the open folder, or in one of the tree. */
function inFolder({ model, verbs, text, entry, isTree }: Subject): Actions {
  return [
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
  ]
}

function removing({ verbs, text, entry, isTree, isRoot, ids }: Subject): Actions {
  return [
    entry &&
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
}
