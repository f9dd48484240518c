import { settlementItem } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { addRow } from '../../behaviour/rows'
import type { Order } from '../tickets/ticketCodes'

/** The data of an order that its lines contain. */
export type Sale = Pick<
  Order,
  'platformOrderId' | 'hotelId' | 'productName' | 'buyerName' | 'buyerPhone' | 'payMethod' | 'saleChannel'
>

/** One line of a store's settlement. */
export interface Line {
  readonly itemType: 'SALE' | 'USE' | 'REFUND' | 'EXPIRE'
  readonly quantity: number
  readonly amount: number
  readonly codeNo?: string | null
  /** The store of use. Default: not used yet. */
  readonly useStoreId?: string
  /** The store with which the line is settled. Default: the store that sold. */
  readonly hotelId?: string
  /** Cents that the line adds to its bill. */
  readonly settleAmount: number
  readonly channelFee?: number
}

const payMethods = {
  wechat: 'WECHAT',
  alipay: 'ALIPAY',
  prepay: 'PREPAY_CARD',
  points: 'BALANCE',
  cash: 'CASH',
  pos: 'BANKCARD',
} as const

const channels: Readonly<Record<string, 'WXA' | 'H5' | 'ALIPAY' | 'TIKTOK' | 'OTA' | 'STORE'>> = {
  wechat: 'WXA',
  h5: 'H5',
  alipay: 'ALIPAY',
  tiktok: 'TIKTOK',
  xhs: 'OTA',
  fliggy: 'OTA',
  offline: 'STORE',
}

/** Adds a line for an order. The next bill of its store includes it. */
export async function addLine(context: BehaviourContext, order: Sale, line: Line): Promise<void> {
  const { itemType, quantity, amount, codeNo = null, useStoreId = null, settleAmount, channelFee = 0 } = line
  const values = {
    bizType: 'TICKET',
    itemType,
    orderNo: order.platformOrderId,
    codeNo,
    productName: order.productName,
    quantity,
    saleStoreId: order.hotelId,
    useStoreId,
    memberName: order.buyerName,
    phone: order.buyerPhone,
    amount,
    channelFee,
    platformFee: 0,
    commission: 0,
    settleAmount,
    payMethod: payMethods[order.payMethod ?? 'cash'],
    channel: channels[order.saleChannel ?? 'h5'] ?? 'H5',
    occurredAt: sql`now()`,
  } as const
  await addRow(context, settlementItem, values, { hotelId: line.hotelId ?? order.hotelId })
}
