/**
 * Calls back with each size that an element gets, the present one first, a frame later: changing the layout within the
 * observation would make the browser report a loop to the page.
 *
 * @param onSize is given what the observer found
 * @returns ends it; nothing is called afterwards
 * @example
 * ```ts
 * import { observeSize } from '@ebkit/ui/size-observer'
 *
 * export const followWidth = (box: HTMLElement) =>
 *   observeSize(box, () => box.classList.toggle('narrow', box.clientWidth < 480))
 * ```
 */
export function observeSize(
  element: Element,
  onSize: (entries: readonly ResizeObserverEntry[]) => void,
): () => void {
  let frame = 0
  const observer = new ResizeObserver((entries) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => onSize(entries))
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
