import { NativePromise } from '@ebkit/core/promise'
import { createSafeStorage } from '@ebkit/core/storage'
import type { UploadSource } from '@ebkit/core/uploads'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useEnvironment } from '../environment'
import type { Dropped } from './dropped'
import type { UploadedEntry, UploaderProps } from './props'
import type { Work } from './uploading/createWork'

type Part = typeof import('./uploading/uploading')

/** What is uploading, once there is something to upload. */
export interface Working {
  part: Part
  work: Work
  /** What an earlier page has left is in the list. */
  restored: Promise<unknown>
}

/** The uploading of a widget. What does it comes with the first files. */
export interface UploaderWork {
  working: Working | undefined
  /** Files that take a place and are not uploaded yet. */
  pending: number
  /** It could not be loaded. */
  isMissing: boolean
  /** Files are about to be chosen. */
  prepare(): void
  add(dropped: Dropped): void
  start(): void
}

const storage = createSafeStorage()

/** @param onUploaded the next file of the value */
export function useWork(
  latest: RefObject<UploaderProps>,
  scope: string,
  onUploaded: (entry: UploadedEntry) => void,
): UploaderWork {
  const environment = useEnvironment()
  const { http, session } = environment
  const speech = useRef(environment)
  speech.current = environment
  const [working, setWorking] = useState<Working>()
  const [isMissing, setMissing] = useState(false)
  const [pending, setPending] = useState(0)
  const begin = useRef<() => Promise<Working | undefined>>(undefined)
  const mark = `eb-uploads:${scope}`

  const add = async (read: (part: Part) => Promise<UploadSource[]> | UploadSource[], isQuiet = false) => {
    const begun = await begin.current?.()
    if (!begun) return
    const [sources] = await NativePromise.all([read(begun.part), begun.restored])
    begun.work.add(sources, isQuiet)
  }

  // Before anybody can choose a file.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest properties are asked for
  useLayoutEffect(() => {
    let isWanted = true
    let begun: Promise<Working | undefined> | undefined
    let current: Working | undefined
    const draft = latest.current.draft
    const start = async () => {
      const part = await import('./uploading/uploading')
      const place = { http, session, scope, mark, storage }
      const nameCheck = await part.readNameCheck(place)
      if (!isWanted) return
      const { work, restored } = part.startWork(place, {
        props: () => latest.current,
        speech: () => speech.current,
        nameCheck,
        onUploaded,
      })
      current = { part, work, restored }
      work.$state.subscribe(({ rows }) => setPending(rows.filter(({ refused }) => !refused).length))
      setWorking(current)
      return current
    }
    begin.current = () => {
      begun ??= start().catch(() => {
        begun = undefined
        setMissing(true)
        return undefined
      })
      return begun
    }
    const kept = draft?.current as UploadSource[] | undefined
    if (draft) draft.current = undefined
    if (kept?.length) void add(() => kept, true)
    else if (storage.get(mark)) void begin.current()
    return () => {
      isWanted = false
      const left = current?.work.stop()
      if (draft) draft.current = left?.length ? left : undefined
      setWorking(undefined)
      setPending(0)
    }
  }, [http, session, scope])

  useReset(latest, working)

  return {
    working,
    pending,
    isMissing,
    // Ahead: a failure is told when a file is there and it is asked for again.
    prepare: () => void import('./uploading/uploading').catch(() => {}),
    add: (dropped) => {
      setMissing(false)
      void add((part) => part.readDropped(dropped))
    },
    start: () => working?.work.start(),
  }
}

/** A form that is reset forgets the draft: then what is under way is forgotten too. */
function useReset(latest: RefObject<UploaderProps>, working: Working | undefined): void {
  const marked = useRef<Working>(undefined)
  useLayoutEffect(() => {
    const { draft } = latest.current
    if (!draft) return
    if (working && marked.current === working && draft.current === undefined) working.work.removeAll()
    marked.current = working
    draft.current = working
  })
}
