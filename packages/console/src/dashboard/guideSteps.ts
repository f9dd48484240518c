import { getPage } from '@ebkit/core/page'
import { guideCounter, guideVisits } from '@ebkit/widgets/satisfaction'

/** What the guide shows on a first visit of the home page, in this order. */
export const guideSteps = ['store', 'todo', 'figures', 'shortcuts', 'notices'] as const

export type GuideStep = (typeof guideSteps)[number]

const keyOf = (userId: string) => `ebkit.console.guide.${userId}`
const isStep = (name: unknown): name is GuideStep => guideSteps.some((step) => step === name)

/** Visits and steps so far; the rating waits until there are five. */
const counted = () => Number(getPage().storage.get(guideCounter)) || 0

/**
 * Counts a visit of the home page or a step of its guide, so that the rating does not open by itself at first.
 *
 * @spec W-SAT-12
 */
export function countGuide(): void {
  if (counted() < guideVisits) getPage().storage.set(guideCounter, String(counted() + 1))
}

/** Whether the guide is shown: until five visits and steps are counted. */
export const isGuideDue = (): boolean => counted() < guideVisits

/** Ends the guide before its last step. */
export function endGuide(): void {
  getPage().storage.set(guideCounter, String(guideVisits))
}

/** The steps that a user has done in this browser. */
export function doneSteps(userId: string): readonly GuideStep[] {
  try {
    const kept: unknown = JSON.parse(getPage().storage.get(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isStep) : []
  } catch {
    // Foreign content in storage: no steps.
    return []
  }
}

/** Starts over: no step is done. The count stays. */
export function forgetSteps(userId: string): void {
  getPage().storage.set(keyOf(userId), '[]')
}

/** Stores a step as done; it counts once. */
export function keepStep(userId: string, step: GuideStep): readonly GuideStep[] {
  const done = doneSteps(userId)
  if (done.includes(step)) return done
  const next = [...done, step]
  getPage().storage.set(keyOf(userId), JSON.stringify(next))
  countGuide()
  return next
}
