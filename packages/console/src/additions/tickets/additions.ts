import { loadChunk } from '@ebkit/core/errors'
import type { Additions } from '../Addition'
import { laterAddition } from '../laterAddition'

/** Additions to the pages of the application `tickets`. */
export const ticketsAdditions: Additions = {
  forms: {
    'ticket-api/batch-refund': {
      place: { field: 'noticeText' },
      Part: laterAddition(
        async () => (await loadChunk(() => import('./refunds/RefundPreview'))).RefundPreview,
      ),
    },
    'ticket-api/deposit-activity': {
      place: { field: 'expandAmount' },
      Part: laterAddition(async () => (await loadChunk(() => import('./ExpansionLine'))).ExpansionLine),
    },
    'ticket-api/ticket-binding': {
      place: { field: 'supplierProductCode' },
      Part: laterAddition(async () => (await loadChunk(() => import('./SupplierLookUp'))).SupplierLookUp),
    },
    'ticket-api/ticket-delay': {
      place: { field: 'includeExpired' },
      Part: laterAddition(async () => (await loadChunk(() => import('./CodeDelays'))).CodeDelays),
    },
    'ticket-api/ticket-promotion': {
      place: { field: 'products' },
      Part: laterAddition(async () => (await loadChunk(() => import('./PromotionPrices'))).PromotionPrices),
    },
    'ticket-api/ticket-up-sell': {
      place: 'beside',
      Part: laterAddition(async () => (await loadChunk(() => import('./OfferPreview'))).OfferPreview),
    },
    'ticket-api/tying-activity': {
      place: { field: 'tyingItems' },
      Part: laterAddition(async () => (await loadChunk(() => import('./BundleTotal'))).BundleTotal),
    },
    'ticket-api/valid-card-delay': {
      place: { field: 'includeExpired' },
      Part: laterAddition(async () => (await loadChunk(() => import('./CardDelayPreview'))).CardDelayPreview),
    },
    'ticket-api/valid-card': {
      place: 'beside',
      Part: laterAddition(async () => (await loadChunk(() => import('./CardPreview'))).CardPreview),
    },
  },
  choices: {
    'ticket-api/ticket-delay': {
      platformOrderId: {
        dependsOn: [],
        find: async (asked) => (await loadChunk(() => import('./codeChoices'))).orderChoices(asked),
      },
      ticketCodeIds: {
        dependsOn: ['platformOrderId', 'includeExpired'],
        find: async (asked) => (await loadChunk(() => import('./codeChoices'))).codeChoices(asked),
      },
    },
    'ticket-api/valid-card-reservation': {
      ecardUserId: {
        dependsOn: [],
        find: async (asked) => (await loadChunk(() => import('./slotChoices'))).holderChoices(asked),
      },
      rightName: {
        dependsOn: ['ecardUserId'],
        find: async (asked) => (await loadChunk(() => import('./slotChoices'))).rightChoices(asked),
      },
      slotName: {
        dependsOn: ['ecardUserId', 'reserveDate'],
        find: async (asked) => (await loadChunk(() => import('./slotChoices'))).slotChoices(asked),
      },
    },
  },
  lists: {
    '/ticket/list/{type}': laterAddition(async () => (await loadChunk(() => import('./TypeTabs'))).TypeTabs),
  },
  drawers: {
    '/ticket/orderList/detail': laterAddition(
      async () => (await loadChunk(() => import('./orders/TicketRefund'))).TicketRefund,
    ),
  },
}
