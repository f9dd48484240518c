import type { ReactNode } from 'react'
import { laterPart } from '../later/laterPart'

const [useTooltip] = laterPart(() => import('@ebkit/ui/tooltip'))

/** An action that is disabled, with the reason. */
export function RefusedWord({ reason, children }: { reason: string; children: ReactNode }) {
  const { Tooltip } = useTooltip(true)
  return Tooltip ? <Tooltip text={reason}>{children}</Tooltip> : children
}
