import { loadChunk } from '@ebkit/core/errors'
import type { Additions } from '../Addition'
import { laterAddition } from '../laterAddition'

/** Additions to the pages of the application `pass`. */
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
