export * from './zipFiles'
