import { storeDay } from '@ebkit/rules/dates'
import { isEmptyValue } from '@ebkit/rules/fields'
import { useEffect, useRef } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { type OrderOfDelivery, type Traveller, travellersOf } from './travellersOf'

type Values = Readonly<Record<string, unknown>>

/** The values that an order provides for a delivery of one of its passes. */
function valuesOf(found: OrderOfDelivery, holder: Traveller | undefined): Values {
  const { order = {} } = found
  return {
    ticketProductId: order.ticketProductId,
    memberId: order.memberId,
    validFrom: order.useDate ?? storeDay(),
    holderName: holder?.name ?? order.buyerName,
    holderIdNo: holder?.idCard,
    phone: order.buyerPhone,
    recipient: order.buyerName,
    address: order.receiverAddress,
  }
}

/** A masked value is not usable. */
const isKnown = (value: unknown) => !isEmptyValue(value) && !String(value).includes('*')

/**
 * Fills in a new delivery from its order, where the user has entered nothing. Values from one holder or order are
 * replaced by those of the next.
 */
export function useOrderValues(props: FormAdditionProps, found: OrderOfDelivery, chosen: number): void {
  const newest = useRef(props)
  newest.current = props
  const filled = useRef<Values>({})
  useEffect(() => {
    const { mode, values, setValue } = newest.current
    if (mode !== 'add' || !found.order) return
    const next = valuesOf(found, travellersOf(found)[chosen])
    for (const [name, value] of Object.entries(next)) {
      const isOurs = isEmptyValue(values[name]) || values[name] === filled.current[name]
      if (isOurs && isKnown(value) && values[name] !== value) setValue(name, value)
    }
    filled.current = next
  }, [found, chosen])
}
