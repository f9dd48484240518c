import { Icon } from '@ebkit/ui/icon'
import type { ReactNode, Ref } from 'react'

export interface ToolButtonProps {
  label: string
  icon: string
  /** Whether it is active for the selection; undefined for a button without a state. */
  isPressed?: boolean
  /** Whether its panel is open. */
  isExpanded?: boolean
  /**
   * Whether pressing it has no effect now. It keeps focus, so that a user who has undone the last step does not lose
   * it.
   */
  isUnavailable?: boolean
  part?: string
  buttonRef?: Ref<HTMLButtonElement>
  onClick: () => void
  /** Inside the button, after the icon. */
  children?: ReactNode
}

/** A button of the toolbar. A press keeps focus, and so the selection, in the text. */
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
