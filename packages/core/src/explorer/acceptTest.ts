import { extensionOf, isAcceptedType } from '@ebkit/rules/files'

/** Whether files are of the types of a list. Each extension is judged once: a listing has 100,000 names and few of these. */
export function acceptTest(accept: string): (name: string) => boolean {
  const judged = new Map<string, boolean>()
  return (name) => {
    const extension = extensionOf(name)
    let isWanted = judged.get(extension)
    if (isWanted === undefined) {
      isWanted = isAcceptedType({ name: `x.${extension}`, type: '' }, accept)
      judged.set(extension, isWanted)
    }
    return isWanted
  }
}
