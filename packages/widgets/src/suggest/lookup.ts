import { latest, superseded } from '@ebkit/core/promise'
import type { ListOption } from '@ebkit/ui/list-box'
import { readSuggestions, type SuggestionSource } from './suggestions'

/** The state of the suggestions for a text. */
export interface Lookup {
  status: 'idle' | 'loading' | 'done' | 'failed'
  /** While loading, and after a failure: those of the previous text. */
  options: readonly ListOption[]
  cause?: unknown
}

export interface Lookups {
  /** Requests after `wait` ms, unless the text has changed by then; a pending older answer is dropped. */
  ask(source: SuggestionSource, text: string, wait: number): void
  /** Cancels the request, and clears the suggestions without an event. */
  cancel(): void
}

export const nothing: Lookup = { status: 'idle', options: [] }

/** Keeps the suggestions of the newest text, in any order of answers. */
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
