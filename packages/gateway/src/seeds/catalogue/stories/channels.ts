import type { RowStory, SeedRow } from '../SeedRow'
import { day, momentText } from '../values/moments'
import { corporation } from '../words/corporation'
import { resourceNames } from '../words/resourceNames'

const list = (value: unknown) => (Array.isArray(value) ? value : []) as readonly SeedRow[]

/** A channel's price is the shop's price changed by the chosen rule. */
export const channelProduct: RowStory = ({ row, referred }) => {
  const product = referred('ticketProductId')
  const salePrice = Number(product?.minSalePrice || product?.salePrice || row.salePrice)
  const raised = Math.ceil((salePrice * (1 + Number(row.priceRate ?? 0) / 100)) / 100) * 100
  const prices: SeedRow = {
    ...{ SAME: salePrice, ADD: salePrice + Number(row.priceAdd ?? 0), RATE: raised },
    FIXED: Math.ceil(salePrice / 100) * 100 + 500,
  }
  return {
    ...{ salePrice, channelPrice: prices[String(row.priceRule)] ?? salePrice },
    ...(row.priceRule === 'FIXED' && { fixedPrice: prices.FIXED }),
  }
}

/** Types of sale channels, by a part of their names. */
const channelTypes = [
  ['企业微信', '7'],
  ['公众号', '1'],
  ['服务号', '1'],
  ['支付宝', '3'],
  ['抖音', '4'],
  ['小红书', '5'],
  ['飞猪', '6'],
  ['美团', '8'],
  ['小程序', '2'],
] as const

/** Days until a channel expires, by type; a year for the others. */
const channelDays: Readonly<Record<string, number>> = { '5': 9, '8': -20 }

/**
 * A channel has the type that its name states; an enterprise messaging channel belongs to the corporation. A store's
 * own channels come first, then those that other stores share with it. One expires in nine days, one has expired.
 */
export const saleChannel: RowStory = ({ row, ordinal, now, createdAt, hotelId, brand }) => {
  const name = String(row.channelName)
  const appType = channelTypes.find(([part]) => name.includes(part))?.[1] ?? '2'
  const isShared = ordinal >= (resourceNames.saleChannel?.length ?? 0)
  const days = isShared ? 200 : (channelDays[appType] ?? 365)
  const isCorporation = appType === '7' && !isShared
  return {
    ...{ appType, authStatus: days < 0 ? 'EXPIRED' : days <= 15 ? 'EXPIRING' : 'AUTHORIZED' },
    ...(isCorporation && { appId: corporation.corpId, principalName: corporation.corpName }),
    ...{ relationType: isShared ? '3' : isCorporation ? '1' : '2' },
    merchantId: isShared ? (brand.hotelIds.find((store) => store !== hotelId) ?? hotelId) : hotelId,
    ...lasting(days, now, createdAt),
  }
}

/** When a channel was set up, was authorised and expires; one that expires soon was set up a year before that. */
function lasting(days: number, now: number, createdAt: number): SeedRow {
  const begun = days < 200 ? now + (days - 365) * day : createdAt
  return {
    ...{ createdAt: momentText(begun), authorizedAt: momentText(begun) },
    expireAt: momentText(now + days * day),
  }
}

const levels = ['一等奖', '二等奖', '三等奖', '四等奖', '五等奖', '六等奖'] as const

/** The names of prizes, by kind. */
const prizeNames: Readonly<Record<string, string>> = {
  COUPON: '早餐券',
  POINTS: '50积分',
  REDENV: '10元红包',
  PRODUCT: '下午茶双人券',
  GOODS: '龙井礼盒',
  THANKS: '谢谢参与',
}

/** Larger prizes are fewer; no more are given away than there are, and none before the draw has begun. */
export const lottery: RowStory = ({ row, random }) => {
  const isNew = row.status === 'NEW'
  const prizes = list(row.prizes).map((prize, place) => {
    const quantity = random.between(2, 20) * 10 ** Math.min(place, 2)
    const sent = isNew ? 0 : Math.floor(quantity * random.next())
    const { prizeType } = prize as SeedRow
    const names = { level: levels[place] ?? '参与奖', prizeName: prizeNames[String(prizeType)] }
    const points = prizeType === 'POINTS' ? { points: 50 } : {}
    return { ...prize, ...names, ...points, quantity, sent, probability: random.between(1, 6) * (place + 1) }
  })
  const winCount = prizes
    .filter((prize) => (prize as SeedRow).prizeType !== 'THANKS')
    .reduce((sum, { sent }) => sum + sent, 0)
  const joinCount = Math.round(winCount * (2.5 + random.next() * 2))
  return {
    ...{ prizes, winCount, joinCount, viewCount: Math.round(joinCount * (1.2 + random.next() * 2)) },
    probabilitySum: prizes.reduce((sum, { probability }) => sum + probability, 0),
  }
}

/** A draw without a prize has nothing to claim; a prize can be claimed for some days after the draw. */
export const lotteryRecord: RowStory = ({ row, random, referred, now, createdAt }) => {
  const isLost = row.status === 'NONE'
  const claimDays = Number(referred('lotteryId')?.claimDays ?? 15)
  const isOpen = row.status === 'UNCLAIMED'
  const drawn = isOpen ? now - Math.floor(random.next() * claimDays * day) - 60_000 : createdAt
  const isOver = row.status === 'EXPIRED'
  const draw = isOver ? Math.min(drawn, now - (claimDays + 1) * day) : drawn
  const claimed = Math.min(now - 30_000, draw + Math.floor(random.next() * claimDays * day))
  const won = row.prizeType === 'THANKS' || !row.prizeType ? 'COUPON' : row.prizeType
  const prizeType = isLost ? 'THANKS' : row.status === 'SHIPPED' ? 'GOODS' : won
  return {
    prizeType,
    prizeLevel: isLost ? undefined : row.prizeLevel,
    prizeName: prizeNames[String(prizeType)],
    claimedAt: /CLAIMED|SHIPPED/.test(String(row.status)) && !isOpen ? momentText(claimed) : undefined,
    expireAt: isLost ? undefined : momentText(draw + claimDays * day),
    ...{ drawnAt: momentText(draw), createdAt: momentText(draw) },
  }
}

/** The number of messages in a package, its price in yuan, and the bonus messages. */
const messagePrices: Readonly<Record<string, readonly [quantity: number, yuan: number, given: number]>> = {
  '500条': [500, 30, 0],
  '1000条': [1000, 55, 0],
  '5000条': [5000, 250, 0],
  '1万条': [10_000, 480, 0],
  '5万条': [50_000, 2250, 1000],
  '10万条': [100_000, 4300, 3000],
  体验包: [100, 1, 0],
}

/** A package has the number of messages that its name states. */
export const smsPackage: RowStory = ({ row }) => {
  const [quantity, yuan, giftQuantity] = messagePrices[String(row.packageName)] ?? [1000, 55, 0]
  const unitPrice = Number(((yuan * 100) / (quantity + giftQuantity)).toFixed(2))
  return {
    quantity,
    giftQuantity,
    price: yuan * 100,
    originalPrice: Math.ceil(quantity * 0.065) * 100,
    unitPrice,
  }
}

/** An order buys copies of a package; the messages are available after payment. */
export const smsOrder: RowStory = ({ row, random, referred }) => {
  const bought = referred('smsPackageId')
  const copies = random.pick([1, 1, 1, 2])
  const quantity = copies * (Number(bought?.quantity ?? 1000) + Number(bought?.giftQuantity ?? 0))
  const isPaid = row.status === 'PAID'
  return {
    ...{ copies, quantity, amount: copies * Number(bought?.price ?? 5500) },
    remainQuantity: isPaid ? Math.floor(quantity * random.next()) : 0,
    expireAt: isPaid ? row.expireAt : undefined,
    invoiceStatus: isPaid ? row.invoiceStatus : 'NONE',
  }
}

/** A release is uploaded, submitted, reviewed for some hours, then released. */
export const appletRelease: RowStory = ({ row, random, createdAt, now, referred }) => {
  const hour = day / 24
  const hours = random.between(20, 400) / 10
  const submitted = createdAt + random.between(1, 5) * hour
  const audited = Math.min(now - 2 * hour, submitted + hours * hour)
  const at = (name: string, time: number) =>
    row[name] === undefined ? undefined : momentText(Math.min(now - hour, time))
  const isAudited = row.auditedAt !== undefined
  return {
    platformType: referred('appletId')?.platformType ?? row.platformType,
    ...{
      uploadedAt: momentText(createdAt),
      submittedAt: at('submittedAt', submitted),
      auditedAt: at('auditedAt', audited),
    },
    auditHours: isAudited ? Number(((audited - submitted) / hour).toFixed(1)) : undefined,
    releasedAt: at('releasedAt', audited + random.between(1, 20) * hour),
  }
}

/** Days until a qualification expires, if it does. */
export const qualification: RowStory = ({ row, now }) => ({
  daysLeft:
    typeof row.validTo === 'string'
      ? Math.floor((Date.parse(`${row.validTo}T00:00:00+08:00`) - now) / day)
      : undefined,
})

/** The missing permissions of an account are those that were not granted. */
export const wxAccount: RowStory = ({ row }) => ({
  missingPermissions: list(row.permissions).flatMap(({ granted, permissionName }) =>
    granted === false && permissionName ? [permissionName] : [],
  ),
})
