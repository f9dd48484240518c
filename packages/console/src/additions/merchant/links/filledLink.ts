/** An optional parameter of a page of the shop. */
export interface LinkParameter {
  readonly key: string
  readonly meaning: string
  readonly example: string
}

/** The parameters that an entry knows. */
export const parametersOf = (params: unknown): readonly LinkParameter[] =>
  (Array.isArray(params) ? params : []).flatMap((each) => {
    const { key, meaning = '', example = '' } = Object(each) as Partial<LinkParameter>
    return key ? [{ key: String(key), meaning: String(meaning ?? ''), example: String(example ?? '') }] : []
  })

/** A link with parameters; empty ones are left out. A text that is not an address is returned unchanged. */
export function filledLink(link: string, values: Readonly<Record<string, string>>): string {
  if (!URL.canParse(link)) return link
  const filled = Object.entries(values).filter(([, value]) => value.trim())
  if (!filled.length) return link
  const address = new URL(link)
  for (const [key, value] of filled) address.searchParams.set(key, value.trim())
  return address.href
}
