import type { SeedRow } from '../SeedRow'

/** Values of other fields, by a part of the row's name. The first match applies. */
export type Meanings = readonly (readonly [words: RegExp, values: SeedRow])[]

/** Cards, vouchers, promotions and rewards, by resource. */
export const saleMeanings: Readonly<Record<string, Meanings>> = {
  redEnvelope: [
    [/返现/, { envelopeType: 'cash' }],
    [/./, { envelopeType: 'deduct' }],
  ],
  ecard: [
    [/提货|粽子/, { ecardKind: 'pickup' }],
    [/(\d+)次/, { ecardKind: 'times', timesCount: 5 }],
    [/折/, { ecardKind: 'discount', discountRate: 8.8 }],
  ],
  validCard: [
    [
      /年卡/,
      {
        cardMode: 'period',
        validType: 'days',
        validDays: 365,
        salePrice: 19_900,
        linePrice: 29_900,
        renewPrice: 16_900,
      },
    ],
    [
      /季卡/,
      {
        cardMode: 'period',
        validType: 'days',
        validDays: 90,
        salePrice: 59_900,
        linePrice: 69_900,
        renewPrice: 49_900,
      },
    ],
    [
      /月卡/,
      {
        cardMode: 'period',
        validType: 'days',
        validDays: 30,
        salePrice: 38_800,
        linePrice: 46_800,
        renewPrice: 34_800,
      },
    ],
    [
      /10次/,
      {
        cardMode: 'times',
        totalTimes: 10,
        validType: 'days',
        validDays: 365,
        salePrice: 98_000,
        linePrice: 128_000,
        renewPrice: 88_000,
      },
    ],
    [
      /5次/,
      {
        cardMode: 'times',
        totalTimes: 5,
        validType: 'days',
        validDays: 180,
        salePrice: 49_900,
        linePrice: 64_900,
        renewPrice: 44_900,
      },
    ],
  ],
  equityCard: [
    [/尊享/, { salePrice: 39_900, linePrice: 59_900, renewPrice: 34_900 }],
    [/亲子/, { salePrice: 69_900, linePrice: 99_900, renewPrice: 59_900 }],
    [/美食/, { salePrice: 19_900, linePrice: 29_900, renewPrice: 16_900 }],
    [/商旅/, { salePrice: 99_900, linePrice: 129_900, renewPrice: 89_900 }],
  ],
  bonusRule: [
    [/双倍/, { bonusType: 'MULTIPLE', multiple: 2 }],
    [/50积分/, { bonusType: 'FIXED', fixedPoints: 50 }],
    [/不积分/, { bonusType: 'NONE' }],
    [/三倍/, { bonusType: 'MULTIPLE', multiple: 3 }],
  ],
  rewardRule: [
    [/销售每张5元/, { bizType: 'TICKET', beneficiary: 'EMPLOYEE', mode: 'FIXED', fixedAmount: 500 }],
    [/核销/, { bizType: 'VERIFY', beneficiary: 'EMPLOYEE', mode: 'FIXED', fixedAmount: 100 }],
    [/储值/, { bizType: 'PREPAY_CARD', beneficiary: 'EMPLOYEE', mode: 'RATIO', ratio: 2 }],
    [/拉新/, { bizType: 'MEMBER', beneficiary: 'EMPLOYEE', mode: 'FIXED', fixedAmount: 300 }],
    [/协议/, { bizType: 'ROOM', beneficiary: 'CORPORATE', mode: 'RATIO', ratio: 5 }],
  ],
  rewardSend: [
    [/自助/, { beneficiary: 'EMPLOYEE', sendMode: 'WECHAT', cycle: 'CLAIM' }],
    [/工资/, { beneficiary: 'EMPLOYEE', sendMode: 'OFFLINE', cycle: 'MONTH' }],
    [/协议/, { beneficiary: 'CORPORATE', sendMode: 'BALANCE', cycle: 'MONTH' }],
    [/推广员/, { beneficiary: 'MEMBER', sendMode: 'LABOR', cycle: 'MONTH' }],
  ],
  staffIntroduce: [
    [/注册/, { introduceType: 'REGISTER', rewardType: 'FIXED', rewardAmount: 500 }],
    [/3%/, { introduceType: 'PRODUCT', rewardType: 'RATIO', rewardRatio: 3 }],
    [/8元/, { introduceType: 'PRODUCT', rewardType: 'FIXED', rewardAmount: 800 }],
    [/储值/, { introduceType: 'RECHARGE', rewardType: 'FIXED', rewardAmount: 1000 }],
  ],
  prepayCardImport: [
    [/实体卡/, { importType: 'physical' }],
    [/迁移/, { importType: 'migrate' }],
    [/名单/, { importType: 'corporate' }],
  ],
  equityGift: [
    [/开卡/, { giftType: 'open' }],
    [/生日/, { giftType: 'birthday' }],
    [/每月/, { giftType: 'month', monthDay: 8 }],
    [/续费/, { giftType: 'renew' }],
  ],
  groupBuy: [
    [/三人/, { groupSize: 3 }],
    [/双人/, { groupSize: 2 }],
    [/五人/, { groupSize: 5 }],
  ],
  genericVoucher: [
    [/五选一/, { exchangeRule: 'choose', chooseCount: 1, salePrice: 12_800, faceValue: 16_800 }],
    [/早餐/, { exchangeRule: 'choose', chooseCount: 1, salePrice: 5800, faceValue: 8800 }],
    [/200元/, { exchangeRule: 'amount', salePrice: 18_800, faceValue: 20_000 }],
  ],
  ticketPromotion: [
    [/秒杀/, { promotionType: 'seckill', discountType: 'price', fixedPrice: 990 }],
    [/早鸟/, { promotionType: 'earlyBird', discountType: 'minus', minusAmount: 3000 }],
    [/第二件/, { promotionType: 'nth', discountType: 'rate', discountRate: 5, nthPiece: 2 }],
    [/8折/, { promotionType: 'limitTime', discountType: 'rate', discountRate: 8 }],
  ],
  pointsProduct: [
    [/红包/, { productType: 'RED_PACKAGE' }],
    [/储值卡/, { productType: 'PRECARD', faceAmount: 20_000 }],
    [/券|单人票/, { productType: 'TICKET' }],
    [/./, { productType: 'ZKT' }],
  ],
  prepayCardDelay: [
    [/90天/, { delayType: 'days', delayDays: 90 }],
    [/一年/, { delayType: 'days', delayDays: 365 }],
  ],
  equityDelay: [
    [/60天/, { delayType: 'days', delayDays: 60 }],
    [/30天/, { delayType: 'days', delayDays: 30 }],
  ],
  validCardDelay: [
    [/3天/, { delayType: 'days', delayDays: 3 }],
    [/15天/, { delayType: 'days', delayDays: 15 }],
  ],
  ticketDelay: [
    [/生病|航班/, { delayMode: 'SINGLE' }],
    [/./, { delayMode: 'BATCH' }],
  ],
}
