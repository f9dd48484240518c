import { isServiceError, loadChunk } from '@ebkit/core/errors'
import { createExplorer, type Explorer } from '@ebkit/core/explorer'
import type { FileEntry } from '@ebkit/core/files'
import type { Http } from '@ebkit/core/http'
import { createFileService, type UploadPurpose } from '@ebkit/core/services/files'
import type { Session } from '@ebkit/core/session'
import type { StoreAccessSource } from '@ebkit/core/uploads/access'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useEnvironment } from '../environment'
import { useDriver } from '../file-manager/useDriver'
import { type ExplorerDraft, firstFolder } from './firstFolder'
import type { FileExplorerProps } from './props'
import { isRoute, readRoute, writeRoute } from './route'
import { optionsOf } from './settings'

/** Milliseconds in which a page may set a folder that was just reported to it. */
const echoTime = 1000

/** The folders that were reported to the page, and the default folder. */
interface Way {
  /** When a folder was last reported to the page, in ms. A page that sets it right afterwards repeats it. */
  readonly reportedAt: Map<string, number>
  /** The folder of an address without the parameter. */
  unnamed?: string
}

/**
 * The model of an explorer, active while it is mounted, and its events for the page.
 *
 * @param keepChosen keeps the selection of other folders
 */
export function useExplorer(
  props: FileExplorerProps,
  canSelect?: (entry: FileEntry) => boolean,
  keepChosen = false,
): Explorer {
  const latest = useRef(props)
  latest.current = props
  /** The page caused the change, so it gets no event. */
  const isQuiet = useRef(false)
  const way = useRef<Way>({ reportedAt: new Map() })
  const model = useModel(latest, canSelect, keepChosen)
  useFollowed(model, latest, isQuiet, way)

  const quietly = (act: () => unknown) => {
    isQuiet.current = true
    // Suppresses the events of immediate changes only: the result of `act` is not awaited.
    void act()
    isQuiet.current = false
  }
  const { folderId, selection, maxSize, accept, max, single, route } = props
  const opened = useRef(folderId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page sets another value
  useEffect(() => {
    const isOther = opened.current !== folderId && folderId !== model.$folder.get()?.id
    opened.current = folderId
    const { draft } = props
    if (draft?.current) draft.current = { ...(draft.current as ExplorerDraft), given: folderId }
    const isEcho = performance.now() < (way.current.reportedAt.get(folderId ?? '') ?? -echoTime) + echoTime
    // The user may have moved on or back meanwhile.
    if (isOther && folderId && !isEcho) quietly(() => model.open(folderId))
  }, [folderId])
  // During rendering: otherwise an older selection could be reported after a newer one, for example within a quick double
  // click. The page would set it again, and so on endlessly.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page sets another value
  useLayoutEffect(() => {
    const now = model.selection.$ids.get()
    const ids = selection?.map(({ id }) => id) ?? []
    if (selection && (ids.length !== now.size || ids.some((id) => !now.has(id))))
      quietly(() => model.selection.set(ids))
  }, [selection])
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what decides on what is listed
  useEffect(() => {
    if (!isFirst.current) model.optionsChanged()
    isFirst.current = false
  }, [maxSize, accept, max, single])
  useEffect(() => {
    if (!isRoute(route)) return
    const follow = () => {
      const id = readRoute(location.href, route) ?? way.current.unnamed
      if (id && id !== model.$folder.get()?.id) void model.open(id)
    }
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('hashchange', follow)
    }
  }, [model, route])
  return model
}

function useModel(
  latest: RefObject<FileExplorerProps>,
  canSelect: ((entry: FileEntry) => boolean) | undefined,
  keepChosen: boolean,
): Explorer {
  const { http, session } = useEnvironment()
  return useMemo(() => {
    const folderId = firstFolder(latest.current, http.hotelId())
    return createExplorer(
      {
        files: createFileService(http),
        access: accessOf(http, session, purposeOf(latest.current)),
        uploads: {
          owner: () => ({ userId: session.context().userId, hotelId: http.hotelId() }),
          scope: `eb-explorer|${globalThis.location?.pathname}`,
        },
        hotelId: http.hotelId,
      },
      () => ({
        ...optionsOf(latest.current),
        ...(canSelect && { canSelect }),
        keepChosen,
        folderId,
        onUploaded: (files, folderId) => latest.current.onUpload?.({ files, folderId }),
      }),
    )
  }, [http, session, latest, canSelect, keepChosen])
}

/** Reports events to the page, and starts the model. */
function useFollowed(
  model: Explorer,
  latest: RefObject<FileExplorerProps>,
  isQuiet: RefObject<boolean>,
  way: RefObject<Way>,
): void {
  const { http } = useEnvironment()
  /** Writes the folder into the address, unless it comes from the address, as with Back. */
  const visit = (route: string, from: string, folderId: string) => {
    const now = readRoute(location.href, route)
    const wasGone = isGone(model)
    if (!now) way.current.unnamed ??= wasGone ? folderId : from
    if ((now ?? way.current.unnamed) === folderId) return
    const address = writeRoute(location.href, route, folderId)
    // Back must not lead to a folder that does not exist
    if (wasGone) history.replaceState(history.state, '', address)
    else history.pushState(history.state, '', address)
  }
  function listen() {
    /** The folder that was open. The initial folder has no event. */
    let last: string | undefined
    return [
      model.selection.$ids.listen((ids) => {
        const selection = [...ids].flatMap((id) => model.entryOf(id) ?? [])
        if (!isQuiet.current) latest.current.onSelect?.({ selection })
      }),
      model.$folder.listen((folder) => {
        if (!folder) return
        const { draft, route, folderId: given, onFolderChange } = latest.current
        const { id: folderId, name, space } = folder
        if (draft) draft.current = { folderId, hotelId: http.hotelId(), given } satisfies ExplorerDraft
        const from = last
        last = folderId
        if (!from || from === folderId || isQuiet.current) return
        if (isRoute(route)) visit(route, from, folderId)
        way.current.reportedAt.set(folderId, performance.now())
        onFolderChange?.({ folderId, name, space })
      }),
    ]
  }
  useDriver(model, latest, {
    listen,
    // The root folders are expanded.
    onStarted() {
      for (const { node } of model.$roots.get()) if (node) model.expand(node.id)
    },
  })
}

/** Whether the folder that is being left does not exist. */
function isGone({ $listing }: Explorer): boolean {
  const { status, error } = $listing.get()
  return status === 'failed' && isServiceError(error, 'http') && error.status === 404
}

/** The upload target, requested with the first upload. */
function accessOf(http: Http, session: Session, purpose: UploadPurpose): StoreAccessSource {
  let source: StoreAccessSource | undefined
  return {
    async get(options) {
      const { createFileAccess } = await loadChunk(() => import('./access'))
      source ??= createFileAccess(http, session, purpose)
      return source.get(options)
    },
  }
}

const purposeOf = ({ app, scene }: FileExplorerProps) => ({ ...(app && { app }), ...(scene && { scene }) })
