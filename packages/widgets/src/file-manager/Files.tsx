import type { FileManagerDriver, Moving } from '@ebkit/core/file-manager'
import { type KeyboardEvent, useMemo } from 'react'
import { useStrings } from '../environment'
import { FileListing } from '../files/listing/FileListing'
import type { FileListingProps } from '../files/listing/FileListingProps'
import { useStore } from '../store/useStore'
import { $absent } from './absent'
import type { FramePart } from './panelProps'
import { strings } from './strings'
import { useFolderName } from './useFolderName'
import type { Verbs } from './useVerbs'

interface FilesProps extends FramePart {
  /** Accessible name while no folder is open. */
  label: string
}

/**
 * The entries of the open folder, or the results of a search.
 *
 * @spec W-EXP-3 W-EXP-4 W-EXP-5 W-EXP-7 W-EXP-8 W-EXP-9 W-FMA-4 W-FMA-19
 */
export function Files({ model, face, label, verbs, view, files, blocked, isPicking }: FilesProps) {
  const text = useStrings(strings)
  const { status, entries, more, loadingMore, error, search } = useStore(model.$listing)
  const sort = useStore(model.$sort)
  const isChecking = useStore(model.$checking)
  const clipboard = useStore(model.can.move?.$clipboard ?? $absent)
  const folder = useStore(model.$folder)
  const nameOf = useFolderName(model, face)
  const cutIds = useMemo(() => new Set(clipboard?.map(({ id }) => id)), [clipboard])
  const hasFailed = status === 'failed' || (status === 'ready' && error !== undefined)
  const { loading } = face.words
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble from the entries
    <div
      className="eb-manager__main"
      part="listing"
      role="presentation"
      // Checking a box starts edit mode.
      onClick={({ target }) => {
        if (!isPicking && (target as Element).matches('.eb-files__box')) model.setChecking(true)
      }}
      onKeyDown={(event) => pressed(event, model, isPicking)}
    >
      <FileListing
        entries={entries}
        view={view}
        selection={model.selection}
        checking={isChecking || isPicking}
        blocked={blocked}
        status={loadingMore ? 'loading' : hasFailed ? 'failed' : status}
        loadingText={loading && text(loading)}
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
        // No name before the folders have loaded.
        label={(folder && nameOf(folder)) || label}
        handle={files}
        {...(!isPicking && managed(model, verbs, !!clipboard?.length))}
      />
    </div>
  )
}

/** The actions on entries, unless files are chosen for the page. */
function managed(model: FileManagerDriver, verbs: Verbs, isCut: boolean) {
  const { move, rename } = model.can
  return {
    onDelete: verbs.remove,
    onContextMenu: (entry, point) => verbs.ask({ about: 'menu', entry, point }),
    onLongPress: () => model.setChecking(true),
    ...(rename && { onRename: (entry) => verbs.ask({ about: 'rename', entry }) }),
    ...(move && {
      onCut: move.cut,
      // Otherwise the browser pastes, and files of the clipboard are uploaded.
      ...(isCut && { onPaste: () => void move.paste() }),
      onMoveTo: (ids, { id }) => void move.move(ids, id),
    }),
  } satisfies Partial<FileListingProps>
}

const hasCut = (move: Moving | undefined) => !!move?.$clipboard.get().length

/** Keys of the file manager that no entry handles. */
function pressed(event: KeyboardEvent, model: FileManagerDriver, isPicking: boolean): void {
  const { key, altKey } = event
  const { move } = model.can
  if (event.defaultPrevented) return
  if (key === 'Backspace' || (altKey && key === 'ArrowUp')) void model.up()
  // An empty folder has no entry that could handle the key.
  else if (key.toLowerCase() === 'v' && (event.ctrlKey || event.metaKey) && !isPicking && hasCut(move))
    void move?.paste()
  else if (key === 'Escape' && model.$checking.get()) model.setChecking(false)
  else return
  event.preventDefault()
  event.stopPropagation()
}
