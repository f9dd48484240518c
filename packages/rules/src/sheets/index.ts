export * from './csv'
export * from './SheetCell'
export * from './sheetXml'
