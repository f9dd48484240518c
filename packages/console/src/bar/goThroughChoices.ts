import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Key handler of a container: arrow keys move focus among its buttons or links, of which Tab reaches one (the toolbar
 * pattern of ARIA).
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

/** The `tabIndex` of a button: Tab reaches the selected one, else the first. */
export const tabStop = (values: readonly string[], value: string, index: number): 0 | -1 =>
  index === Math.max(0, values.indexOf(value)) ? 0 : -1
