import { useCallback, useState } from 'react'
import type { Slide } from '../viewer/Slide'

/** The pictures inside an element: images, and links around an image, which give the address of the large one. */
export function useSlotted(): [readonly Slide[], (slot: HTMLSlotElement | null) => void] {
  const [slides, setSlides] = useState<readonly Slide[]>([])
  const ref = useCallback((slot: HTMLSlotElement | null) => {
    if (!slot) return
    const read = () => {
      const images = slot.assignedElements({ flatten: true }).flatMap(imagesOf)
      setSlides(images.map(slideOf))
    }
    read()
    slot.onslotchange = read
  }, [])
  return [slides, ref]
}

const imagesOf = (element: Element): HTMLImageElement[] =>
  element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')]

function slideOf(image: HTMLImageElement): Slide {
  const { src, alt, title, dataset } = image
  const large = image.closest('a')?.href || dataset.src
  return {
    src: large || src,
    ...(large && { msrc: src }),
    ...(title && { title }),
    ...(alt && { alt }),
  }
}
