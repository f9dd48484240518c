import type { FileEntry } from '@ebkit/core/files'
import { createObjectAddressService } from '@ebkit/core/services/objectAddresses'
import { useRef, useState } from 'react'
import { useDescribeError, useEnvironment } from '../../environment'
import type { UploadedEntry } from '../../uploader'
import { imageOf } from './settings'

/** Chosen images, some of which are private. */
export interface Publishing {
  chosen: readonly FileEntry[] | undefined
  /** The private ones; undefined if no question is open. */
  asked: readonly FileEntry[] | undefined
  busy: boolean
  /** Why they could not be copied, in the user's language. */
  error: string | undefined
  ask(chosen: readonly FileEntry[]): void
  cancel(): void
  /** Copies private images into the public space; undefined if that failed or was cancelled. */
  publish(): Promise<UploadedEntry[] | undefined>
}

const isPrivate = (entry: FileEntry) => !!entry.isPrivate

/** Converts the copy of an image to the value for forms and pages. */
type Copy = Pick<UploadedEntry, 'displayName' | 'path' | 'url' | 'ossDisplayId' | 'fileSize' | 'createTime'>

/** Asks about private images that are to become public, and copies them. The originals do not change. */
export function usePublishing(failedText: string): Publishing {
  const { http } = useEnvironment()
  const describe = useDescribeError()
  const [chosen, setChosen] = useState<readonly FileEntry[]>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  /** Incremented by each cancellation: copies that arrive later are ignored. */
  const cancels = useRef(0)

  async function publish(): Promise<UploadedEntry[] | undefined> {
    if (!chosen || busy) return undefined
    const begun = cancels.current
    const isCancelled = () => cancels.current !== begun
    setBusy(true)
    setError(undefined)
    try {
      const own = chosen.filter(isPrivate)
      const copies = await createObjectAddressService(http).publish(own.map(({ url = '' }) => url))
      if (isCancelled()) return undefined
      const byId = new Map<string, Copy | undefined>(own.map(({ id }, index) => [id, copies[index]]))
      const images = chosen.map((entry): UploadedEntry | undefined => {
        if (!isPrivate(entry)) return imageOf(entry)
        const copy = byId.get(entry.id)
        return copy && { ...copy, isFolder: false }
      })
      const taken = images.flatMap((image) => image ?? [])
      if (taken.length === images.length) return taken
      setError(failedText)
    } catch (cause) {
      if (!isCancelled()) setError(describe(cause))
    } finally {
      if (!isCancelled()) setBusy(false)
    }
    return undefined
  }

  return {
    chosen,
    asked: chosen?.filter(isPrivate),
    busy,
    error,
    ask(entries) {
      setError(undefined)
      setChosen(entries)
    },
    cancel() {
      cancels.current++
      setBusy(false)
      setChosen(undefined)
    },
    publish,
  }
}
