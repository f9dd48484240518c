import { useStyles } from '@ebkit/ui/styles'
import { WecomGate } from '@ebkit/widgets/wecom-gate'
import type { ReactNode } from 'react'
import css from './Gate.css'
import { useWecomAddresses } from './useWecomAddresses'

/**
 * In front of the pages of enterprise messaging: they stand only where the store has authorised it.
 *
 * @spec W-GATE-1 W-GATE-5 W-AUTH-13
 */
export function Gate({ path, children }: { path: string; children: ReactNode }) {
  const root = useStyles<HTMLDivElement>(css)
  const { contact } = useWecomAddresses()
  return (
    <div ref={root} className="eb-page__gate">
      <WecomGate path={path} {...(contact && { contact })}>
        {children}
      </WecomGate>
    </div>
  )
}
