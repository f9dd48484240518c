import type { Random } from '../../random'
import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText } from '../values/moments'

/** The refunded part of an amount, by the state of its payment. */
function refundedOf(status: unknown, paid: number, random: Random): number | undefined {
  if (status === 'REFUNDED') return paid
  return status === 'PART_REFUNDED' ? Math.floor((paid * (0.2 + random.next() * 0.6)) / 100) * 100 : undefined
}

/** The share of a payment that its channel keeps. */
const feeRate = 0.0038

const sumOf = (row: SeedRow, names: readonly string[]) =>
  names.reduce((sum, name) => sum + Number(row[name] ?? 0), 0)

/** The amounts paid and refunded, and the fee on what is left. Before payment there is no refund and no fee. */
const paymentOf =
  (reductions: readonly string[], unpaid: RegExp): RowStory =>
  ({ row, random }) => {
    const payAmount = Number(row.amount) - sumOf(row, reductions)
    const isPaid = !unpaid.test(String(row.status))
    const refundAmount = isPaid ? refundedOf(row.status, payAmount, random) : undefined
    return {
      ...{ payAmount, refundAmount },
      channelFee: isPaid ? Math.round((payAmount - (refundAmount ?? 0)) * feeRate) : undefined,
      paidAt: isPaid ? row.paidAt : undefined,
      ...('invoiceStatus' in row && !isPaid && { invoiceStatus: 'NONE' }),
      ...('pointsGranted' in row && { pointsGranted: isPaid ? Math.floor(payAmount / 100) : 0 }),
    }
  }

export const directPayment = paymentOf(['couponAmount', 'memberDiscount', 'pointsAmount'], /PENDING|CLOSED/)

export const vposTrade = paymentOf(['discountAmount'], /PAYING|FAILED/)

/** A share of an order goes to another party, and may be returned. */
export const splitBill: RowStory = ({ row }) => {
  const splitAmount = Math.floor((Number(row.orderAmount) * Number(row.splitRatio)) / 100)
  const returnAmount = row.status === 'RETURNED' ? splitAmount : undefined
  return { splitAmount, returnAmount, deductedAmount: undefined }
}

/** The fee is one yuan up to 50,000 yuan; above it 0.02 %, 50 yuan at most. */
export const withdrawal: RowStory = ({ row }) => {
  const amount = Number(row.amount)
  return { fee: amount <= 5_000_000 ? 100 : Math.min(5000, Math.round(amount * 0.0002)) }
}

const editions: readonly (readonly [name: RegExp, edition: string, yearly: number])[] = [
  [/标准/, 'STANDARD', 680_000],
  [/专业/, 'STANDARD', 980_000],
  [/旗舰/, 'FLAGSHIP', 1_980_000],
]

/** A package costs what its name states; two years cost a tenth less than twice one year. */
export const rechargePackage: RowStory = ({ row }) => {
  const name = String(row.packageName)
  const [, edition, yearly] = editions.find(([words]) => words.test(name)) ?? []
  if (yearly) {
    const years = /两年/.test(name) ? 2 : 1
    const amount = years === 2 ? yearly * 1.8 : yearly
    const originAmount = yearly * years * 1.2
    return { accountType: 'SAAS', edition, months: 12 * years, amount, originAmount, giftAmount: 0 }
  }
  const amount = Number(/\d+/.exec(name)?.[0] ?? 1000) * 100
  const isMessages = /短信/.test(name)
  return {
    ...{ accountType: isMessages ? 'SMS' : 'SMALL_LIFE', edition: 'NONE', amount, originAmount: amount },
    ...{ months: undefined, giftAmount: isMessages ? 0 : amount / 20 },
  }
}

/** The amounts are those of the package; only a service fee has a service period. */
export const recharge: RowStory = ({ row, referred, createdAt }) => {
  const chosen = referred('rechargePackageId')
  const accountType = chosen?.accountType ?? row.accountType
  const isFee = accountType === 'SAAS'
  const months = Number(chosen?.months ?? 12)
  return {
    accountType,
    amount: chosen?.amount ?? row.amount,
    giftAmount: chosen ? chosen.giftAmount : 0,
    serviceFrom: isFee ? dayText(createdAt) : undefined,
    serviceTo: isFee ? dayText(createdAt + Math.round(months * 30.4) * day) : undefined,
    invoiceStatus: row.status === 'PAID' ? row.invoiceStatus : 'NONE',
  }
}

/** A payout is for the services of the month before. */
export const laborPayout: RowStory = ({ createdAt }) => ({
  period: { start: dayText(createdAt - 33 * day), end: dayText(createdAt - 3 * day) },
})

/** The amount is the quantity at the price of the ticket. */
export const smallLifeConsume: RowStory = ({ row, random, referred }) => {
  const ticket = referred('smallLifeTicketId')
  const quantity = random.between(1, 3)
  const lifeAmount = quantity * Number(ticket?.lifePrice ?? random.between(60, 300) * 100)
  return {
    ...{ quantity, lifeAmount },
    settleAmount: ticket ? quantity * Number(ticket.supplyPrice) : Math.floor(lifeAmount * 0.9),
    commission: Math.floor((lifeAmount * Number(ticket?.commissionRate ?? 8)) / 100),
    platformSubsidy: row.platformSubsidy === undefined ? undefined : Math.floor(lifeAmount / 2000) * 100,
    settlementBillId: row.status === 'SETTLED' ? row.settlementBillId : undefined,
  }
}

/** A channel is named after its kind and its store. */
export const payChannel: RowStory = ({ row, resource, referred }) => {
  const options = resource.fields.find(({ name }) => name === 'channelType')?.options ?? []
  const kind = options.find(({ value }) => value === row.channelType)?.label.zh ?? ''
  const store = referred('storeId')?.hotelName
  return { channelName: store ? `${kind}·${store}` : kind }
}
