import { safeAddress } from '@ebkit/core/files'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { cloudOffIcon, externalLinkIcon, refreshCwIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { Frame, type FrameHandle } from '@ebkit/widgets/frame'
import { type ReactNode, useRef } from 'react'
import { PageHead } from '../pages/PageHead'
import { PageSkeleton } from '../pages/PageSkeleton'
import { Problem } from '../pages/Problem'
import { pageStrings } from '../pages/strings'
import css from './Frame.css'
import { frameStrings } from './strings'
import type { FrameSourceState } from './useFrameSource'

export interface FramedPageProps extends FrameSourceState {
  title: string
  /** Path of the page in the console. */
  path: string
  /** The link that is shown if there is nothing to embed: the address of a page, and a text. */
  instead?: { to: string; text: string } | undefined
  /** Above the frame. */
  children?: ReactNode
}

/** A head with its buttons, and the frame below it, once it is known what it embeds. */
export function FramedPage({ source, error, retry, title, path, instead, children }: FramedPageProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(frameStrings)
  const common = useStrings(pageStrings)
  const describe = useDescribeError()
  const handle = useRef<FrameHandle>(null)
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
      <PageHead title={title} path={path}>
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
      {children}
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
                {instead.text}
              </a>
            )
          }
        />
      </div>
    </section>
  )
}
