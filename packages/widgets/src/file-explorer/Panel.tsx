import type { Explorer } from '@ebkit/core/explorer'
import type { FileEntry } from '@ebkit/core/files'
import { type RefObject, useEffect, useState } from 'react'
import { useStrings } from '../environment'
import type { FileListingHandle } from '../files/listing/FileListingProps'
import { laterPart } from '../later/laterPart'
import { Files } from './Files'
import type { FileExplorerProps } from './props'
import { strings } from './strings'
import { useVerbs, type Verbs } from './useVerbs'

// Beside the first listing, which waits for nothing of it.
const [useFrame] = laterPart(() => import('./frame/frame'))

export interface PanelProps {
  model: Explorer
  props: FileExplorerProps
  /** Files are chosen for something: nothing is moved or deleted, and a double press chooses. */
  onPick?: ((file: FileEntry) => void) | undefined
  /** For focus. */
  files: RefObject<FileListingHandle | null>
}

/** What stands around the files gets. */
export interface FramePart extends Omit<PanelProps, 'onPick'> {
  verbs: Verbs
  isPicking: boolean
  view: 'grid' | 'list'
  onView: (view: 'grid' | 'list') => void
  /** The folders lie over the files, where there is no room beside them. */
  isTreeOpen: boolean
  onTree: (isOpen: boolean) => void
  isPreviewOpen: boolean
  onPreview: (isOpen: boolean) => void
}

/**
 * The explorer on its model: folders, tools, files.
 *
 * @spec W-EXP-1 W-EXP-3
 */
export function Panel({ model, props, onPick, files }: PanelProps) {
  const text = useStrings(strings)
  const label = props.label || text('label')
  const [view, onView] = useState(props.view ?? 'grid')
  useEffect(() => onView(props.view ?? 'grid'), [props.view])
  const [isTreeOpen, onTree] = useState(false)
  const [isPreviewOpen, onPreview] = useState(false)
  const verbs = useVerbs(model, props, onPick)
  const missing = text('missing')
  const { Side, Head, Foot, Rest, error } = useFrame(true, missing, props.onError)
  const part: FramePart = {
    ...{ model, props, files, verbs, isPicking: !!onPick },
    ...{ view, onView, isTreeOpen, onTree, isPreviewOpen, onPreview },
  }
  return (
    <section
      className={`eb-explorer${isTreeOpen ? ' eb-explorer--tree' : ''}${isPreviewOpen ? ' eb-explorer--preview' : ''}`}
      aria-label={label}
    >
      {Side ? <Side {...part} /> : <div className="eb-explorer__side" />}
      <div className="eb-explorer__pane">
        {Head ? <Head {...part} /> : <div className="eb-explorer__tools" />}
        {!!error && (
          <p className="eb-explorer__fault" role="alert">
            {missing}
          </p>
        )}
        <Files {...part} label={label} />
        {Foot && <Foot {...part} />}
      </div>
      {Rest && <Rest {...part} />}
    </section>
  )
}
