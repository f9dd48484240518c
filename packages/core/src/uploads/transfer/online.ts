/** Calls back when the browser is online again. @returns what ends it */
export function onOnline(call: () => void): () => void {
  const page: Partial<EventTarget> = globalThis
  page.addEventListener?.('online', call)
  return () => page.removeEventListener?.('online', call)
}
