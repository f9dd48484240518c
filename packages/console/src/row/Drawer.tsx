import { Dialog } from '@ebkit/ui/dialog'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { pageStrings } from '../pages/strings'
import css from './Drawer.css'

export interface DrawerProps {
  open: boolean
  title: string
  /** 960 px instead of 640. */
  isWide?: boolean
  /** After the title. */
  head?: ReactNode
  /** Buttons below. */
  foot?: ReactNode
  onClose(): void
  onKey?(key: string): void
  children: ReactNode
}

/** A dialog at the inline end of the window, as high as the window. */
export function Drawer({ open, title, isWide, head, foot, onClose, onKey, children }: DrawerProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(pageStrings)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the content
    <div
      ref={root}
      className={`eb-drawer${isWide ? ' eb-drawer--wide' : ''}`}
      onKeyDown={({ key, target, ctrlKey, metaKey, altKey }) => {
        const isTyping = (target as Element).closest('input, textarea, select, [contenteditable]')
        if (!isTyping && !ctrlKey && !metaKey && !altKey) onKey?.(key)
      }}
    >
      <Dialog open={open} label={title} closeLabel={text('close')} onClose={onClose}>
        <div className="eb-drawer__head">
          <h2 title={title}>{title}</h2>
          {head}
        </div>
        <div className={`eb-drawer__body${foot ? ' eb-drawer__body--above-foot' : ''}`}>{children}</div>
        {foot && <div className="eb-drawer__foot">{foot}</div>}
      </Dialog>
    </div>
  )
}
