/** Numbers of a resource's rows, and how they follow from each other. */
export interface Figures {
  /** Smallest and largest usual values of numbers that are drawn, of a row or of the records in its lists. Money in cents. */
  readonly sizes?: Readonly<Record<string, readonly [from: number, to: number]>>
  /** Numbers that are so many times another one: a share of it, or an amount for each. They follow in this order. */
  readonly parts?: Readonly<Record<string, readonly [of: string, from: number, to: number]>>
  /** Numbers that are calculated, in this order and after the parts: `netAmount = amount - refundAmount`. */
  readonly formulas?: readonly string[]
  /** Numbers that are 0 as long as a row has not begun; what is a part of them is 0 too. */
  readonly results?: readonly string[]
  /** Of a job: how many rows it is for, how many of them are done, and how many failed. */
  readonly job?: readonly [total: string, done: string, failed: string]
}

/** Figures by resource. */
export type FiguresOf = Readonly<Record<string, Figures>>
