import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import { useOwnPage } from './embedding/ownPage'

export interface BrandHueProps {
  /** OKLCH degrees. Without one, the default hue stays. */
  hue: number | null | undefined
  children: ReactNode
}

/**
 * Applies the brand's hue: to all of the console's own page, elsewhere to the console alone. Pages without the theme
 * mark keep the default one (`eb-page--plain`).
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
