import { validCard as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { refuseAt } from '../../behaviour/refuseAt'
import { todaySql } from '../../database/storeTimeSql'
import { lostRights } from './cards/soldRights'
import { putOnSale, takeOffSale } from './saleProduct'

/** The product as which the card is sold. */
const productOf = (card: RowOf<typeof resource>) =>
  ({
    ecardType: 'valid_card',
    productType: 'ticket',
    productName: card.cardName,
    ticketCategoryId: card.ticketCategoryId,
    coverImage: card.cardFace,
    salePrice: card.salePrice,
    linePrice: card.linePrice,
    totalInventory: Math.max(0, (card.totalInventory ?? 0) - (card.soldCount ?? 0)),
    saleTime: card.saleTime,
    validDays: card.validDays ?? 365,
    memberLimit: card.memberLimit,
    refundType: card.refundType === 'none' ? 'none' : 'anytime',
    applyHotelIds: card.applyHotelIds,
    description: card.description,
    useNotice: card.useNotice,
  }) as const

export const validCard = defineBehaviour(resource)({
  effects: {
    publish: async (context) => {
      await putOnSale(context, context.key, productOf(context.row))
      return undefined
    },
    offline: async (context) => takeOffSale(context, context.key),
  },
  computed: {
    soldCount: live(
      `(select count(*)::int from ecard_user u where u.brand_id = t.brand_id and u.valid_card_id = t.valid_card_id
        and u.status <> 'REFUNDED')`,
      'integer',
    ),
  },
  saved: async ({ row, input: { before } }) => {
    if (before && row.soldCount) refuseAt(lostRights(before, row))
    return undefined
  },
  auto: {
    saleEnd: {
      due: sql.raw(`t.sale_until < ${todaySql}`),
      run: async (context) => takeOffSale(context, context.key),
    },
  },
})
