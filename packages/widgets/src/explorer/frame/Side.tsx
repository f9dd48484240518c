import type { Explorer } from '@ebkit/core/explorer'
import { flattenTree, type TreeRow } from '@ebkit/core/tree'
import { formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { folderIcon, folderLockIcon, folderOpenIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { Tree } from '@ebkit/ui/tree'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import { dropOn } from './dropOn'
import { type NamedFolder, namedRoots } from './namedRoots'
import { strings, type Text } from './strings'

/**
 * The two trees, and how much room their files use.
 *
 * @spec W-EXP-1 W-EXP-2 W-EXP-10 W-EXP-59
 */
export function Side({ model, verbs, isPicking, isTreeOpen, onTree }: FramePart) {
  const text = useStrings(strings)
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isTreeOpen) return
    element.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
  }, [isTreeOpen])
  const close = () => {
    if (!isTreeOpen) return
    const side = element.current
    // Touch gives a button no focus in every browser: it goes there all the same.
    if (side?.matches(':focus-within'))
      side.parentElement?.querySelector<HTMLElement>('.eb-explorer__where')?.focus()
    onTree(false)
  }
  const roots = useStore(model.$roots)
  const expanded = useStore(model.$expanded)
  const folder = useStore(model.$folder)
  const [current, setCurrent] = useState<string>()
  const rows = useMemo(() => flattenTree(namedRoots(roots, text), expanded), [roots, expanded, text])
  const spaces = new Map(roots.map(({ node, space }) => [node?.id, space]))
  const iconOf = ({ node: { id } }: TreeRow<NamedFolder>) => {
    if (spaces.get(id) === 'personal') return folderLockIcon
    return spaces.has(id) || id === folder?.id ? folderOpenIcon : folderIcon
  }
  return (
    <>
      <nav
        ref={element}
        className="eb-explorer__side"
        part="tree"
        aria-label={text('folders')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isTreeOpen) return
          event.stopPropagation()
          close()
        }}
      >
        <Tree
          className="eb-explorer__tree"
          rows={rows}
          label={text('folders')}
          current={current}
          selected={folder?.id}
          onCurrent={setCurrent}
          onSelect={(id) => {
            void model.open(id)
            close()
          }}
          onExpand={model.expand}
          onCollapse={model.collapse}
          iconOf={iconOf}
          countOf={({ node }) => node.count || undefined}
          {...(!isPicking && {
            onContextMenu: (id, point) =>
              verbs.ask({ about: 'menu', entry: model.entryOf(id), isTree: true, point }),
            ...dropOn(model, verbs),
          })}
        />
        {roots.map(
          ({ space, status }) =>
            status === 'failed' && (
              <p key={space} className="eb-explorer__fault" role="alert">
                {text('failed', { name: text(space) })}
                <Button kind="text" onClick={() => void model.retryTree(space)}>
                  {text('retry')}
                </Button>
              </p>
            ),
        )}
        <Storage model={model} text={text} />
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Esc does the same */}
      {isTreeOpen && <div className="eb-explorer__scrim" onClick={close} />}
    </>
  )
}

function Storage({ model, text }: { model: Explorer; text: Text }) {
  const use = useStore(model.$storage)
  if (!use) return null
  const { used, quota } = use
  const label = text('used', { size: formatSize(used) })
  return (
    <div className="eb-explorer__storage" part="storage">
      <p>
        {label}
        {!!quota && <span>{text('quota', { size: formatSize(quota) })}</span>}
      </p>
      {!!quota && <ProgressBar label={label} value={used / quota} />}
    </div>
  )
}
