import type { RowStory, SeedRow } from '../SeedRow'
import { day, momentText } from '../values/moments'

/** The tax is the sum of the lines' taxes. */
export const invoice: RowStory = ({ row, person }) => {
  const items = (Array.isArray(row.items) ? row.items : []) as SeedRow[]
  const amountWithTax = items.reduce((sum, { amountWithTax: amount }) => sum + Number(amount), 0)
  const taxAmount = items.reduce((sum, { amountWithTax: amount, taxRate }) => {
    const rate = Number(taxRate) / 100
    return sum + Math.round((Number(amount) * rate) / (1 + rate))
  }, 0)
  const isIssued = /ISSUED|RED/.test(String(row.status))
  return {
    ...{ amountWithTax, taxAmount, amountNoTax: amountWithTax - taxAmount },
    titleName: row.titleType === 'PERSON' ? (row.memberName ?? person.name) : row.titleName,
    invoiceNo: isIssued ? row.invoiceNo : undefined,
    issuedAt: isIssued ? row.issuedAt : undefined,
    redInvoiceNo: row.status === 'RED' ? row.redInvoiceNo : undefined,
  }
}

/** Deposits received were used, refunded or forfeited, or are still held. */
export const depositAccount: RowStory = ({ random }) => {
  const orderCount = random.between(1, 4)
  const parts = { heldAmount: 0, usedAmount: 0, refundAmount: 0, forfeitAmount: 0 }
  const names = [
    'usedAmount',
    'usedAmount',
    'heldAmount',
    'heldAmount',
    'refundAmount',
    'forfeitAmount',
  ] as const
  for (let order = 0; order < orderCount; order++) parts[random.pick(names)] += random.pick([100, 2000, 5000])
  return { ...parts, orderCount, totalAmount: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}

/** Stores have a bank account that was verified, but for the last one. */
export const settlementAccount: RowStory = ({ index, count, createdAt }) => {
  const isOpen = count > 1 && index === count - 1
  return {
    status: isOpen ? 'DRAFT' : 'VALID',
    auditNote: undefined,
    verifiedAt: isOpen ? undefined : momentText(createdAt + day),
  }
}

/** The balance is the available plus the frozen amount. */
export const cashAccount: RowStory = ({ random }) => {
  const balance = random.between(2000, 800_000) * 100
  const frozenAmount = random.next() < 0.3 ? random.between(50, 1000) * 100 : 0
  return { balance, frozenAmount, availableAmount: balance - frozenAmount }
}

/** A deposit pays a part of the price now, the balance is due later; the deposit is worth more than it cost. */
export const depositOrder: RowStory = ({ random, row, referred }) => {
  const product = referred('ticketProductId')
  const quantity = random.between(1, 2)
  const productAmount = Number(product?.minSalePrice || 29_800) * quantity
  const depositAmount = random.pick([100, 2000, 5000])
  const expandAmount = Math.min(productAmount, depositAmount * 3)
  const state = String(row.status)
  const isPaid = !/WAIT_DEPOSIT|CLOSED/.test(state)
  return {
    ...{ quantity, productAmount, depositAmount, expandAmount },
    balanceAmount: productAmount - expandAmount,
    depositTime: isPaid ? row.depositTime : undefined,
    balanceTime: state === 'COMPLETED' ? row.balanceTime : undefined,
    platformOrderId: undefined,
  }
}
