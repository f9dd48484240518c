export * from './csv'
export { plainOfInert } from './inert'
export * from './SheetCell'
export * from './sheetXml'
