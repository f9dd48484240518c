import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useCallback } from 'react'
import type { PageProps } from '../pages/PageProps'
import { FramedPage } from './FramedPage'
import { frameLinks } from './frameLinks'
import { frameStrings } from './strings'
import { useFrameSource } from './useFrameSource'

/** A page that embeds another one: only from allowed origins, in a sandbox. @spec W-IFR-1 W-IFR-2 W-IFR-3 */
export function FramePage({ page, open }: PageProps<'frame'>) {
  const { locale } = usePlace()
  const text = useStrings(frameStrings)
  const state = useFrameSource(useCallback((pages) => pages.frame(page.route), [page.route]))
  const { instead, newer } = frameLinks[page.route] ?? {}
  return (
    <FramedPage
      {...state}
      title={state.source?.title || labelText(page.title, locale)}
      path={open.path}
      instead={instead && { to: instead.to, text: text(instead.text) }}
    >
      {newer && (
        <p className="eb-frame-page__newer">
          {text(newer.lead)}
          <a className="eb-link" href={`#${newer.to}`}>
            {text(newer.text)}
          </a>
        </p>
      )}
    </FramedPage>
  )
}
