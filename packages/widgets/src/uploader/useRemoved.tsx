import { type ReactNode, useState } from 'react'
import type { Text } from './strings'

/** What was removed last, and the way back. */
export function useRemoved(text: Text): { tell: (name: string, undo: () => void) => void; line: ReactNode } {
  const [last, setLast] = useState<{ name: string; undo: () => void }>()
  return {
    tell: (name, undo) => setLast({ name, undo }),
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
