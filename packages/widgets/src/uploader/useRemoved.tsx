import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { nameOf } from '../uploads/entries'
import type { UploadText } from '../uploads/strings'
import type { UploadedEntry } from '../uploads/UploadedEntry'

interface Removing {
  text: UploadText
  element: RefObject<HTMLElement | null>
  /** The uploaded files. */
  current: () => readonly UploadedEntry[]
  change: (files: readonly UploadedEntry[]) => void
}

interface Removed {
  /** Removes an uploaded file. */
  remove: (index: number) => void
  /** Announces that a file is removed; called before its row disappears. */
  tell: (name: string, undo: () => void) => void
  /** The name of the last removed file, with undo. */
  line: ReactNode
}

/** Removes files, and restores the last one. Focus moves to the next file, else to the add button. */
export function useRemoved({ text, element, current, change }: Removing): Removed {
  const [last, setLast] = useState<{ name: string; undo: () => void }>()
  const left = useRef<number>(undefined)
  const focused = () => (element.current?.getRootNode() as Document | undefined)?.activeElement
  useLayoutEffect(() => {
    const all = element.current
    if (left.current === undefined || !all || all.contains(focused() ?? null)) return
    const buttons = all.querySelectorAll<HTMLElement>('[part=remove], [part=cancel]')
    const next = buttons[Math.min(left.current, buttons.length - 1)]
    ;(next ?? all.querySelector<HTMLElement>('[part=add]'))?.focus()
    left.current = undefined
  })
  const tell = (name: string, undo: () => void) => {
    const row = focused()?.closest('li')
    left.current = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : undefined
    setLast({ name, undo })
  }
  return {
    tell,
    remove(index) {
      const files = current()
      const entry = files[index] as UploadedEntry
      tell(nameOf(entry), () => {
        const rest = current()
        change([...rest.slice(0, index), entry, ...rest.slice(index)])
      })
      change(files.filter((_, place) => place !== index))
    },
    line: (
      <p className="eb-uploader__removed" role="status">
        {last && (
          <>
            {text('removed', { name: last.name })}
            <button
              type="button"
              className="eb-uploader__link"
              part="undo"
              onClick={() => {
                left.current = Number.POSITIVE_INFINITY // the button disappears, and focus moves to the restored file
                setLast(undefined)
                last.undo()
              }}
            >
              {text('undo')}
            </button>
          </>
        )}
      </p>
    ),
  }
}
