import { useState } from 'react'
import { doneSteps, endGuide, forgetSteps, type GuideStep, isGuideDue, keepStep } from './guideSteps'

export type GuideState = ReturnType<typeof useGuide>

/** Whether the guide is shown, and the steps that a user has done. */
export function useGuide(userId: string) {
  const [isShown, setShown] = useState(isGuideDue)
  const [done, setDone] = useState(() => doneSteps(userId))
  return {
    isShown,
    done,
    finish: (step: GuideStep) => setDone(keepStep(userId, step)),
    close() {
      endGuide()
      setShown(false)
    },
    restart() {
      forgetSteps(userId)
      setDone([])
      setShown(true)
    },
  }
}
