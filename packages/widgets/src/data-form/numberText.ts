import type { Field } from '@ebkit/rules/fields'

/** Digits behind the point in yuan. */
const cents = 2

/** What a field shows of a number: `money` is kept in cents and shown in yuan. */
export function numberText({ type }: Pick<Field, 'type'>, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (type !== 'money' || !Number.isSafeInteger(value)) return `${value}`
  const digits = `${Math.abs(value as number)}`.padStart(cents + 1, '0')
  return `${(value as number) < 0 ? '-' : ''}${digits.slice(0, -cents)}.${digits.slice(-cents)}`
}

/**
 * The number of what was typed, full-width digits and commas included; null for nothing. A text that is none, or has
 * parts of a cent, stays a text, so that nothing is lost: the field says what is wrong with it.
 */
export function numberOf({ type }: Pick<Field, 'type'>, typed: string): number | string | null {
  const plain = typed.normalize('NFKC').replace(/[,\s¥]/g, '')
  if (!plain) return null
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return typed
  if (type !== 'money') return Number(plain)
  const [, sign, whole = '', part = ''] = /^([+-]?)(\d*)(?:\.(\d*?)0*)?$/.exec(plain) ?? []
  if (part.length > cents) return typed
  const amount = Number(whole + part.padEnd(cents, '0'))
  return Number.isSafeInteger(amount) ? amount * (sign === '-' ? -1 : 1) : typed
}
