import { latest, superseded } from '@ebkit/core/promise'
import type { ListOption } from '@ebkit/ui/list-box'
import { readSuggestions, type SuggestionSource } from './suggestions'

/** What is known of the suggestions for a text. */
export interface Lookup {
  status: 'idle' | 'loading' | 'done' | 'failed'
  /** While loading, and after a failure: those of the text before. */
  options: readonly ListOption[]
  cause?: unknown
}

export interface Lookups {
  /** Asks after `wait` ms, unless there is a newer text by then; an older answer that is still awaited is dropped. */
  ask(source: SuggestionSource, text: string, wait: number): void
  /** Drops what is asked, and forgets the suggestions. Tells nobody. */
  cancel(): void
}

export const nothing: Lookup = { status: 'idle', options: [] }

/** Keeps the suggestions of the newest text, however the answers come in. */
export function createLookups(onChange: (lookup: Lookup) => void): Lookups {
  const newest = latest()
  let timer: ReturnType<typeof setTimeout> | undefined
  let options: readonly ListOption[] = []

  async function run(source: SuggestionSource, text: string): Promise<void> {
    onChange({ status: 'loading', options })
    try {
      const answer = await newest.run(async (signal) => readSuggestions(await source(text, signal)))
      if (answer === superseded) return
      options = answer
      onChange({ status: 'done', options })
    } catch (cause) {
      onChange({ status: 'failed', options, cause })
    }
  }

  return {
    ask(source, text, wait) {
      clearTimeout(timer)
      newest.cancel()
      if (wait) timer = setTimeout(run, wait, source, text)
      else void run(source, text)
    },
    cancel() {
      clearTimeout(timer)
      newest.cancel()
      options = []
    },
  }
}
