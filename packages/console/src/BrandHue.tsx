import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import { useOwnPage } from './embedding/ownPage'

export interface BrandHueProps {
  /** OKLCH degrees. Without it the usual one stays. */
  hue: number | null | undefined
  children: ReactNode
}

/**
 * The brand's hue: on the console's own page of all of it, elsewhere of the console alone. Pages without the theme mark
 * have the usual one (`eb-page--plain`).
 *
 * @spec W-ROUTE-5
 */
export function BrandHue({ hue, children }: BrandHueProps) {
  const isOwnPage = useOwnPage()
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (!isOwnPage) return
    if (hue == null) style.removeProperty('--eb-brand')
    else style.setProperty('--eb-brand', String(hue))
  }, [isOwnPage, hue])
  if (isOwnPage) return children
  const style = hue == null ? {} : ({ '--eb-brand': String(hue) } as CSSProperties)
  return (
    <div className="eb-brand" style={style}>
      {children}
    </div>
  )
}
