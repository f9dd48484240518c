export * from './eligibility'
export * from './money'
export * from './postage'
export * from './productStateStrings'
