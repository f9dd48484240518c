/** Calls when the browser says that the network is back. Gives a function that ends that. */
export function onOnline(call: () => void): () => void {
  const page: Partial<EventTarget> = globalThis
  page.addEventListener?.('online', call)
  return () => page.removeEventListener?.('online', call)
}
