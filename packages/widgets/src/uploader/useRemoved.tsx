import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Text } from '../uploads/strings'

/** The last removed file, and undo. Focus moves to the next file, else to the add button. */
export function useRemoved(
  text: Text,
  element: RefObject<HTMLElement | null>,
): { tell: (name: string, undo: () => void) => void; line: ReactNode } {
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
  return {
    /** Called before the row is removed. */
    tell(name, undo) {
      const row = focused()?.closest('li')
      left.current = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : undefined
      setLast({ name, undo })
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
