import { type RefObject, useEffect, useRef } from 'react'
import type { NumberFieldProps } from './NumberField'

/**
 * A press that goes on while the pointer is down: after 400 ms again, then every 120 ms, and faster down to 30 ms.
 *
 * @param newest what it does, as it was rendered last
 */
export function useLongPress(newest: RefObject<Pick<NumberFieldProps, 'step' | 'finish'>>) {
  const timer = useRef(0)
  const isDown = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    start(steps: number): void {
      let pause = 400
      const turn = () => {
        if (!newest.current.step(steps)) return
        timer.current = setTimeout(turn, pause) as unknown as number
        pause = Math.max(30, Math.min(120, pause * 0.85))
      }
      isDown.current = true
      turn()
    },
    end(): void {
      clearTimeout(timer.current)
      if (isDown.current) newest.current.finish()
      isDown.current = false
    },
  }
}
