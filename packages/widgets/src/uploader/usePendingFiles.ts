import { loadChunk } from '@ebkit/core/errors'
import { createSafeStorage } from '@ebkit/core/storage'
import type { UploadSource } from '@ebkit/core/uploads'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useEnvironment } from '../environment'
import type { PendingFiles } from '../uploads/createPendingFiles'
import type { Dropped } from '../uploads/dropped'
import type { UploadedEntry } from '../uploads/UploadedEntry'
import type { UploaderProps } from './props'

type Part = typeof import('./uploading/uploading')

const loadUploading = () => loadChunk(() => import('./uploading/uploading'))

/** The running uploads, once there are any. */
export interface Uploading {
  part: Part
  pending: PendingFiles
  /** Uploads of an earlier page are in the list. */
  restored: Promise<unknown>
}

/** The uploading of a widget. Its code is loaded with the first files. */
export interface UploaderUploads {
  uploading: Uploading | undefined
  /** Files that count towards the maximum and are not uploaded yet. */
  pendingCount: number
  /** Why it could not be loaded, and a retry; the waiting files are uploaded then. */
  error: unknown
  retry(): void
  add(dropped: Dropped): void
  start(): void
}

const storage = createSafeStorage()

/** @param onUploaded the next file of the value */
export function usePendingFiles(
  latest: RefObject<UploaderProps>,
  scope: string,
  onUploaded: (entry: UploadedEntry) => void,
): UploaderUploads {
  const environment = useEnvironment()
  const { http, session } = environment
  const speech = useRef(environment)
  speech.current = environment
  const [uploading, setUploading] = useState<Uploading>()
  const [error, setError] = useState<unknown>()
  const [pendingCount, setPendingCount] = useState(0)
  const begin = useRef<() => Promise<Uploading | undefined>>(undefined)
  const mark = `eb-uploads:${scope}`

  /** Files that are not in the list yet. */
  const waiting = useRef<Array<(uploading: Uploading) => Promise<void>>>([])
  const addWaiting = async () => {
    setError(undefined)
    const begun = await begin.current?.()
    if (begun) for (const take of waiting.current.splice(0)) void take(begun)
  }
  const add = (read: (part: Part) => Promise<UploadSource[]> | UploadSource[], isQuiet = false) => {
    waiting.current.push(async ({ part, pending, restored }) => {
      const reading = read(part)
      await restored
      pending.add(await reading, isQuiet)
    })
    void addWaiting()
  }

  // Before anybody can choose a file.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest properties are asked for
  useLayoutEffect(() => {
    let isWanted = true
    let begun: Promise<Uploading | undefined> | undefined
    let current: Uploading | undefined
    const draft = latest.current.draft
    const start = async () => {
      const part = await loadUploading()
      const place = { http, session, scope, mark, storage }
      const nameCheck = await part.readNameCheck(place)
      if (!isWanted) return
      const { pending, restored } = part.startUploading(place, {
        props: () => latest.current,
        speech: () => speech.current,
        nameCheck,
        onUploaded,
      })
      current = { part, pending, restored }
      pending.$state.subscribe(({ rows }) => setPendingCount(rows.filter(({ refused }) => !refused).length))
      setUploading(current)
      return current
    }
    begin.current = () => {
      begun ??= start().catch((cause) => {
        begun = undefined
        setError(cause)
        return undefined
      })
      return begun
    }
    const kept = draft?.current as UploadSource[] | undefined
    if (draft) draft.current = undefined
    if (kept?.length) add(() => kept, true)
    // The previous uploading ended before it could start: another field, or React's strict mode.
    else if (waiting.current.length) void addWaiting()
    else if (storage.get(mark)) void begin.current()
    return () => {
      isWanted = false
      const left = current?.pending.stop()
      if (draft) draft.current = left?.length ? left : undefined
      setUploading(undefined)
      setPendingCount(0)
    }
  }, [http, session, scope])

  useReset(latest, uploading)

  return {
    uploading,
    pendingCount,
    error,
    retry: () => void addWaiting(),
    add: (dropped) => add((part) => part.readDropped(dropped)),
    start: () => uploading?.pending.start(),
  }
}

/** Resetting the form discards the draft, and with it the running uploads. */
function useReset(latest: RefObject<UploaderProps>, uploading: Uploading | undefined): void {
  const marked = useRef<Uploading>(undefined)
  useLayoutEffect(() => {
    const { draft } = latest.current
    if (!draft) return
    if (uploading && marked.current === uploading && draft.current === undefined)
      uploading.pending.removeAll()
    marked.current = uploading
    draft.current = uploading
  })
}
