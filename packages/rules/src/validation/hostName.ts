/** Letters, digits and hyphens of any language, not a hyphen at an end; at least two parts with a dot between. */
export function isHostName(text: string): boolean {
  const parts = text.split('.')
  return (
    text.length <= 253 &&
    parts.length > 1 &&
    parts.every(
      (part) => part.length < 64 && /^[a-z\d\u00a1-\uffff](?:[a-z\d\u00a1-\uffff-]*)$/i.test(part),
    ) &&
    parts.every((part) => !part.endsWith('-')) &&
    !/^\d+$/.test(parts.at(-1) ?? '') &&
    !/\s/.test(text)
  )
}
