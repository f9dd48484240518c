import type { ReactNode } from 'react'
import { floatsModally } from '../popover/Floating'

interface FieldInsideProps {
  /** Closes the list. */
  onLeave: () => void
  children: ReactNode
}

/**
 * The text field inside its own list, used while the page behind is inert (`floatsModally`). Tab returns focus to the
 * field on the page and continues from there, so that there is no focus trap.
 */
export function FieldInside({ onLeave, children }: FieldInsideProps) {
  if (!floatsModally()) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the keys of the field inside
    <div
      className="eb-field eb-combo"
      style={{ margin: 4 }}
      onKeyDown={({ key, currentTarget }) => {
        const box = currentTarget.closest('dialog')
        if (key !== 'Tab' || box?.querySelector('button')) return
        box?.close()
        onLeave()
      }}
    >
      {children}
    </div>
  )
}
