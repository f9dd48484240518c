import * as v from 'valibot'
import { looseObject } from './looseObject'
import { amount, identifier, optionalFlag, optionalNumber, optionalText } from './values'

const numbers = v.optional(v.nullable(v.array(v.union([v.number(), v.string()]))))

const productStatusVmo = v.optional(
  v.nullable(
    looseObject({
      limitTime: optionalFlag,
      limitSell: optionalFlag,
      zhiLianPass: optionalFlag,
      zhiLianRoom: optionalFlag,
    }),
  ),
)

/** A ticket product of the picker. `salePrice`, `minSalePrice`: yuan with two decimals (see `amount`). */
export const productRow = looseObject({
  ticketProductId: identifier,
  productName: optionalText,
  posterTitle: optionalText,
  hotelName: optionalText,
  salePrice: amount,
  minSalePrice: amount,
  totalInventory: optionalNumber,
  statusName: optionalText,
  status: optionalText,
  productType: optionalText,
  productSpecType: optionalFlag,
  isBrandMultiple: optionalFlag,
  productStatusVmo,
  ecardType: optionalText,
  shipType: optionalText,
  rpNames: v.optional(v.nullable(v.array(v.string()))),
  categoryName: optionalText,
  supplierAccountStatus: optionalFlag,
  ifSetSeparate: optionalFlag,
  activityTypes: numbers,
  productLabelList: v.optional(v.nullable(v.array(v.unknown()))),
  coverImage: optionalText,
  soldCount: optionalNumber,
})

/** A ticket product, as the gateway answers it. */
export type ProductRow = v.InferOutput<typeof productRow>

/**
 * A ticket category of the hotel. The reference gateway adds the data that decides whether its products can be
 * chosen: their number (`productCount`), and flags that are 1 if all of them have specs, several stores or daily
 * limits.
 */
export const ticketCategory = looseObject({
  ticketCategoryId: identifier,
  categoryName: v.string(),
  productType: optionalText,
  supplierAccountStatus: optionalFlag,
  activityTypes: numbers,
  icon: optionalText,
  productCount: optionalNumber,
  productSpecType: optionalFlag,
  isBrandMultiple: optionalFlag,
  productStatusVmo,
})

/** A ticket category, as the gateway answers it. */
export type TicketCategoryRow = v.InferOutput<typeof ticketCategory>

/** A restaurant product. `price`: cents (see `amount`). The reference gateway adds its first picture, `image`. */
export const restaurantProductRow = looseObject({
  restaurant_product_id: identifier,
  name: v.string(),
  price: amount,
  status: optionalText,
  Restaurant: v.optional(v.nullable(looseObject({ name: optionalText }))),
  activityStatus: v.optional(v.unknown()),
  image: optionalText,
})

/** A restaurant product, as the gateway answers it. */
export type RestaurantProductRow = v.InferOutput<typeof restaurantProductRow>
