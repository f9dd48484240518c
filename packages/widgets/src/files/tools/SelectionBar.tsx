import type { Selection } from '@ebkit/core/selection'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { Icon } from '@ebkit/ui/icon'
import { xIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import type { ReactNode } from 'react'
import { useStore } from '../../store/useStore'
import css from './SelectionBar.css'

export interface SelectionBarProps {
  selection: Selection
  /** Number of shown entries. */
  count: number
  /** Edit mode: shows the actions. Otherwise it shows the select-all check box. */
  isOpen: boolean
  texts: { label: string; selectAll: string; done: string }
  /** Name of the part while it is open. */
  part: string
  className: string
  /** Edit mode ends. */
  onDone: () => void
  /** The number of selected entries, and the actions. */
  children: ReactNode
}

/** The bar above the files. Its space is reserved in every state, and its check box keeps focus when the bar opens or closes. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, count, isOpen, texts, part, className, onDone, children } = props
  const { size } = useStore(selection.$ids)
  const bar = useStyles<HTMLDivElement>(css)
  const isAll = size > 0 && size === count
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a group while it has a name
    <div
      ref={bar}
      className={`eb-selection-bar ${isOpen ? `eb-selection-bar--open ${className}` : ''}`}
      part={isOpen ? part : undefined}
      role={isOpen ? 'group' : undefined}
      aria-label={isOpen ? texts.label : undefined}
    >
      {(isOpen || count > 0) && (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && size > 0}
          {...(isOpen && { label: texts.selectAll })}
          onChange={() => (isAll ? selection.clear() : selection.selectAll())}
        >
          {isOpen ? undefined : texts.selectAll}
        </Checkbox>
      )}
      {isOpen && (
        <>
          {children}
          <Button
            kind="text"
            className="eb-selection-bar__done"
            label={texts.done}
            onClick={() => {
              // This button disappears.
              bar.current?.querySelector('input')?.focus()
              onDone()
            }}
          >
            <span>{texts.done}</span>
            <Icon path={xIcon} />
          </Button>
        </>
      )}
    </div>
  )
}
