import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { useEffect } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { usePreview } from '../../usePreview'
import css from './Feedback.css'
import { feedbackStrings } from './strings'

const nothing = {}

/** The number to call when business is at a standstill. */
export function Hotline({ resource, values }: FormAdditionProps) {
  const root = useStyles<HTMLSpanElement>(css)
  const text = useStrings(feedbackStrings)
  const { look, preview } = usePreview(resource.resource, nothing)
  const isStandstill = values.urgency === 'BLOCK'
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is needed
  useEffect(() => {
    if (isStandstill && !preview) void look(nothing)
  }, [isStandstill])
  const phone = String(preview?.figures.supportPhone ?? '')
  if (!isStandstill || !phone) return null
  return (
    <span ref={root} className="eb-hotline" role="status">
      {text('hotline')} <a href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>{phone}</a>
    </span>
  )
}
