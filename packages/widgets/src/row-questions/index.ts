export * from './ActionQuestion'
export * from './DeleteQuestion'
