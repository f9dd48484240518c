import type { ReceiptText } from './strings'

type Values = Readonly<Record<string, unknown>>

/** A line of a receipt: two texts at its ends, or one. */
export interface ReceiptLine {
  readonly name: string
  readonly left: string
  readonly right?: string
}

/** The lines of a receipt below its head, for a sample sale. */
export function receiptLines({ showFields, memberMask }: Values, text: ReceiptText): readonly ReceiptLine[] {
  const shown = new Set(Array.isArray(showFields) ? showFields.map(String) : [])
  const phone = memberMask === false ? '13800001234' : '138****1234'
  const all: readonly (ReceiptLine & { readonly field?: string })[] = [
    { name: 'copy', left: text('guestCopy') },
    { name: 'order', field: 'ORDER', left: text('order'), right: 'TK2026112000017' },
    { name: 'time', left: text('time'), right: '2026-11-20 09:05' },
    { name: 'goods', left: text('goods'), right: '168.00' },
    { name: 'member', field: 'MEMBER', left: text('member'), right: phone },
    { name: 'discount', field: 'DISCOUNT', left: text('discount'), right: '-16.80' },
    { name: 'paid', left: text('paid'), right: '151.20' },
    { name: 'balance', field: 'BALANCE', left: text('balance'), right: '348.80' },
    { name: 'points', field: 'POINTS', left: text('points'), right: '151' },
    { name: 'operator', field: 'OPERATOR', left: text('operator'), right: 'A01' },
    { name: 'sign', field: 'SIGN', left: text('sign') },
  ]
  return all.filter(({ field }) => !field || shown.has(field))
}

/** The receipt as plain text, for printers that print characters. */
export function receiptText(values: Values, text: ReceiptText): string {
  const lines = receiptLines(values, text).map(({ left, right }) => (right ? `${left}  ${right}` : left))
  return [values.headerText, ...lines, values.footerText, values.qrType === 'NONE' ? '' : values.qrHint]
    .filter(Boolean)
    .join('\n')
}
