import { getSession } from '@ebkit/core/session'
import { storeTime } from '@ebkit/rules/dates'
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
      <footer>
        {text('printedBy', { name: identity?.userName ?? '', time: storeTime(Date.now()).slice(0, 16) })}
      </footer>
    </section>
  )
}
