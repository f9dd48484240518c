export * from './ActionQuestion'
export type * from './ActionQuestionProps'
export * from './DeleteQuestion'
export * from './Outcome'
