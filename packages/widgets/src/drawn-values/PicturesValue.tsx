import { laterPart } from '../later/laterPart'
import type { ShownValueProps } from './ShownValueProps'

const [useGallery] = laterPart(() => import('../gallery'))

/** Thumbnails; a press opens one in the gallery. */
export function PicturesValue({ field, value }: ShownValueProps) {
  const { Gallery, failure } = useGallery(true)
  const isPrivate = field.visibility === 'private'
  const items = [value].flat().map((saved) => ({ src: String(saved), isPrivate }))
  return Gallery ? <Gallery items={items} thumbnailSize={72} /> : (failure ?? null)
}
