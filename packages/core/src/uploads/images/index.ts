export * from './fileImage'
