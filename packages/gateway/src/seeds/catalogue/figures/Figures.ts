/** How the numbers in a resource's rows are drawn, and how they depend on each other. */
export interface Figures {
  /** Smallest and largest usual values of numbers that are drawn, in a row or in its records. Money in cents. */
  readonly sizes?: Readonly<Record<string, readonly [from: number, to: number]>>
  /**
   * Numbers that are another number times a random factor: a share of it, or an amount per unit. Applied in this order.
   */
  readonly parts?: Readonly<Record<string, readonly [of: string, from: number, to: number]>>
  /** Numbers that are calculated, in this order and after the parts: `netAmount = amount - refundAmount`. */
  readonly formulas?: readonly string[]
  /** Numbers that are 0 until a row has begun; their parts are then 0 too. */
  readonly results?: readonly string[]
  /** Of a job: the fields with its numbers of rows in total, done, and failed. */
  readonly job?: readonly [total: string, done: string, failed: string]
}

/** Figures by resource. */
export type FiguresOf = Readonly<Record<string, Figures>>
