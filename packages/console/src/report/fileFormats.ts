/** The formats of files with figures, by their names. */
export const fileFormats = { xlsx: 'XLSX', csv: 'CSV' } as const
