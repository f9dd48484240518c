/**
 * Takes a file's name apart: what a person renames, and the extension, which stays. A folder's name, `.profile` and
 * names without a dot have none.
 */
export function nameParts(name: string, kind: 'folder' | 'file'): { stem: string; extension: string } {
  const [, stem = name, extension = ''] = (kind === 'file' && /^(.+)(\.[^.\s]+)$/.exec(name)) || []
  return { stem, extension }
}

/** The whole name of what was typed; who types the extension as well does not get it twice. */
export function wholeName(typed: string, extension: string): string {
  const name = typed.trim()
  const isTyped = extension !== '' && name.toLowerCase().endsWith(extension.toLowerCase())
  return name && (isTyped ? name : name + extension)
}
