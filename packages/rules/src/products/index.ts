export * from './eligibility'
export * from './money'
export * from './productStateStrings'
export * from './promotionPrice'
