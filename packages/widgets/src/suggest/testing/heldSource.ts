import { until } from '@ebkit/testing/browser'
import type { Suggestion } from '..'

interface Asked {
  text: string
  signal: AbortSignal
  answer: (list: Suggestion[]) => void
  fail: (why: unknown) => void
}

/** A source that answers when the test says so. */
export function source() {
  const asked: Asked[] = []
  const ask = (text: string, signal: AbortSignal) =>
    new Promise<Suggestion[]>((answer, fail) => asked.push({ text, signal, answer, fail }))
  return { ask, asked, next: (count: number) => until(() => asked[count - 1], `request ${count}`) }
}
