import { floatsModally } from '@ebkit/ui/popover'
import { useEffect, useRef, useState } from 'react'

/**
 * Whether the box of the selected image is open. It opens automatically beside a selected image, and closes with Esc;
 * Enter opens and focuses it. If it would make the page behind it inert, only Enter opens it.
 * @param position of the selected image in the text; undefined where none is
 */
export function useImageBox(position: number | undefined) {
  const anchor = useRef<HTMLElement | null>(null)
  const [state, setState] = useState<'byItself' | 'wanted' | 'closed'>('byItself')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image, or none
  useEffect(() => setState('byItself'), [position])
  return {
    isOpen: position !== undefined && (state === 'wanted' || (state === 'byItself' && !floatsModally())),
    /** The anchor of the box, which is the image. */
    anchorAt(element: HTMLElement | null | undefined) {
      anchor.current = element ?? null
      return anchor
    },
    enter() {
      setState('wanted')
      requestAnimationFrame(() => {
        const root = anchor.current?.getRootNode() as ParentNode | undefined
        root?.querySelector<HTMLElement>('.eb-rich-text__image-box input')?.focus()
      })
    },
    close: () => setState('closed'),
  }
}
