import { delay } from '../../promise/nativePromise'
import { randomText } from '../objectKey'

interface Message {
  ask?: string
  answer?: string
  ids?: string[]
}

/** Milliseconds in which another tab says which uploads are its own. */
const answerTime = 200

/** Which unfinished uploads are another tab's, or another list's of this page, that goes on with them itself. */
export interface Holders {
  /** Ids that somebody else holds. */
  ask(): Promise<Set<string>>
  close(): void
}

/**
 * Tabs ask each other. A tab that sleeps does not answer: two then go on with one upload, which does no harm, since both
 * send the same parts of the same file to the same key, and registering it twice is once.
 *
 * @param held ids of this list
 */
export function createHolders(held: () => string[]): Holders {
  if (typeof BroadcastChannel === 'undefined') return { ask: async () => new Set(), close() {} }
  const channel = new BroadcastChannel('ebkit.uploads')
  // A channel would keep Node from ending.
  ;(channel as { unref?: () => void }).unref?.()
  const questions = new Map<string, Set<string>>()
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.ask) channel.postMessage({ answer: data.ask, ids: held() } satisfies Message)
    if (data.answer) for (const id of data.ids ?? []) questions.get(data.answer)?.add(id)
  }
  return {
    async ask() {
      const question = randomText()
      const found = new Set<string>()
      questions.set(question, found)
      channel.postMessage({ ask: question } satisfies Message)
      await delay(answerTime)
      questions.delete(question)
      return found
    },
    close: () => channel.close(),
  }
}
