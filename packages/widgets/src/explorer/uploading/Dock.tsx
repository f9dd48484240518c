import type { Explorer } from '@ebkit/core/explorer'
import type { UploadItem } from '@ebkit/core/uploads'
import type { RefObject } from 'react'
import { useStrings } from '../../environment'
import { UploadDock } from '../../files/dock/UploadDock'
import type { FileListingHandle } from '../../files/listing/FileListingProps'
import { useFolderName } from '../useFolderName'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'
import { useUploads } from './useUploads'

export interface DockProps {
  model: Explorer
  verbs: Verbs
  files: RefObject<FileListingHandle | null>
}

/** What is uploaded, below the files: stays while folders come and go. */
export function Dock({ model, verbs, files }: DockProps) {
  const { uploads, items } = useUploads(model)
  const text = useStrings(strings)
  const nameOf = useFolderName(model)
  if (!uploads || items.length + verbs.refused.length === 0) return null
  const [first] = items
  const isOnePlace = items.every(({ place }) => place === first?.place)
  const place = isOnePlace && first?.place ? model.entryOf(first.place) : undefined
  const name = place && nameOf(place)
  return (
    <UploadDock
      uploads={uploads}
      refused={verbs.refused}
      onDismiss={verbs.dismiss}
      title={name ? text('title', { name }) : undefined}
      onLocate={(item) => void locate(model, item, files)}
      onClose={() => {
        for (const { id } of items) uploads.remove(id)
        verbs.dismiss()
      }}
    />
  )
}

/** Opens the folder of an uploaded file, chooses it and takes it into sight. */
async function locate(
  model: Explorer,
  { place, result }: UploadItem,
  files: DockProps['files'],
): Promise<void> {
  const id = result?.ossDisplayId
  if (!id) return
  if (place && model.$folder.get()?.id !== place) await model.open(place)
  model.select([id])
  // With the rendering that follows.
  requestAnimationFrame(() => files.current?.reveal(id))
}
