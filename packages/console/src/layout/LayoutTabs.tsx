import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace } from '@ebkit/widgets/environment'
import { useEffect, useRef } from 'react'
import { goThroughChoices, tabStop } from '../bar/goThroughChoices'
import type { OpenPage } from '../pages/OpenPage'
import { filledAddress } from '../routes/filledAddress'
import css from './LayoutTabs.css'

export interface LayoutTabsProps {
  layout: NonNullable<ConsolePage['layout']>
  open: OpenPage
}

/**
 * The pages under one parent, beside each other. Each keeps its own address, so they are links, and the current one is
 * marked. Tab reaches one of them, arrows the others.
 */
export function LayoutTabs({ layout, open }: LayoutTabsProps) {
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const own = useRef<HTMLAnchorElement>(null)
  const routes = layout.tabs.map(({ to }) => to)
  // if they do not all fit, the current one is visible
  useEffect(() => own.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [])
  return (
    <nav
      ref={root}
      className="eb-layout-tabs"
      aria-label={labelText(layout.title, locale)}
      onKeyDown={goThroughChoices}
    >
      <ul>
        {layout.tabs.map(({ label, to }, index) => {
          const isOwn = to === open.route.path
          return (
            <li key={to}>
              <a
                ref={isOwn ? own : undefined}
                tabIndex={tabStop(routes, open.route.path, index)}
                href={`#${filledAddress(to, open.parameters)}`}
                aria-current={isOwn ? 'page' : undefined}
              >
                {labelText(label, locale)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
