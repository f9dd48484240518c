import { defaultMaximumSize, type FileFacts, isAcceptedType, sizeLimit } from '@ebkit/rules/files'
import type { ImagePickerProps } from './props'

/** Why an image is refused. The view provides the text. */
export type ImageProblem = 'wrong-type' | 'too-large' | 'wrong-both' | 'too-many'

/** The limits of images. */
export type ImageRules = Pick<ImagePickerProps, 'accept' | 'maxSize' | 'max' | 'multiple'>

/** All image types, used if the page names no extensions. */
export const anyPicture = 'image/*'

/**
 * The problem of an image by its name and size; undefined if it is accepted.
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

/** Parameters of the message. */
export const sizeParams = ({ maxSize = defaultMaximumSize }: ImageRules) => ({ ...sizeLimit(maxSize) })

/**
 * Splits images into accepted and refused ones: first those with a problem are refused, then those beyond the
 * maximum.
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
