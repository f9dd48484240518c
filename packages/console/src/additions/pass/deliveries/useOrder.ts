import { createRowService } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { OrderOfDelivery } from './travellersOf'

const none: OrderOfDelivery = { deliveries: [] }

/** Reads the order that a delivery belongs to; none for an empty number. @param resource of deliveries */
export function useOrder(resource: string, orderNo: string): OrderOfDelivery {
  const { http } = useEnvironment()
  const [found, setFound] = useState<{ readonly of: string; readonly what: OrderOfDelivery }>()
  useEffect(() => {
    if (!orderNo) return
    const stop = new AbortController()
    const service = createRowService(http)
    const find = async () => {
      const filter = `orderNo=${quoteConditionValue(orderNo)}`
      const [order, { rows }] = await Promise.all([
        service.read('ticket-api/ticket-order', { platformOrderId: orderNo }, stop.signal),
        service.list(resource, { filter, sort: 'deliveryNo asc' }, stop.signal),
      ])
      return { order, deliveries: rows }
    }
    find().then(
      (what) => setFound({ of: orderNo, what }),
      (error) => stop.signal.aborted || setFound({ of: orderNo, what: { ...none, error } }),
    )
    return () => stop.abort()
  }, [http, resource, orderNo])
  return found?.of === orderNo ? found.what : none
}
