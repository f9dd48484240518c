import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Lets arrows go through buttons or links that stand beside each other, of which Tab reaches one (ARIA's pattern of a toolbar):
 * the handler of the key on what holds them.
 */
export function goThroughChoices(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')]
  const at = buttons.indexOf(event.target as HTMLElement)
  if (step === undefined || at < 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const isMirrored = /Left|Right/.test(event.key) && getComputedStyle(event.currentTarget).direction === 'rtl'
  buttons.at((at + (isMirrored ? -step : step)) % buttons.length)?.focus()
}

/** Which of the buttons Tab reaches: the one that holds, else the first. */
export const tabStop = (values: readonly string[], value: string, index: number): 0 | -1 =>
  index === Math.max(0, values.indexOf(value)) ? 0 : -1
