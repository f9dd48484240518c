import type { UploadItem } from '@ebkit/core/uploads'
import { useEffect } from 'react'
import { useStrings } from '../../environment'
import { UploadDock } from '../../files/dock/UploadDock'
import type { FramePart } from '../panelProps'
import { useFolderName } from '../useFolderName'
import { strings } from './strings'
import { useUploads } from './useUploads'

/** What is uploaded, below the files or in the dialog that chooses some: stays while folders come and go. */
export function Dock({ model, face, verbs, files }: FramePart) {
  const { uploads, items, isBusy } = useUploads(model)
  const text = useStrings(strings)
  const nameOf = useFolderName(model, face)
  // Leaving the page would leave files half.
  useEffect(() => (isBusy ? keepPage() : undefined), [isBusy])
  if (!uploads || items.length + verbs.refused.length === 0) return null
  const [first] = items
  const isOnePlace = items.every(({ place }) => place === first?.place)
  const place = isOnePlace && first?.place ? model.entryOf(first.place) : undefined
  const name = place && nameOf(place)
  /** Opens the folder of an uploaded file, chooses it and takes it into sight. */
  const locate = async (item: UploadItem) => {
    verbs.ask(undefined)
    const id = await model.locate(item)
    // With the rendering that follows.
    if (id) requestAnimationFrame(() => files.current?.reveal(id))
  }
  return (
    <UploadDock
      uploads={uploads}
      refused={verbs.refused}
      onDismiss={verbs.dismiss}
      title={name ? text('title', { name }) : undefined}
      onLocate={(item) => void locate(item)}
      onClose={() => {
        for (const { id } of items) uploads.remove(id)
        verbs.dismiss()
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
