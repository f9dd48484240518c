const names = {
  USED: 'used',
  REFUNDED: 'refunded',
  REFUNDING: 'refunding',
  INVOICED: 'invoiced',
  LATE: 'late',
  SPLIT: 'split',
  GROUP: 'group',
  COMPLETED: 'completed',
  FREE: 'free',
  UNKNOWN: 'unknown',
  TWICE: 'twice',
  AMOUNT: 'noAmount',
  ABOVE: 'above',
} as const

/** Names of the texts of what keeps an order, or a line of a file, from being refunded; by what the gateway calls it. */
export const problemNames: Readonly<Record<string, (typeof names)[keyof typeof names] | undefined>> = names
