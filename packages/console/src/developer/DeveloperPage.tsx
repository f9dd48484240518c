import { isServiceError } from '@ebkit/core/errors'
import { Button } from '@ebkit/ui/button'
import { cloudOffIcon, lockIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageViewProps } from '../pages/PageProps'
import { PageSkeleton } from '../pages/PageSkeleton'
import { Problem } from '../pages/Problem'
import { pageStrings } from '../pages/strings'
import css from './DeveloperPage.css'
import { KeysSection } from './KeysSection'
import { OriginsSection } from './OriginsSection'
import { developerStrings } from './strings'
import { TrialDialog } from './TrialDialog'
import { useDeveloper } from './useDeveloper'

/** Origins and keys of partners: what a site needs before widgets work on it. For administrators of the brand. */
export function DeveloperPage({ open, onTitle }: PageViewProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(developerStrings)
  const developer = useDeveloper()
  const [isTrying, setTrying] = useState(false)
  const { access, error, service } = developer
  const title = text('title')
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the title changes
  useEffect(() => onTitle(title), [title])
  if (!access)
    return error === undefined ? <PageSkeleton /> : <Failed error={error} onRetry={developer.read} />
  const origins = access.origins.map(({ origin }) => origin)
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead title={title} path={open.path}>
        <a className="eb-button" href="/docs/" target="_blank" rel="noreferrer">
          {text('docs')}
        </a>
        <Button onClick={() => setTrying(true)}>{text('test')}</Button>
      </PageHead>
      <div className="eb-page__body eb-developer">
        <p className="eb-developer__lead">{text('lead')}</p>
        <OriginsSection {...developer} access={access} />
        <KeysSection {...developer} access={access} />
      </div>
      {isTrying && <TrialDialog service={service} origins={origins} onClose={() => setTrying(false)} />}
    </section>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry(): Promise<void> }) {
  const text = useStrings(developerStrings)
  const pageText = useStrings(pageStrings)
  const describe = useDescribeError()
  const isRefused = isServiceError(error) && error.status === 403
  return (
    <section className="eb-page__sheet">
      {isRefused ? (
        <Problem icon={lockIcon} title={text('notAllowed')} lead={text('notAllowedLead')}>
          <a className="eb-link" href="#/dashboard">
            {pageText('backToStart')}
          </a>
        </Problem>
      ) : (
        <Problem icon={cloudOffIcon} title={pageText('failed')} lead={describe(error)}>
          <Button onClick={() => void onRetry()}>{pageText('retry')}</Button>
        </Problem>
      )}
    </section>
  )
}
