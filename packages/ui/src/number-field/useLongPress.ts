import { useEffect, useLayoutEffect, useRef } from 'react'

/** Milliseconds before the second step of a press, from there to the third, and at least. */
const [first, second, least] = [400, 120, 30]

/**
 * A press that goes on while the pointer is down, faster and faster.
 *
 * @param step false when it cannot go on
 * @param onEnd after the last step
 */
export function useLongPress(step: (steps: number) => boolean, onEnd: () => void) {
  const newest = useRef({ step, onEnd })
  useLayoutEffect(() => {
    newest.current = { step, onEnd }
  })
  const timer = useRef(0)
  const isDown = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    start(steps: number): void {
      let pause = first
      const turn = () => {
        if (!newest.current.step(steps)) return
        timer.current = setTimeout(turn, pause) as unknown as number
        pause = pause === first ? second : Math.max(least, pause * 0.85)
      }
      isDown.current = true
      turn()
    },
    end(): void {
      clearTimeout(timer.current)
      if (isDown.current) newest.current.onEnd()
      isDown.current = false
    },
  }
}
