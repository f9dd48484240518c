import { isServiceError } from '@ebkit/core/errors'
import { mapPinOffIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useCallback, useEffect } from 'react'
import type { PageViewProps } from '../pages/PageProps'
import { Problem } from '../pages/Problem'
import { pageStrings } from '../pages/strings'
import { FramedPage } from './FramedPage'
import { frameStrings } from './strings'
import { useFrameSource } from './useFrameSource'

/** The page that a menu entry embeds: only from allowed origins, in a sandbox. @spec W-IFR-1 W-IFR-2 W-IFR-3 */
export function EmbeddedPage({ open, onTitle }: PageViewProps) {
  const text = useStrings(frameStrings)
  const { menuId = '' } = open.parameters
  const state = useFrameSource(useCallback((pages) => pages.menuFrame(menuId), [menuId]))
  const title = state.source?.title ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the title changes
  useEffect(() => {
    if (title) onTitle(title)
  }, [title])
  if (isServiceError(state.error) && state.error.status === 404) return <Gone />
  return (
    <FramedPage
      {...state}
      title={title}
      path={open.path}
      instead={{ to: '/PowerMenuConfig', text: text('menuConfig') }}
    />
  )
}

/** The menu no longer has this entry, or not for this user. */
function Gone() {
  const text = useStrings(frameStrings)
  const common = useStrings(pageStrings)
  return (
    <section className="eb-page__sheet">
      <Problem icon={mapPinOffIcon} title={text('gone')} lead={text('goneLead')}>
        <a className="eb-button" href="#/dashboard">
          {common('backToStart')}
        </a>
      </Problem>
    </section>
  )
}
