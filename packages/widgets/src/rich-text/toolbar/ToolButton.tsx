import { Icon } from '@ebkit/ui/icon'
import type { ReactNode, Ref } from 'react'

export interface ToolButtonProps {
  label: string
  icon: string
  /** Whether the selection has it; without it the button only does something. */
  isPressed?: boolean
  /** Whether what it opens is open. */
  isExpanded?: boolean
  /** Whether pressing it would do nothing now. It keeps focus, so that a person who undid the last step is not lost. */
  isUnavailable?: boolean
  part?: string
  buttonRef?: Ref<HTMLButtonElement>
  onClick: () => void
  /** Inside the button, after the icon. */
  children?: ReactNode
}

/** One button of the toolbar. A press keeps focus, and so the selection, in the text. */
export function ToolButton(props: ToolButtonProps) {
  const { label, icon, isPressed, isExpanded, isUnavailable, part, buttonRef, onClick, children } = props
  return (
    <button
      ref={buttonRef}
      type="button"
      className="eb-button eb-button--icon eb-rich-text__tool"
      part={part}
      aria-label={label}
      aria-pressed={isPressed}
      aria-haspopup={isExpanded === undefined ? undefined : 'dialog'}
      aria-expanded={isExpanded}
      title={label}
      aria-disabled={isUnavailable || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isUnavailable || onClick()}
    >
      <Icon path={icon} />
      {children}
    </button>
  )
}
