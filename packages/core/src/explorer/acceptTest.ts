import { extensionOf, isAcceptedType } from '@ebkit/rules/files'

/**
 * Tests whether files are of the accepted types. The result is cached for each extension: a listing has 100,000 names
 * and few extensions.
 */
export function acceptTest(accept: string): (name: string) => boolean {
  const results = new Map<string, boolean>()
  return (name) => {
    const extension = extensionOf(name)
    let isWanted = results.get(extension)
    if (isWanted === undefined) {
      isWanted = isAcceptedType({ name: `x.${extension}`, type: '' }, accept)
      results.set(extension, isWanted)
    }
    return isWanted
  }
}
