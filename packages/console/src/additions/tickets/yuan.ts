import { formatCents } from '@ebkit/rules/products'

/** Cents as people read them: `¥98.00`. */
export const yuan = (cents: number): string => `¥${formatCents(cents)}`
