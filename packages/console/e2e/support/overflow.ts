import type { Page } from '@playwright/test'
import {
  clipOf,
  controlProblems,
  describe,
  isInBar,
  isMeantToBeHidden,
  isSeen,
  overlapOf,
  place,
  scrollProblems,
  shownIn,
  textBoxes,
  textProblems,
} from './overflowInPage'

const parts = [
  ...[clipOf, controlProblems, describe, isInBar, isMeantToBeHidden, isSeen],
  ...[overlapOf, place, scrollProblems, shownIn, textBoxes, textProblems],
]

/** What is scrolled inside where it is wider than its place: tables, tabs, steps, boards, strips of pictures and quick ranges. */
const scrollers = [
  '[role=tablist], [role=grid], [role=treegrid], .eb-data-grid--rolls',
  '.eb-page-tabs__list, .eb-layout-tabs > ul, .eb-data-form__steps, .eb-board, .eb-figure__scroll, .eb-full-value__table',
  '.eb-activity-banner__images, .eb-poster-page__templates, .eb-date-range__presets',
]

/** What shows a part of something larger. */
const windows = ['.eb-map-picker__map']

/**
 * What does not fit into the window: a document or a page that scrolls sideways, what is cut off without a sign, controls
 * outside of their place, those that something else covers, and texts that stand on each other.
 */
export async function overflowOf(page: Page): Promise<readonly string[]> {
  // Some compilers call a helper for each named function, which the browser does not have.
  const source = ['const __name = (one) => one', ...parts.map(String)].join('\n')
  const call = `[
    ...scrollProblems(${JSON.stringify([...scrollers, ...windows].join())}), ...controlProblems(), ...textProblems(),
  ]`
  const look = async () => (await page.evaluate(`(() => { ${source}\nreturn ${call} })()`)) as string[]
  const problems = new Set(await look())
  if (problems.size === 0) return []
  // What follows a size changes the layout a frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return [...new Set(await look())].filter((problem) => problems.has(problem))
}

/** A window of the console that everything has to fit into. */
export interface FittingWindow {
  readonly width: number
  readonly height: number
  readonly language: 'zh' | 'en'
}

/** A phone and a small desktop window, in both languages. */
export const fittingWindows: readonly FittingWindow[] = [
  { width: 390, height: 844, language: 'zh' },
  { width: 390, height: 844, language: 'en' },
  { width: 1366, height: 768, language: 'zh' },
  { width: 1366, height: 768, language: 'en' },
]

/** Gives a page the size and language of a window, before the console is opened. */
export async function openWindow(page: Page, { language, ...size }: FittingWindow): Promise<void> {
  await page.setViewportSize(size)
  await page.addInitScript((name) => localStorage.setItem('ebkit.console.language', name), language)
}
