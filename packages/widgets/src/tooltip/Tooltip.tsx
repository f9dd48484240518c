import { Tooltip as TooltipView } from '@ebkit/ui/tooltip'
import type { ReactNode } from 'react'
import { usePlace } from '../environment/Environment'

export interface TooltipProps {
  /** Its text. Without a text there is no tooltip. Default: none. */
  text?: string
  /** Id of its anchor, in the same document or shadow root. Default: its content. */
  for?: string
  /** Distance to its anchor, in pixels. Default 5. */
  margin?: number
  /** Milliseconds from leaving to hiding. Default 300. */
  hideDelay?: number
  /** Its anchor, in React. */
  children?: ReactNode
}

/**
 * A short text beside an element of the page, while the pointer or focus is on that.
 *
 * @spec W-TIP-1
 * @example
 * ```tsx
 * import { Tooltip } from '@ebkit/widgets/tooltip'
 *
 * export function Help() {
 *   return <Tooltip text="按入住日结算"><button type="button">结算</button></Tooltip>
 * }
 * ```
 */
export function Tooltip({ for: targetId, ...props }: TooltipProps) {
  const { locale, dir } = usePlace()
  return <TooltipView {...props} targetId={targetId} lang={locale} dir={dir} />
}
