import { useEffect, useRef } from 'react'

const pad = (part: number) => String(part).padStart(2, '0')

/**
 * Files pasted while the widget has focus. Listens at the document: a browser dispatches the event to the page if no
 * editable element has focus.
 * @param name of a picture that was copied from a screen; the time is added
 * @returns handlers of the widget's outermost element
 */
export function usePaste(isOff: boolean, name: string, onFiles: (files: File[]) => void) {
  const latest = useRef({ isOff, name, onFiles })
  latest.current = { isOff, name, onFiles }
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return {
    onFocus() {
      stop.current?.()
      const hear = (event: ClipboardEvent) => {
        const { isOff, name, onFiles } = latest.current
        const files = [...(event.clipboardData?.files ?? [])]
        if (isOff || event.defaultPrevented || files.length === 0) return
        event.preventDefault()
        onFiles(files.map((file) => renamed(file, name)))
      }
      document.addEventListener('paste', hear)
      stop.current = () => document.removeEventListener('paste', hear)
    },
    onBlur: () => stop.current?.(),
  }
}

/** Browsers name every screenshot `image.png`. */
function renamed(file: File, name: string): File {
  if (!/^image\.\w+$/.test(file.name)) return file
  const now = new Date()
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(pad).join('')
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(pad).join('')
  return new File([file], `${name}-${date}-${time}${file.name.slice('image'.length)}`, { type: file.type })
}
