import type { ObjectBrowser } from '@ebkit/core/object-browser'
import type { UploadItem, Uploads } from '@ebkit/core/uploads'
import { type RefObject, useEffect } from 'react'
import { UploadDock } from '../../files/dock/UploadDock'
import type { FileListingHandle } from '../../files/listing/FileListingProps'
import { useStore } from '../../store/useStore'
import type { ObjectBrowserProps } from '../props'
import type { Verbs } from '../useVerbs'
import { UploadHere } from './UploadHere'
import { useUploads } from './useUploads'

export interface UploadPartProps {
  model: ObjectBrowser
  props: ObjectBrowserProps
  verbs: Verbs
  files: RefObject<FileListingHandle | null>
}

/**
 * What is uploaded: in the dialog that chooses files, and below the files when that is closed.
 *
 * @spec W-FMA-5
 */
export function UploadPart({ model, props, verbs, files }: UploadPartProps) {
  const uploading = useUploads(model, props)
  const { made, refused, add, dismiss } = uploading
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was dropped
  useEffect(() => {
    if (made) void verbs.takeDropped().then((sources) => sources.length > 0 && add(sources))
  }, [made, verbs.drops])
  if (!made) return null

  /** Opens the folder of an uploaded file, and takes it into sight. */
  const locate = async (item: UploadItem) => {
    const key = item.result?.path
    if (!key) return
    const { space, folder } = made.placeOf(item)
    const open = model.$place.get()
    if (open.space !== space || open.folder !== folder) await model.open({ space, folder })
    model.selection.set([key])
    // With the rendering that follows.
    requestAnimationFrame(() => files.current?.reveal(key))
  }
  const dock = (
    <Dock
      uploads={made.uploads}
      refused={refused}
      onDismiss={dismiss}
      onLocate={(item) => {
        verbs.ask(undefined)
        void locate(item)
      }}
    />
  )
  const isOpen = verbs.asking?.about === 'upload'
  return (
    <>
      {!isOpen && dock}
      <UploadHere {...{ model, props, verbs, add }} uploads={made.uploads}>
        {dock}
      </UploadHere>
    </>
  )
}

interface DockProps {
  uploads: Uploads
  refused: ReturnType<typeof useUploads>['refused']
  onDismiss: ReturnType<typeof useUploads>['dismiss']
  onLocate: (item: UploadItem) => void
}

function Dock({ uploads, refused, onDismiss, onLocate }: DockProps) {
  const items = useStore(uploads.$items)
  const isBusy = useStore(uploads.$busy)
  // Leaving the page would leave files half.
  useEffect(() => (isBusy ? keepPage() : undefined), [isBusy])
  if (items.length + refused.length === 0) return null
  return (
    <UploadDock
      uploads={uploads}
      refused={refused}
      onDismiss={onDismiss}
      onLocate={onLocate}
      onClose={() => {
        for (const { id } of items) uploads.remove(id)
        onDismiss()
      }}
    />
  )
}

/** Asks before the page is left; gives back what ends that. */
function keepPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
