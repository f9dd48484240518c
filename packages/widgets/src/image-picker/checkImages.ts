import { defaultMaximumSize, type FileFacts, isAcceptedType, sizeLimit } from '@ebkit/rules/files'
import type { ImagePickerProps } from './props'

/** Why an image is not taken. The text is the view’s. */
export type ImageProblem = 'wrong-type' | 'too-large' | 'wrong-both' | 'too-many'

/** What decides on images. */
export type ImageRules = Pick<ImagePickerProps, 'accept' | 'maxSize' | 'max' | 'multiple'>

/** Pictures of every kind, where the page names no extensions. */
export const anyPicture = 'image/*'

/**
 * What is wrong with an image by its name and size; undefined for a good one.
 *
 * @param size bytes; undefined where nobody knows it, and then it is good
 * @spec W-IPK-2 W-IPK-3 W-IPK-4
 */
export function imageProblem(
  { name, size = 0, type = '' }: Pick<FileFacts, 'name'> & Partial<FileFacts>,
  { accept, maxSize = defaultMaximumSize }: ImageRules,
): ImageProblem | undefined {
  const isOther = !isAcceptedType({ name, type }, accept || anyPicture)
  const isLarge = maxSize > 0 && size > maxSize
  if (isOther && isLarge) return 'wrong-both'
  if (isOther) return 'wrong-type'
  return isLarge ? 'too-large' : undefined
}

/** What a message about it needs to say. */
export const sizeParams = ({ maxSize = defaultMaximumSize }: ImageRules) => ({ ...sizeLimit(maxSize) })

/**
 * Sorts out which images can be taken: first those with a problem go, then those beyond the room that is left.
 *
 * @param room images that there is room for
 * @spec W-IPK-5
 */
export function checkImages<Image extends Pick<FileFacts, 'name'> & Partial<FileFacts>>(
  images: readonly Image[],
  rules: ImageRules,
  room: number,
): { taken: Image[]; refused: Array<{ image: Image; problem: ImageProblem }> } {
  const taken: Image[] = []
  const refused: Array<{ image: Image; problem: ImageProblem }> = []
  for (const image of images) {
    const problem = imageProblem(image, rules) ?? (taken.length < room ? undefined : 'too-many')
    if (problem) refused.push({ image, problem })
    else taken.push(image)
  }
  return { taken, refused }
}
