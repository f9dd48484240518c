import { useLayoutEffect, useRef } from 'react'
import type { Work } from './createWork'

/** The browser's dialog in which the file of an interrupted upload is chosen again: `work.chooser` opens it. */
export function FileChooser({ work, label }: { work: Pick<Work, 'uploads' | 'chooser'>; label: string }) {
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef('')
  useLayoutEffect(() => {
    work.chooser.current = (id) => {
      wanted.current = id
      input.current?.click()
    }
  }, [work])
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        currentTarget.value = ''
        if (file) work.uploads.resume(wanted.current, file)
      }}
    />
  )
}
