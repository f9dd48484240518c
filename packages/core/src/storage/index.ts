export * from './safeStorage'
