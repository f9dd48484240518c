import type { FileEntry } from '@ebkit/core/files'
import { createObjectAddressService } from '@ebkit/core/services/objectAddresses'
import { useState } from 'react'
import { useDescribeError, useEnvironment } from '../../environment'
import type { UploadedEntry } from '../../uploader'
import { imageOf } from './settings'

/** Images that were chosen, some of which only their user sees. */
export interface Publishing {
  chosen: readonly FileEntry[] | undefined
  /** Those that are asked about; undefined: nothing is. */
  asked: readonly FileEntry[] | undefined
  busy: boolean
  /** Why they could not be copied, in the person's language. */
  error: string | undefined
  ask(chosen: readonly FileEntry[]): void
  cancel(): void
  /** Copies what is private into the public space; undefined where that failed. */
  publish(): Promise<UploadedEntry[] | undefined>
}

const isPrivate = (entry: FileEntry) => !!entry.isPrivate

/** The file that an image was copied to, as forms and pages know it. */
type Copy = Pick<UploadedEntry, 'displayName' | 'path' | 'url' | 'ossDisplayId' | 'fileSize' | 'createTime'>

/** Asks about private images that are to be content for everybody, and copies them. The originals stay as they are. */
export function usePublishing(failedText: string): Publishing {
  const { http } = useEnvironment()
  const describe = useDescribeError()
  const [chosen, setChosen] = useState<readonly FileEntry[]>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function publish(): Promise<UploadedEntry[] | undefined> {
    if (!chosen || busy) return undefined
    setBusy(true)
    setError(undefined)
    try {
      const own = chosen.filter(isPrivate)
      const copies = await createObjectAddressService(http).publish(own.map(({ url = '' }) => url))
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
      setError(describe(cause))
    } finally {
      setBusy(false)
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
    cancel: () => setChosen(undefined),
    publish,
  }
}
