/** A value as JSON inside the single quotes of an attribute. */
export const json = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
