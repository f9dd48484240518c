export * from './eligibility'
export * from './money'
