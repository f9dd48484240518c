import { isServiceError } from '@ebkit/core/errors'
import type { FileEntry } from '@ebkit/core/files'
import { createObjectBrowser, type ObjectBrowser, objectPlace } from '@ebkit/core/object-browser'
import { createBrowserAccess } from '@ebkit/core/uploads/access'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useDescribeError, useEnvironment } from '../environment'
import { sortOf } from '../file-manager/sortOf'
import type { ObjectBrowserProps } from './props'

/**
 * The model of an object browser, at work while it is mounted.
 *
 * @param canSelect whether an entry can be selected. Default: all.
 */
export function useObjectBrowser(
  props: ObjectBrowserProps,
  canSelect?: (entry: FileEntry) => boolean,
): ObjectBrowser {
  const { http, session, reportError } = useEnvironment()
  const describe = useDescribeError()
  const latest = useRef({ props, canSelect, describe, reportError })
  latest.current = { props, canSelect, describe, reportError }

  const life = useRef(new AbortController())
  const model = useMemo(
    () =>
      createObjectBrowser(
        {
          access: (space) => createBrowserAccess(http, session, space, {}, () => life.current.signal),
          uploads: {
            rules: () => rulesOf(latest.current.props),
            owner: () => ({ userId: session.context().userId, hotelId: http.hotelId() }),
            scope: `eb-object-browser|${location.pathname}`,
          },
          identify: session.identify,
        },
        () => {
          const { props, canSelect = () => true } = latest.current
          const { sort, max, single, nameCheck } = props
          return {
            place: objectPlace(props),
            sort: sortOf(sort),
            ...(max && { max }),
            single: !!single,
            nameCheck: !!nameCheck,
            onUploaded: (file) => latest.current.props.onUpload?.({ file }),
            canSelect,
          }
        },
      ),
    [http, session],
  )

  useLayoutEffect(() => {
    let told: unknown
    const stops = [
      model.$message.listen((message) => {
        const cause = message?.error
        if (cause === undefined || cause === told) return
        told = cause
        const { props, describe, reportError } = latest.current
        const { onError = reportError } = props
        onError({ code: isServiceError(cause) ? cause.code : 'unknown', message: describe(cause), cause })
      }),
      model.selection.$ids.listen((ids) => {
        const chosen = model.$listing.get().entries.filter(({ id }) => ids.has(id))
        latest.current.props.onSelect?.({ selection: chosen.map(model.fileOf) })
      }),
      model.$place.listen((place) => {
        const { props } = latest.current
        const { space, folder } = objectPlace(props)
        if (place.space !== space || place.folder !== folder) props.onFolderChange?.({ ...place })
      }),
    ]
    life.current = new AbortController()
    void model.start()
    return () => {
      life.current.abort()
      for (const stop of stops) stop()
      model.dispose()
    }
  }, [model])

  const { space, folder } = objectPlace(props)
  useEffect(() => {
    const now = model.$place.get()
    if (now.space !== space || now.folder !== folder) void model.open({ space, folder })
  }, [model, space, folder])
  const isFirst = useRef(true)
  useEffect(() => {
    // A person's choice stays until the page says another one.
    if (!isFirst.current) void model.setSort(sortOf(props.sort))
    isFirst.current = false
  }, [model, props.sort])
  return model
}

/** What may be uploaded. */
const rulesOf = ({ accept, maxSize, nameCheck }: ObjectBrowserProps) => ({
  ...(accept && { accept }),
  ...(maxSize !== undefined && { maxSize }),
  nameCheck: !!nameCheck,
})
