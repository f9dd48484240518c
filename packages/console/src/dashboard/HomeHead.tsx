import { getSession } from '@ebkit/core/session'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { greeting } from './greeting'
import { dashboardStrings } from './strings'

/** A greeting, the day, and controls of the whole page. */
export function HomeHead({ children }: { children?: ReactNode }) {
  const { locale } = usePlace()
  const text = useStrings(dashboardStrings)
  const { identity } = useStore(getSession().$identity)
  const now = new Date()
  const weekday = new Intl.DateTimeFormat(locale === 'en' ? 'en' : 'zh-CN', { weekday: 'long' }).format(now)
  return (
    <header className="eb-dashboard__head">
      <h1>{text(greeting(now.getHours()), { name: identity?.userName ?? '' })}</h1>
      <p>{text('today', { date: isoDate(now), weekday })}</p>
      {children}
    </header>
  )
}

/** The local date, as `2026-11-20`. */
const isoDate = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
