/** What the page of a row does besides showing it. */
export type DetailMode = 'edit' | 'copy'

/** `?mode=edit`: the row is in a form over its page. */
export function detailMode(query: string): DetailMode | undefined {
  const given = new URLSearchParams(query).get('mode')
  return given === 'edit' || given === 'copy' ? given : undefined
}
