import { Button } from '@ebkit/ui/button'
import { useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { useDescribeRefusal } from '../../problems/useDescribeRefusal'
import { previewStrings } from './previewStrings'

export interface PreviewPanelProps {
  /** The button: 预览影响. */
  label: string
  isLooking: boolean
  isOld: boolean
  error: unknown
  onLook(): void
  /** The result. */
  children: ReactNode
}

/** A button that previews what a form would affect, and its result. */
export function PreviewPanel({ label, isLooking, isOld, error, onLook, children }: PreviewPanelProps) {
  const text = useStrings(previewStrings)
  const describe = useDescribeRefusal()
  return (
    <section className="eb-addition__panel" aria-label={label}>
      <Button busy={isLooking} onClick={onLook}>
        {label}
      </Button>
      <div role="status">
        {isOld && <p className="eb-addition__line">{text('old')}</p>}
        {error !== undefined && (
          <p className="eb-addition__line" data-tone="danger">
            {text('failed', { reason: describe(error) })}
          </p>
        )}
        {children}
      </div>
    </section>
  )
}
