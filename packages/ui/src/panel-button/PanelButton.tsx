import { type ReactNode, useState } from 'react'
import css from '../button/Button.css'
import { Icon } from '../icon/Icon'
import { Floating } from '../popover/Floating'
import { useStyles } from '../styles/useStyles'

/** The content of a panel: its code once loaded, or its replacement after a failure. */
interface PanelPart {
  failure?: ReactNode
}

export interface PanelButtonProps<Part extends PanelPart> {
  /** Accessible name of the button and of the panel, and the button's title. */
  label: string
  /** Drawing, from `icons`. */
  icon: string
  className?: string
  /** The text is beside the icon, in an element with the class `eb-panel-button__word`. Default false. */
  isWorded?: boolean
  /** Provides the content: a hook that gets whether the panel is open, and a function that prefetches it. */
  part: readonly [(isOpen: boolean) => Part, () => Promise<void>]
  /** What is shown; nothing while the part is not there. */
  children: (part: Part, onClose: () => void) => ReactNode
}

/**
 * A button with a drawing that opens a panel below it, whose content comes when it is wanted.
 *
 * @example
 * ```tsx
 * import { Button } from '@ebkit/ui/button'
 * import { listIcon } from '@ebkit/ui/icons'
 * import { PanelButton, PanelFrame } from '@ebkit/ui/panel-button'
 *
 * // The panel's content is there at once: nothing has to be fetched.
 * const part = [() => ({}), async () => {}] as const
 *
 * export const Shortcuts = ({ names }: { names: readonly string[] }) => (
 *   <PanelButton label="Shortcuts" icon={listIcon} part={part}>
 *     {(_, onClose) => (
 *       <PanelFrame foot={<Button onClick={onClose}>Done</Button>}>
 *         {names.map((name) => (
 *           <p key={name}>{name}</p>
 *         ))}
 *       </PanelFrame>
 *     )}
 *   </PanelButton>
 * )
 * ```
 */
export function PanelButton<Part extends PanelPart>(props: PanelButtonProps<Part>) {
  const { label, icon, className = '', isWorded, part, children } = props
  const [usePart, fetchPart] = part
  const button = useStyles<HTMLButtonElement>(css)
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
        {isWorded && <span className="eb-panel-button__word">{label}</span>}
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
