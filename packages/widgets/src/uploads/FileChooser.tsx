import { useLayoutEffect, useRef } from 'react'
import type { PendingFiles } from './createPendingFiles'

/** The browser's dialog for choosing the file of an interrupted upload again: `pending.chooser` opens it. */
export function FileChooser({
  pending,
  label,
}: {
  pending: Pick<PendingFiles, 'uploads' | 'chooser'>
  label: string
}) {
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef('')
  useLayoutEffect(() => {
    pending.chooser.current = (id) => {
      wanted.current = id
      input.current?.click()
    }
  }, [pending])
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        currentTarget.value = ''
        if (file) pending.uploads.resume(wanted.current, file)
      }}
    />
  )
}
