import { type KeyboardEvent, useMemo } from 'react'
import { FileListing } from '../files/listing/FileListing'
import { useStore } from '../store/useStore'
import type { FramePart } from './panelProps'
import { useFolderName } from './useFolderName'

interface FilesProps extends FramePart {
  /** Accessible name where no folder is open. */
  label: string
}

/**
 * What the open folder holds, or a search has found.
 *
 * @spec W-EXP-3 W-EXP-4 W-EXP-5 W-EXP-7 W-EXP-8 W-EXP-9
 */
export function Files({ model, label, verbs, view, files, isPicking }: FilesProps) {
  const listing = useStore(model.$listing)
  const sort = useStore(model.$sort)
  const isChecking = useStore(model.$checking)
  const clipboard = useStore(model.$clipboard)
  const folder = useStore(model.$folder)
  const nameOf = useFolderName(model)
  const cutIds = useMemo(() => new Set(clipboard.map(({ id }) => id)), [clipboard])
  const { status, entries, more, error, search } = listing
  const managing = isPicking
    ? {}
    : ({
        onRename: (entry) => verbs.ask({ about: 'rename', entry }),
        onDelete: verbs.remove,
        onCut: model.cut,
        onPaste: () => void model.paste(),
        onContextMenu: (entry, point) => verbs.ask({ about: 'menu', entry, point }),
        onLongPress: () => model.setChecking(true),
        onMoveTo: (ids, { id }) => void model.move(ids, id),
      } satisfies Partial<Parameters<typeof FileListing>[0]>)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that come up from the entries
    <div
      className="eb-explorer__main"
      part="listing"
      // Who ticks a box wants to choose several.
      onClick={({ target }) => {
        if (!isPicking && (target as Element).matches('.eb-files__box')) model.setChecking(true)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const { key, altKey } = event
        if (event.defaultPrevented) return
        if (key === 'Backspace' || (altKey && key === 'ArrowUp')) void model.up()
        // An empty folder has no entry that would take it.
        else if (key.toLowerCase() === 'v' && (event.ctrlKey || event.metaKey) && !isPicking)
          void model.paste()
        else if (key === 'Escape' && isChecking) model.setChecking(false)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <FileListing
        entries={entries}
        view={view}
        selection={model.selection}
        checking={isChecking || isPicking}
        status={status}
        error={error}
        onRetry={() => void model.refresh()}
        sort={sort}
        onSort={(next) => void model.setSort(next)}
        columns={search === undefined ? 'listing' : 'search'}
        onOpen={verbs.open}
        onDropFiles={(dropped, target) => verbs.drop(dropped, target?.id)}
        more={more && search === undefined}
        onLoadMore={() => void model.loadMore()}
        cutIds={cutIds}
        // Without a name until the folders are there.
        label={(folder && nameOf(folder)) || label}
        handle={files}
        {...managing}
      />
    </div>
  )
}
