import type { ReactNode } from 'react'
import type { PanelProps } from './panelProps'

interface PanelMessageProps {
  children: ReactNode
  text: PanelProps['text']
  hasFailed: boolean
  onRetry: () => void
}

/** Shown in place of rows: no result, loading, or an error. */
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
