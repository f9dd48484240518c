import { type RefObject, useLayoutEffect, useMemo } from 'react'

/**
 * Moves focus to the focusable day of the calendar once the panel is open. Its box is shown by then, since effects of
 * children run first.
 * @param isThere the panel is open, and drawn
 * @param asked another one with each asking, also while it is open
 * @param takesFocus asked when either changes, and before its box is shown: a modal one has focus then
 */
export function usePanelFocus(
  element: RefObject<HTMLElement | null>,
  isThere: boolean,
  asked: object,
  takesFocus: () => boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  const isTaken = useMemo(() => isThere && takesFocus(), [isThere, asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each asking
  useLayoutEffect(() => {
    if (isTaken) element.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [element, isTaken, asked])
}
