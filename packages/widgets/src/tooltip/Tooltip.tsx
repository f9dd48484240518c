import { Tooltip as TooltipView } from '@ebkit/ui/tooltip'
import type { ReactNode } from 'react'
import { usePlace } from '../environment/Environment'

export interface TooltipProps {
  /** What it says. Without a text there is no tooltip. */
  text?: string
  /** Id of the element it belongs to, in the same document or shadow root. Default: what stands inside. */
  for?: string
  /** Distance from what it belongs to, in pixels. Default 5. */
  margin?: number
  /** Milliseconds from leaving to hiding. Default 300. */
  hideDelay?: number
  /** What it belongs to, in React. */
  children?: ReactNode
}

/**
 * A short text beside something of the page, while the pointer or focus is on it.
 *
 * @spec W-TIP-1
 */
export function Tooltip({ for: targetId, ...props }: TooltipProps) {
  const { locale, dir } = usePlace()
  return <TooltipView {...props} targetId={targetId} lang={locale} dir={dir} />
}
