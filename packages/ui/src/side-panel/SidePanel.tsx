import { type ReactNode, useId, useLayoutEffect } from 'react'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { chevronUpIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './SidePanel.css'

export interface SidePanelProps {
  /** Accessible name of the panel. */
  label: string
  /** Whether the sheet is open; ignored while the panel is a column. */
  isOpen: boolean
  /** The user wants to open or close it. */
  onToggle: () => void
  /** Text of the button, such as 已选 4 件. */
  summary: ReactNode
  children?: ReactNode
  part?: string
}

/**
 * A column beside the main content. Below 768 px it is a button that opens it as a sheet over the main content; Esc and
 * losing focus close the sheet.
 *
 * For a grid with areas, without a box of its own: the column is in `side`, the sheet at the end of `main`, the button
 * in `toggle`.
 *
 * @example
 * ```tsx
 * import { SidePanel } from '@ebkit/ui/side-panel'
 * import { useState } from 'react'
 *
 * export function Chosen({ rooms }: { rooms: readonly string[] }) {
 *   const [isOpen, setOpen] = useState(false)
 *   return (
 *     <SidePanel label="Chosen" summary={`${rooms.length} rooms`} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
 *       {rooms.join(', ')}
 *     </SidePanel>
 *   )
 * }
 * ```
 */
export function SidePanel({ label, isOpen, onToggle, summary, children, part }: SidePanelProps) {
  const element = useStyles<HTMLDivElement>(css)
  const id = useId()
  // Only these buttons need this style sheet.
  useLayoutEffect(() => {
    const toggle = element.current?.firstElementChild
    toggle?.setAttribute('aria-expanded', `${isOpen}`)
    toggle?.setAttribute('aria-controls', id)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for what comes up from the button and the panel
    <div
      ref={element}
      className="eb-side-panel"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle()
      }}
      onKeyDown={(event) => {
        const toggle = event.currentTarget.firstElementChild as HTMLElement
        if (event.key !== 'Escape' || event.keyCode === 229 || !isOpen || !toggle.offsetWidth) return
        // Handled by the sheet only, not by an enclosing dialog.
        event.preventDefault()
        event.stopPropagation()
        toggle.focus()
        onToggle()
      }}
    >
      <Button className="eb-side-panel__toggle" onClick={onToggle}>
        {summary}
        <Icon path={chevronUpIcon} />
      </Button>
      <aside id={id} className="eb-side-panel__body" part={part} aria-label={label}>
        {children}
      </aside>
    </div>
  )
}
