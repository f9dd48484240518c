export * from './holidayOf'
export * from './schedule'
