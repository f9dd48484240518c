/** What a guest presents: a code, a phone number, a card number or an order number. */
export type EnteredKind = 'code' | 'phone' | 'card' | 'order'

/** The input without the spaces and hyphens that people and printers put between digits. */
export const cleaned = (entered: string): string => entered.replaceAll(/[\s\u3000\-\u2010-\u2015\uFF0D]/g, '')

/** The kind of an input, by its digits. */
export function enteredAs(entered: string): EnteredKind {
  if (/^\d{12}$/.test(entered)) return 'code'
  if (/^1\d{10}$/.test(entered)) return 'phone'
  return /^\d{16}$/.test(entered) ? 'card' : 'order'
}
