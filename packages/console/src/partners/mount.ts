import type { PartnerPlace, PartnerRoute } from './PartnerApplication'

/**
 * Lets the host page draw, synchronously or asynchronously.
 *
 * @param onFailure called with what it throws or rejects with, unless it has been unmounted before
 * @returns a function that ends it, even if it is still drawing
 */
export function mount(
  route: PartnerRoute,
  content: HTMLElement,
  page: PartnerPlace,
  onFailure: (error: unknown) => void,
): () => void {
  let isOver = false
  let stop: unknown
  const end = () => {
    if (typeof stop === 'function') stop()
  }
  const keep = (given: unknown) => {
    stop = given
    if (isOver) end()
  }
  const fail = (error: unknown) => {
    if (!isOver) onFailure(error)
  }
  try {
    const drawn = route.mount(content, page)
    if (typeof (drawn as Partial<Promise<unknown>> | undefined)?.then === 'function')
      (drawn as Promise<unknown>).then(keep, fail)
    else stop = drawn
  } catch (error) {
    fail(error)
  }
  return () => {
    isOver = true
    end()
  }
}
