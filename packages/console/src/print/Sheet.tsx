import { getSession } from '@ebkit/core/session'
import { useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { printStrings } from './strings'

/** A sheet: the store, its content, and when and by whom it was printed. */
export function Sheet({ title, fact, children }: { title: string; fact?: string; children: ReactNode }) {
  const text = useStrings(printStrings)
  const session = getSession()
  const { identity } = useStore(session.$identity)
  const hotelId = useStore(session.$hotelId) ?? identity?.hotelId
  const hotel = identity?.hotels.find((one) => one.hotelId === hotelId)?.hotelName ?? identity?.brandName
  return (
    <section className="eb-print__sheet">
      <header>
        <p>{hotel}</p>
        <h1>{title}</h1>
        <small>{fact}</small>
      </header>
      {children}
      <footer>{text('printedBy', { name: identity?.userName ?? '', time: minuteOf(new Date()) })}</footer>
    </section>
  )
}

/** `2026-11-20 14:05`, in local time. */
function minuteOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}
