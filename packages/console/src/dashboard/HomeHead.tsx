import { getSession } from '@ebkit/core/session'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { greeting, momentInStore } from './greeting'
import { dashboardStrings } from './strings'

/** A greeting, the day, and controls of the whole page. */
export function HomeHead({ children }: { children?: ReactNode }) {
  const { locale } = usePlace()
  const text = useStrings(dashboardStrings)
  const { identity } = useStore(getSession().$identity)
  const { hour, ...day } = momentInStore(Date.now(), locale)
  return (
    <header className="eb-dashboard__head">
      <h1>{text(greeting(hour), { name: identity?.userName ?? '' })}</h1>
      <p>{text('today', day)}</p>
      {children}
    </header>
  )
}
