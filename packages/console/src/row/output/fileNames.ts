/** A text as the name of a file: without the characters that file systems refuse. */
export const fileName = (text: string): string => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')

/** A unique name for a picture in an archive. @param taken the files that are in it, by name */
export function pictureName(text: string, taken: ReadonlyMap<string, unknown>): string {
  const name = fileName(text)
  let unique = `${name}.png`
  for (let count = 2; taken.has(unique); count++) unique = `${name}-${count}.png`
  return unique
}
