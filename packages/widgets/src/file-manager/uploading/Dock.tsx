import type { UploadItem } from '@ebkit/core/uploads'
import { useEffect } from 'react'
import { useStrings } from '../../environment'
import { UploadDock } from '../../files/dock/UploadDock'
import type { FramePart } from '../panelProps'
import { useFolderName } from '../useFolderName'
import { strings } from './strings'
import { useUploads } from './useUploads'

/** The uploads, below the files or in the upload dialog. They stay when another folder is opened. */
export function Dock({ model, face, verbs, files }: FramePart) {
  const { uploads, items, isBusy } = useUploads(model)
  const text = useStrings(strings)
  const nameOf = useFolderName(model, face)
  // Leaving the page would interrupt uploads.
  useEffect(() => (isBusy ? keepPage() : undefined), [isBusy])
  if (!uploads || items.length + verbs.refused.length === 0) return null
  const [first] = items
  const isOnePlace = items.every(({ place }) => place === first?.place)
  const place = isOnePlace && first?.place ? model.entryOf(first.place) : undefined
  const name = place && nameOf(place)
  /** Opens the folder of an uploaded file, selects the file and scrolls to it. */
  const locate = async (item: UploadItem) => {
    verbs.ask(undefined)
    const id = await model.locate(item)
    // After the next rendering.
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

/** Asks before the user leaves the page. @returns stops asking */
function keepPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
