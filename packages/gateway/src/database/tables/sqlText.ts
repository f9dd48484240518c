/** A name in SQL. */
export const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A text as a value in SQL. */
export const quotedText = (text: string) => `'${text.replaceAll("'", "''")}'`

/** `"brand_id", "hotel_id"` */
export const nameList = (names: readonly string[]) => names.map(quotedName).join(', ')
