import type { FolderTree } from '@ebkit/core/file-manager'
import { flattenTree, type TreeRow } from '@ebkit/core/tree'
import { formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { folderIcon, folderLockIcon, folderOpenIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { useStyles } from '@ebkit/ui/styles'
import { Tree } from '@ebkit/ui/tree'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import { $absent } from '../absent'
import { dropOn } from '../dropOn'
import type { FramePart } from '../panelProps'
import { strings, type Text } from '../strings'
import css from './folders.css'
import { type NamedFolder, namedRoots } from './namedRoots'

const none: ReadonlySet<string> = new Set()

/**
 * The two trees, and the storage that their files use.
 *
 * @spec W-EXP-1 W-EXP-2 W-EXP-10 W-EXP-59
 */
export function Folders({ model, face, verbs, isPicking, isTreeOpen, onTree }: FramePart) {
  const { tree, move } = model.can
  const { words } = face
  const text = useStrings(strings)
  const element = useStyles<HTMLElement>(css)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the folders open
  useLayoutEffect(() => {
    if (!isTreeOpen) return
    element.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
  }, [isTreeOpen])
  const close = () => {
    if (!isTreeOpen) return
    const side = element.current
    // Some browsers do not focus a button on touch, so focus is set here.
    if (side?.matches(':focus-within'))
      side.parentElement?.querySelector<HTMLElement>('.eb-manager__where')?.focus()
    onTree(false)
  }
  const roots = useStore(model.$roots)
  const expanded = useStore(tree?.$expanded ?? $absent)
  const folder = useStore(model.$folder)
  const [current, setCurrent] = useState<string>()
  const rows = useMemo(
    () =>
      flattenTree(
        namedRoots(roots, (space) => text(words[space])),
        expanded ?? none,
      ),
    [roots, expanded, text, words],
  )
  const spaces = new Map(roots.map(({ node, space }) => [node?.id, space]))
  const iconOf = ({ node: { id } }: TreeRow<NamedFolder>) => {
    if (spaces.get(id) === 'personal') return folderLockIcon
    return spaces.has(id) || id === folder?.id ? folderOpenIcon : folderIcon
  }
  return (
    <>
      <nav
        ref={element}
        className="eb-manager__side"
        part="tree"
        aria-label={text('folders')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isTreeOpen) return
          event.stopPropagation()
          close()
        }}
      >
        <Tree
          className="eb-manager__tree"
          rows={rows}
          label={text('folders')}
          current={current}
          selected={folder?.id}
          onCurrent={setCurrent}
          onSelect={(id) => {
            void model.open(id)
            close()
          }}
          onExpand={(id) => tree?.expand(id)}
          onCollapse={(id) => tree?.collapse(id)}
          iconOf={iconOf}
          countOf={({ node }) => node.count || undefined}
          {...(!isPicking && {
            onContextMenu: (id, point) =>
              verbs.ask({ about: 'menu', entry: model.entryOf(id), isTree: true, point }),
            ...(move && dropOn(move, verbs)),
          })}
        />
        {roots.map(
          ({ space, status }) =>
            status === 'failed' && (
              <p key={space} className="eb-manager__fault" role="alert">
                {text('rootFailed', { name: text(words[space]) })}
                <Button kind="text" onClick={() => void tree?.retryTree(space)}>
                  {text('retry')}
                </Button>
              </p>
            ),
        )}
        {tree && <Storage tree={tree} text={text} />}
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Esc does the same */}
      {isTreeOpen && <div className="eb-manager__scrim" onClick={close} />}
    </>
  )
}

function Storage({ tree, text }: { tree: FolderTree; text: Text }) {
  const use = useStore(tree.$storage)
  if (!use) return null
  const { used, quota } = use
  const label = text('used', { size: formatSize(used) })
  return (
    <div className="eb-manager__storage" part="storage">
      <p>
        {label}
        {!!quota && <span>{text('quota', { size: formatSize(quota) })}</span>}
      </p>
      {!!quota && <ProgressBar label={label} value={used / quota} />}
    </div>
  )
}
