import type { Field } from './Field'

/** Decimal places of an amount in yuan. */
const cents = 2

/** The text of a number: `money` is stored in cents and shown in yuan. */
export function numberText({ type }: Pick<Field, 'type'>, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (type !== 'money' || !Number.isSafeInteger(value)) return `${value}`
  const digits = `${Math.abs(value as number)}`.padStart(cents + 1, '0')
  return `${(value as number) < 0 ? '-' : ''}${digits.slice(0, -cents)}.${digits.slice(-cents)}`
}

/**
 * The number of a typed text, which may have full-width digits, commas and the full stop of a Chinese keyboard; null if it
 * is empty. Text that is not a number, or has fractions of a cent, is returned unchanged, so that nothing is lost and the
 * field can show an error.
 */
export function numberOf({ type }: Pick<Field, 'type'>, typed: string): number | string | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/[,\s¥]/g, '')
    .replace(/−/g, '-')
    .replace(/。/g, '.')
  if (!plain) return null
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return typed
  if (type !== 'money') return Number(plain)
  const [, sign, whole = '', part = ''] = /^([+-]?)(\d*)(?:\.(\d*?)0*)?$/.exec(plain) ?? []
  if (part.length > cents) return typed
  const amount = Number(whole + part.padEnd(cents, '0'))
  return Number.isSafeInteger(amount) ? amount * (sign === '-' ? -1 : 1) : typed
}
