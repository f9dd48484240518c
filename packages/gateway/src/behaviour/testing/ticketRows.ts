import {
  depositActivity,
  ecardUser,
  genericVoucher,
  groupBuy,
  member,
  memberGrade,
  type Resource,
  reservationInventory,
  ticketBinding,
  ticketPromotion,
  ticketUpSell,
  tyingActivity,
  validCard,
} from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import type { TestGateway } from '@ebkit/testing'
import { inSystem } from '../inSystem'
import { storeDay } from '../numbers'
import type { Changes } from '../RowOf'
import { addRow } from '../rows'
import { shop as place, type Row, type TicketShop } from './ticketShop'

/** A period around today. */
export const period = (from = -1, until = 30) => ({
  start: addDays(storeDay(), from),
  end: addDays(storeDay(), until),
})

let made = 0
const name = (text: string) => `${text} ${Date.now()} ${++made}`
const picture = '/demo/products/boat.svg'
const text = '<p>说明</p>'

/** A list of products in the format of fields. */
export const listOf = (...products: readonly Row[]) =>
  products.map(({ ticketProductId, productName }) => ({ ticketProductId, productName })) as readonly Row[]

/** Adds ready-to-use rows of the ticket business; the given fields override the defaults. */
export function ticketRows(gateway: TestGateway, shop: TicketShop) {
  const add = <R extends Resource>(resource: R, values: Changes<R>): Promise<string> =>
    inSystem(gateway.app.gateway, { ...place, userId: 'test' }, (context) =>
      addRow(context, resource, values),
    )
  const dates = { activityTime: period() } as const
  return {
    add,
    /** A member with its own grade. */
    async member(): Promise<string> {
      const memberGradeId = await add(memberGrade, {
        gradeName: name('等级'),
        level: ++made,
        cardFace: picture,
      })
      const phone = `139${String(10_000_000 + made)}`
      return add(member, { nickname: '小明', phone, memberGradeId, registerHotelId: place.hotelId })
    },
    promotion: (products: readonly Row[], fields: Changes<typeof ticketPromotion> = {}) =>
      add(ticketPromotion, {
        ...{ promotionName: name('促销'), promotionLabel: '特价', products, quota: 100, ...dates },
        ...{ discountType: 'rate', discountRate: 8, memberLimit: 0, memberGradeIds: [], volumeRules: [] },
        saleChannels: ['h5', 'wechat'],
        ...fields,
      }),
    tying: (main: readonly Row[], tied: readonly Row[], fields: Changes<typeof tyingActivity> = {}) =>
      add(tyingActivity, {
        ...{ tyingName: name('搭售'), mainProducts: main, ...dates },
        tyingItems: tied.map((product) => ({ product: [product], tyingPrice: 300, maxQuantity: 2 })),
        saleChannels: ['h5'],
        ...fields,
      }),
    upSell: (trigger: readonly Row[], offered: readonly Row[], fields: Changes<typeof ticketUpSell> = {}) =>
      add(ticketUpSell, {
        ...{
          upSellName: name('升级'),
          headline: '升级',
          triggerProducts: trigger,
          triggerCategories: [],
          ...dates,
        },
        offers: offered.map((product) => ({ product: [product], upSellPrice: 700, title: '升级' })),
        ...fields,
      }),
    deposit: (products: readonly Row[], fields: Changes<typeof depositActivity> = {}) =>
      add(depositActivity, {
        ...{ activityName: name('定金'), bannerImage: picture, products, rules: text },
        ...{ depositAmount: 1_000, expandAmount: 3_000, inventory: 5, memberLimit: 5 },
        depositTime: period(-3, 3),
        balanceTime: period(3, 9),
        ...fields,
      }),
    groupBuy: (product: Row, fields: Changes<typeof groupBuy> = {}) =>
      add(groupBuy, {
        ...{ groupBuyName: name('拼团'), products: listOf(product), shareImage: picture, shareTitle: '拼团' },
        ...{ groupSize: 2, groupPrice: 800, groupHours: 24, quota: 50, rules: text, status: 'RUNNING' },
        ...dates,
        ...fields,
      }),
    card: (product: Row, fields: Changes<typeof validCard> = {}) =>
      add(validCard, {
        ...{
          cardName: name('年卡'),
          cardFace: picture,
          ticketCategoryId: product.ticketCategoryId as string,
        },
        ...{ salePrice: 10_000, totalInventory: 20, saleTime: period(), validDays: 365, memberLimit: 0 },
        ...{ cardMode: 'both', totalTimes: 5, activateType: 'buy', description: text, useNotice: text },
        rightsList: [
          {
            ...{ rightName: '入园', ticketProductId: product.ticketProductId, timesLimit: 0, dailyLimit: 0 },
            ...{ companions: 1, costTimes: 1 },
          },
        ],
        ...{ applyHotelIds: [place.hotelId], realNameRequired: true, refundType: 'unused' },
        ...fields,
      }),
    holder: (validCardId: string, fields: Changes<typeof ecardUser> = {}) =>
      add(ecardUser, {
        ...{
          ecardType: 'valid_card',
          validCardId,
          cardNo: `6${String(Date.now())}${String(++made % 100).padStart(2, '0')}`,
        },
        ...{ holderName: '王小明', holderPhone: '13800001234', totalTimes: 5, payAmount: 10_000 },
        ...{ startDate: storeDay(), endDate: addDays(storeDay(), 100), status: 'ACTIVE' },
        ...fields,
      }),
    slot: (validCardId: string, fields: Changes<typeof reservationInventory> = {}) =>
      add(reservationInventory, {
        ...{
          validCardId,
          inventoryDate: storeDay(),
          slotName: '上午场',
          totalInventory: 3,
          perHolderLimit: 2,
        },
        slotTime: { start: '09:00', end: '12:00' },
        ...fields,
      }),
    voucher: (products: readonly Row[], fields: Changes<typeof genericVoucher> = {}) =>
      add(genericVoucher, {
        ...{ voucherName: name('通兑券'), coverImage: picture, products, useNotice: text },
        ...{ salePrice: 2_000, faceValue: 2_000, chooseCount: 2, totalInventory: 10 },
        ...{ applyHotelIds: [place.hotelId], saleTime: period(), validDays: 30 },
        ...fields,
      }),
    binding: (product: Row, fields: Changes<typeof ticketBinding> = {}) =>
      add(ticketBinding, {
        ...{ bindingName: name('绑定'), ticketProductId: product.ticketProductId as string },
        ...{ supplierSystem: 'zyb', supplierProductCode: 'A21' },
        ...fields,
      }),
    /** A row of a resource, as its detail page receives it. */
    async read(resource: string, parameter: string, key: string): Promise<Row> {
      const { status, message, data } = await shop.get(
        `ticket-api/eb/${resource}/detail?${parameter}=${encodeURIComponent(key)}`,
      )
      if (status !== 200) throw new Error(`${resource} ${key}: ${status} ${message}`)
      return data
    },
  }
}
