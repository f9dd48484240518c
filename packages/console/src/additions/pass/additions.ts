import { loadChunk } from '@ebkit/core/errors'
import type { Additions } from '../Addition'
import { laterAddition } from '../laterAddition'

/** What pages of the application `pass` have beyond their kind. */
export const passAdditions: Additions = {
  forms: {
    'ticket-api/pass-delivery': {
      place: 'above',
      Part: laterAddition(
        async () => (await loadChunk(() => import('./deliveries/DeliveryHead'))).DeliveryHead,
      ),
    },
  },
  lists: {
    '/pass/delivery-list': laterAddition(
      async () => (await loadChunk(() => import('./deliveries/OverdueBar'))).OverdueBar,
    ),
  },
}
