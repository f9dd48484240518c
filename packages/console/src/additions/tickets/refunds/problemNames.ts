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

/** Names of the texts that say why an order, or a line of a file, is not refunded, by the gateway's code. */
export const problemNames: Readonly<Record<string, (typeof names)[keyof typeof names] | undefined>> = names
