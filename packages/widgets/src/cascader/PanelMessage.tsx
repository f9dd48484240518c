import type { ReactNode } from 'react'
import type { PanelProps } from './panelProps'

interface PanelMessageProps {
  children: ReactNode
  text: PanelProps['text']
  hasFailed: boolean
  onRetry: () => void
}

/** Stands in place of rows: nothing was found, they are still loading, or why they are not there. */
export function PanelMessage({ children, text, hasFailed, onRetry }: PanelMessageProps) {
  return (
    <div className="eb-cascader__message" role={hasFailed ? 'alert' : 'status'}>
      {children}
      {hasFailed && (
        <button type="button" className="eb-cascader__retry" onClick={onRetry}>
          {text('retry')}
        </button>
      )}
    </div>
  )
}
