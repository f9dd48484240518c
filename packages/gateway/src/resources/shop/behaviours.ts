import type { Behaviour } from '../../behaviour/Behaviour'
import { brand } from './brand'
import { counter } from './counter'
import { coupon } from './coupon'
import { couponRecord } from './couponRecord'
import { hotel } from './hotel'

/** The behaviours of stores and coupons. */
export const shopBehaviours: readonly Behaviour[] = [brand, counter, coupon, couponRecord, hotel]
