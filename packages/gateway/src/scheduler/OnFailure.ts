/** Called for a change that failed: `ticketOrder.payTimeout`. */
export type OnFailure = (error: unknown, change: string) => void
