/**
 * Splits a file name into the part that a user edits and the extension, which is kept. Folders, `.profile` and names without
 * a dot have no extension.
 */
export function nameParts(name: string, kind: 'folder' | 'file'): { stem: string; extension: string } {
  const [, stem = name, extension = ''] = (kind === 'file' && /^(.+)(\.[^.\s]+)$/.exec(name)) || []
  return { stem, extension }
}

/** The complete name of a typed text; an extension that was typed too is not repeated. */
export function wholeName(typed: string, extension: string): string {
  const name = typed.trim()
  const isTyped = extension !== '' && name.toLowerCase().endsWith(extension.toLowerCase())
  return name && (isTyped ? name : name + extension)
}
