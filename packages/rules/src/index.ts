export * from './feedback'
export * from './storableText'
export * from './textLength'
