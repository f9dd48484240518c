import { safeAddress } from '@ebkit/core/files'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { cloudOffIcon, externalLinkIcon, refreshCwIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { Frame, type FrameHandle } from '@ebkit/widgets/frame'
import { useRef } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { PageSkeleton } from '../pages/PageSkeleton'
import { Problem } from '../pages/Problem'
import { pageStrings } from '../pages/strings'
import css from './Frame.css'
import { frameLinks } from './frameLinks'
import { frameStrings } from './strings'
import { useFrameSource } from './useFrameSource'

/** A page that embeds another one: only from allowed origins, in a sandbox. @spec W-IFR-1 W-IFR-2 W-IFR-3 */
export function FramePage({ page, open }: PageProps<'frame'>) {
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(frameStrings)
  const common = useStrings(pageStrings)
  const describe = useDescribeError()
  const handle = useRef<FrameHandle>(null)
  const { source, error, retry } = useFrameSource(page.route)
  const { instead, newer } = frameLinks[page.route] ?? {}
  const title = source?.title || labelText(page.title, locale)
  if (error !== undefined)
    return (
      <Problem icon={cloudOffIcon} title={common('failed')} lead={describe(error)}>
        <Button onClick={retry}>{common('retry')}</Button>
      </Problem>
    )
  if (!source) return <PageSkeleton />
  const address = safeAddress(source.address ?? undefined)
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead title={title} path={open.path}>
        {address && (
          <>
            <Button kind="icon" label={text('reload')} onClick={() => handle.current?.reload()}>
              <Icon path={refreshCwIcon} />
            </Button>
            <a className="eb-button" href={address} target="_blank" rel="noopener noreferrer">
              <Icon path={externalLinkIcon} />
              {text('openWindow')}
            </a>
          </>
        )}
      </PageHead>
      {newer && (
        <p className="eb-frame-page__newer">
          {text(newer.lead)}
          <a className="eb-link" href={`#${newer.to}`}>
            {text(newer.text)}
          </a>
        </p>
      )}
      <div className="eb-frame-page">
        <Frame
          src={source.address ?? ''}
          origins={source.origins.join(' ')}
          heading={title}
          isFixed
          handle={handle}
          error={
            instead && (
              <a className="eb-link" href={`#${instead.to}`}>
                {text(instead.text)}
              </a>
            )
          }
        />
      </div>
    </section>
  )
}
