import { Icon } from '@ebkit/ui/icon'
import { Floating } from '@ebkit/ui/popover'
import { type ReactNode, useRef, useState } from 'react'
import type { LaterPart } from '../../later/laterPart'

interface PanelButtonProps<Module> {
  /** Text for screen readers and as a title. */
  label: string
  icon: string
  className?: string
  /** The text stands beside the picture, where there is room. */
  isWorded?: boolean
  /** Brings what the panel shows: a hook, and what fetches it ahead. */
  part: readonly [(isNeeded: boolean) => LaterPart<Module>, () => Promise<void>]
  /** What is shown; nothing while the part is not there. */
  children: (part: LaterPart<Module>, onClose: () => void) => ReactNode
}

/** A button with a picture, and a panel below it whose content comes when it is wanted. */
export function PanelButton<Module extends object>(props: PanelButtonProps<Module>) {
  const { label, icon, className = '', isWorded, part, children } = props
  const [usePart, fetchPart] = part
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const there = usePart(isOpen)
  const close = () => setOpen(false)
  const content = isOpen && (there.failure || children(there, close))
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`eb-button eb-button--${isWorded ? 'text' : 'icon'} ${className}`}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchPart}
        onFocus={fetchPart}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={icon} />
        {isWorded && <span className="eb-data-list__wide">{label}</span>}
      </button>
      {content && (
        <Floating
          whole
          anchor={button}
          open
          onClose={close}
          role="dialog"
          label={label}
          placement="bottom-end"
        >
          {content}
        </Floating>
      )}
    </>
  )
}
