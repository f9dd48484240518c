import { createObjectUploads, type ObjectBrowser, type ObjectUploads } from '@ebkit/core/object-browser'
import type { RefusedFile, UploadSource } from '@ebkit/core/uploads'
import { useEffect, useRef, useState } from 'react'
import { useEnvironment } from '../../environment'
import type { ObjectBrowserProps } from '../props'

/** The uploads of a browser while it is mounted, and what was not taken. */
export function useUploads(model: ObjectBrowser, props: ObjectBrowserProps) {
  const { http, session } = useEnvironment()
  const latest = useRef(props)
  latest.current = props
  const [made, setMade] = useState<ObjectUploads>()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])

  useEffect(() => {
    const made = createObjectUploads(model, {
      rules: () => {
        const { accept, maxSize, nameCheck } = latest.current
        return {
          ...(accept && { accept }),
          ...(maxSize !== undefined && { maxSize }),
          nameCheck: !!nameCheck,
        }
      },
      owner: () => ({ userId: session.context().userId, hotelId: http.hotelId() }),
      scope: `eb-object-browser|${location.pathname}`,
      onUploaded: (file) => latest.current.onUpload?.({ file }),
    })
    setMade(made)
    // What an earlier page has left.
    void session.identify().then(
      () => made.uploads.restore(),
      () => undefined,
    )
    return () => made.dispose()
  }, [model, http, session])

  return {
    made,
    refused,
    add(files: ArrayLike<File> | readonly UploadSource[]) {
      const added = made?.add(files)
      if (added?.refused.length) setRefused((before) => [...before, ...added.refused])
    },
    dismiss: (file?: RefusedFile) =>
      setRefused((before) => (file ? before.filter((one) => one !== file) : [])),
  }
}
