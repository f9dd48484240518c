import { createGuestService, newGuestRequest } from '@ebkit/core/services/guest'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { createGuest, type Guest } from './createGuest'
import type { GuestState } from './GuestState'
import { orderInAddress, putOrderInAddress } from './orderInAddress'
import { guestStrings } from './strings'

/** Milliseconds after which an order is read again: the store verifies codes and decides on refunds. */
const readAgainAfter = 5_000

/** The guest of the current store, with the order that the address names. */
export function useGuest(): [Guest, GuestState] {
  const { http } = useEnvironment()
  const text = useStrings(guestStrings)
  const newest = useRef(text)
  newest.current = text
  const guest = useMemo(
    () =>
      createGuest({
        service: createGuestService(http),
        newRequestId: newGuestRequest,
        reasonText: (reason) => newest.current(reason),
        onOrder: putOrderInAddress,
      }),
    [http],
  )
  useEffect(() => {
    void guest.load()
    const named = orderInAddress()
    if (named) void guest.show(named)
    const readAgain = () => document.hidden || void guest.refresh()
    const timer = setInterval(readAgain, readAgainAfter)
    addEventListener('focus', readAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', readAgain)
    }
  }, [guest])
  return [guest, useStore(guest.$state)]
}
