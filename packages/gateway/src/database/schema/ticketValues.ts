/** Types of ticket products and of their categories. */
export const productTypes = ['ticket', 'room', 'meal', 'package', 'goods', 'gift'] as const

/** How the guest receives it: as a code, as a parcel, or either. */
export const shipTypes = ['code', 'mail', 'all'] as const

/** `valid_card`: a card valid for a period. */
export const ecardTypes = ['none', 'valid_card'] as const

/** States of a ticket product. */
export const productStatuses = ['new', 'published', 'offline', 'share'] as const

/** 1 draft, 2 in review, 3 rejected, 4 approved. */
export const productAuditStatuses = [1, 2, 3, 4] as const
