/** What a ticket product is sold as; its category has the same. */
export const productTypes = ['ticket', 'room', 'meal', 'package', 'goods', 'gift'] as const

/** How a guest gets it: a code, a parcel, or either. */
export const shipTypes = ['code', 'mail', 'all'] as const

/** `valid_card`: a card for a period. */
export const ecardTypes = ['none', 'valid_card'] as const

/** States of a ticket product. */
export const productStatuses = ['new', 'published', 'offline', 'share'] as const

/** 1 draft, 2 in review, 3 rejected, 4 approved. */
export const productAuditStatuses = [1, 2, 3, 4] as const
