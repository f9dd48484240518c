/** One cell of a file for spreadsheets: a text, a number with its decimals, or a day with a time or without. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly decimals?: 2 }
  /** `2026-11-20`, `2026-11-20 09:05:00`. */
  | { readonly kind: 'date' | 'datetime'; readonly text: string }
