import type { FileEntry } from '@ebkit/core/files'
import type { ObjectBrowser } from '@ebkit/core/object-browser'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useStrings } from '../environment'
import { FileListing } from '../files/listing/FileListing'
import type { FileListingHandle } from '../files/listing/FileListingProps'
import { laterPart } from '../later/laterPart'
import { useStore } from '../store/useStore'
import type { ObjectBrowserProps } from './props'
import { Spaces } from './Spaces'
import { strings, type Text } from './strings'
import { CheckedBar, MoreNote } from './tools/Notes'
import { Tools } from './tools/Toolbar'
import { useVerbs } from './useVerbs'
import { Messages } from './working/Messages'

const [useQuestions, fetchQuestions] = laterPart(() => import('./working/Dialogs'))
const [useUploading] = laterPart(() => import('./uploading/uploading'))
const [usePreview] = laterPart(() => import('./preview/preview'))

export interface PanelProps {
  model: ObjectBrowser
  props: ObjectBrowserProps
  /** Files are chosen for something: nothing is deleted, and a double press chooses. */
  onPick?: ((file: FileEntry) => void) | undefined
  /** Why an entry cannot be chosen. */
  blocked?: ((entry: FileEntry) => string | undefined) | undefined
  /** For focus. */
  files: RefObject<FileListingHandle | null>
}

/**
 * The browser on its model: spaces, tools, files.
 *
 * @spec W-FMA-1 W-FMA-2 W-FMA-3 W-FMA-4 W-FMA-6
 */
export function Panel({ model, props, onPick, blocked, files }: PanelProps) {
  const { label, onError } = props
  const text = useStrings(strings)
  const [view, setView] = useState(props.view ?? 'grid')
  useEffect(() => setView(props.view ?? 'grid'), [props.view])
  const verbs = useVerbs(model, props, onPick)
  const { asking } = verbs
  const about = asking?.about
  const isAny = useStore(model.selection.$ids).size > 0
  // What is chosen will be deleted.
  useEffect(() => {
    if (isAny && !onPick) void fetchQuestions()
  }, [isAny, onPick])

  const isUploading = about === 'upload'
  const [hasUploads, setUploads] = useState(false)
  useEffect(() => {
    if (isUploading) setUploads(true)
  }, [isUploading])
  const questions = useQuestions(!!about && about !== 'upload' && about !== 'file', onError)
  const uploading = useUploading(hasUploads || verbs.drops > 0, onError)
  const preview = usePreview(about === 'file', onError)
  const { Dialogs } = questions
  const { UploadPart } = uploading
  const { FileDialog } = preview
  const part = { model, text }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div className="eb-objects" role="group" aria-label={label || text('label')}>
      <Spaces {...part} />
      <div className="eb-objects__pane">
        <Tools {...{ model, verbs, view }} onView={setView} onNear={fetchQuestions} isPicking={!!onPick} />
        {!onPick && <CheckedBar model={model} verbs={verbs} />}
        <MoreNote model={model} />
        <Messages model={model} />
        {questions.failure || uploading.failure || preview.failure}
        <Files {...part} {...{ view, verbs, files, blocked }} isPicking={!!onPick} />
        {UploadPart && <UploadPart model={model} props={props} verbs={verbs} files={files} />}
      </div>
      {Dialogs && <Dialogs model={model} props={props} verbs={verbs} />}
      {FileDialog && <FileDialog verbs={verbs} />}
    </div>
  )
}

interface FilesProps extends Pick<PanelProps, 'files' | 'blocked'> {
  model: ObjectBrowser
  text: Text
  view: 'grid' | 'list'
  verbs: ReturnType<typeof useVerbs>
  isPicking: boolean
}

/** What the open folder holds. @spec W-FMA-4 W-FMA-19 */
function Files({ model, text, view, verbs, files, blocked, isPicking }: FilesProps) {
  const listing = useStore(model.$listing)
  const sort = useStore(model.$sort)
  const isChecking = useStore(model.$checking)
  const { space, folder } = useStore(model.$place)
  const { status, entries, loadingMore, error, more } = listing
  const hasFailed = status === 'failed' || (error !== undefined && !loadingMore && status === 'ready')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that come up from the listing
    <div
      className="eb-objects__main"
      part="listing"
      role="presentation"
      onKeyDown={(event: KeyboardEvent) => {
        const { key, altKey } = event
        if (event.defaultPrevented) return
        if (key === 'Backspace' || (altKey && key === 'ArrowUp')) void model.up()
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
        blocked={blocked}
        status={loadingMore ? 'loading' : hasFailed ? 'failed' : status}
        loadingText={text('loading')}
        error={error}
        onRetry={() => void model.refresh()}
        sort={sort}
        onSort={(next) => void model.setSort(next)}
        onOpen={verbs.open}
        onDropFiles={verbs.drop}
        more={more}
        onLoadMore={() => void model.loadMore()}
        label={folder.split('/').at(-2) || text(space)}
        handle={files}
        {...(!isPicking && {
          onDelete: (ids: string[]) => {
            const chosen = entries.filter(({ id }) => ids.includes(id))
            if (chosen.length > 0) verbs.ask({ about: 'remove', entries: chosen })
            else verbs.remove()
          },
          onLongPress: () => model.setChecking(true),
          onContextMenu: (entry, point) => verbs.ask({ about: 'menu', entry, point }),
        })}
      />
    </div>
  )
}
