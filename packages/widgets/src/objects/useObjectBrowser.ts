import type { FileEntry } from '@ebkit/core/files'
import { createObjectBrowser, type ObjectBrowser, objectPlace } from '@ebkit/core/object-browser'
import { createBrowserAccess } from '@ebkit/core/uploads/access'
import { useEffect, useMemo, useRef } from 'react'
import { useEnvironment } from '../environment'
import { sortOf } from '../file-manager/sortOf'
import { useDriver } from '../file-manager/useDriver'
import type { ObjectBrowserProps } from './props'

/**
 * The model of an object browser, active while it is mounted.
 *
 * @param canSelect whether an entry can be selected. Default: all.
 */
export function useObjectBrowser(
  props: ObjectBrowserProps,
  canSelect?: (entry: FileEntry) => boolean,
): ObjectBrowser {
  const { http, session } = useEnvironment()
  const latest = useRef({ ...props, canSelect })
  latest.current = { ...props, canSelect }

  const life = useRef(new AbortController())
  const model = useMemo(
    () =>
      createObjectBrowser(
        {
          access: (space) => createBrowserAccess(http, session, space, {}, () => life.current.signal),
          uploads: {
            rules: () => rulesOf(latest.current),
            owner: () => ({ userId: session.context().userId, hotelId: http.hotelId() }),
            scope: `eb-object-browser|${globalThis.location?.pathname}`,
          },
          identify: session.identify,
        },
        () => {
          const { sort, max, single, nameCheck, canSelect } = latest.current
          return {
            place: objectPlace(latest.current),
            sort: sortOf(sort),
            ...(max && { max }),
            single: !!single,
            nameCheck: !!nameCheck,
            onUploaded: (file) => latest.current.onUpload?.({ file }),
            ...(canSelect && { canSelect }),
          }
        },
      ),
    [http, session],
  )

  useDriver(model, latest, {
    listen() {
      life.current = new AbortController()
      return [
        () => life.current.abort(),
        model.selection.$ids.listen((ids) => {
          const chosen = model.$listing.get().entries.filter(({ id }) => ids.has(id))
          latest.current.onSelect?.({ selection: chosen.map(model.fileOf) })
        }),
        model.$place.listen((place) => {
          const { space, folder } = objectPlace(latest.current)
          if (place.space !== space || place.folder !== folder) latest.current.onFolderChange?.({ ...place })
        }),
      ]
    },
  })

  const { space, folder } = objectPlace(props)
  useEffect(() => {
    const now = model.$place.get()
    if (now.space !== space || now.folder !== folder) void model.open({ space, folder })
  }, [model, space, folder])
  const sorted = useRef(props.sort)
  useEffect(() => {
    // The user's sort order stays until the page sets another one; React's strict mode runs this twice.
    if (sorted.current !== props.sort) void model.setSort(sortOf(props.sort))
    sorted.current = props.sort
  }, [model, props.sort])
  return model
}

/** The files that may be uploaded. */
const rulesOf = ({ accept, maxSize, nameCheck }: ObjectBrowserProps) => ({
  ...(accept && { accept }),
  ...(maxSize !== undefined && { maxSize }),
  nameCheck: !!nameCheck,
})
