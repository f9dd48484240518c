/** Answers that several widgets of a page share, each requested once. */
export interface Resources {
  /**
   * Returns the cached answer, joins the running request, or starts one. Failures are not cached.
   * @param name of the resource, by which writes invalidate it
   * @param key tells apart what is read of it: hotel, page, search
   */
  read<T>(name: string, key: string, load: () => Promise<T>): Promise<T>
  /** Removes a resource from the cache and notifies listeners, also in the page's other tabs. */
  invalidate(name: string): void
  /** Calls back when a resource was invalidated. Returns a function that stops it. */
  listen(name: string, listener: () => void): () => void
  /** Clears the cache: another user, another gateway. */
  clear(): void
}

const channelName = 'ebkit.resources.1'

/**
 * Creates the cache. Other tabs are listened to only while this one has listeners, so that an idle page keeps no
 * channel open.
 * @example
 * ```ts
 * import { createResources } from '@ebkit/core/resources'
 *
 * const resources = createResources()
 * const load = async () => (await fetch('/floors')).json()
 * // Two widgets, one request.
 * const [floors] = await Promise.all([
 *   resources.read('floors', '100101', load),
 *   resources.read('floors', '100101', load),
 * ])
 * resources.listen('floors', () => console.log('Somebody changed them'))
 * resources.invalidate('floors')
 * ```
 */
export function createResources(): Resources {
  const kept = new Map<string, Map<string, Promise<unknown>>>()
  const listeners = new Map<string, Set<() => void>>()
  let channel: BroadcastChannel | undefined

  const forget = (name: string) => {
    kept.delete(name)
    for (const listener of listeners.get(name) ?? []) listener()
  }

  return {
    read<T>(name: string, key: string, load: () => Promise<T>) {
      const answers = kept.get(name) ?? new Map<string, Promise<unknown>>()
      kept.set(name, answers)
      const running = answers.get(key) as Promise<T> | undefined
      if (running) return running
      const answer = (async () => load())()
      answers.set(key, answer)
      answer.catch(() => {
        if (answers.get(key) === answer) answers.delete(key)
      })
      return answer
    },
    invalidate(name) {
      forget(name)
      const sender = channel ?? openChannel(() => {})
      sender?.postMessage(name)
      if (sender !== channel) sender?.close()
    },
    listen(name, listener) {
      channel ??= openChannel(forget)
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      return () => {
        own.delete(listener)
        if (!own.size) listeners.delete(name)
        if (listeners.size) return
        channel?.close()
        channel = undefined
      }
    },
    clear() {
      kept.clear()
    },
  }
}

function openChannel(forget: (name: string) => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }) => forget(String(data))
    return channel
  } catch {
    // An old browser or a sandboxed frame: only this tab.
    return undefined
  }
}
