export * from './ActionQuestion'
export * from './DeleteQuestion'
export * from './Outcome'
