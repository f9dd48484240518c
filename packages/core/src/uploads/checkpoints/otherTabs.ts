import { delay } from '../../promise/nativePromise'
import { randomText } from '../objectKey'

interface Message {
  ask?: string
  answer?: string
  ids?: string[]
}

/** Milliseconds that other tabs have to answer. */
const answerTime = 200

/** Other tabs, and other upload lists of this page. */
export interface OtherTabs {
  /** Ids of the unfinished uploads that they are working on; none after `close`. */
  activeUploads(): Promise<Set<string>>
  close(): void
}

/**
 * Tabs ask each other. A suspended tab does not answer, so two tabs may resume the same upload. That is harmless: both
 * send the same parts of the same file to the same key, and registration is idempotent.
 *
 * @param ownUploads ids of this list's unfinished uploads
 */
export function createOtherTabs(ownUploads: () => string[]): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { activeUploads: async () => new Set(), close() {} }
  const channel = new BroadcastChannel('ebkit.uploads')
  // An open channel would keep a Node process alive.
  ;(channel as { unref?: () => void }).unref?.()
  const questions = new Map<string, Set<string>>()
  let isClosed = false
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.ask) channel.postMessage({ answer: data.ask, ids: ownUploads() } satisfies Message)
    if (data.answer) for (const id of data.ids ?? []) questions.get(data.answer)?.add(id)
  }
  return {
    async activeUploads() {
      const question = randomText()
      const found = new Set<string>()
      // Posting on a closed channel throws.
      if (isClosed) return found
      questions.set(question, found)
      channel.postMessage({ ask: question } satisfies Message)
      await delay(answerTime)
      questions.delete(question)
      return found
    },
    close() {
      isClosed = true
      channel.close()
    },
  }
}
