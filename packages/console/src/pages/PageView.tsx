import { isServiceError } from '@ebkit/core/errors'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { cloudOffIcon, lockIcon, wifiOffIcon } from '@ebkit/ui/icons'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { useEffect } from 'react'
import { PartnerPage } from '../partners/PartnerPage'
import { kindParts } from './kindParts'
import type { PageProps, PageViewProps } from './PageProps'
import { PageSkeleton } from './PageSkeleton'
import { Problem } from './Problem'
import { pageStrings } from './strings'
import { Unbuilt } from './Unbuilt'
import { type PageDefinition, usePageDefinition } from './usePageDefinition'

/** An open page for somebody who is signed in: its definition, then its kind with it. */
export function PageView(props: PageViewProps) {
  const { partner } = props.open.route
  return partner ? <PartnerPage {...props} route={partner} /> : <DefinedPage {...props} />
}

function DefinedPage(props: PageViewProps) {
  const { open, onTitle } = props
  const { locale } = usePlace()
  const state = usePageDefinition(open, true)
  const { definition, missing, error } = state
  const title = definition && labelText(definition.page.title, locale)
  // The code of the kind comes at the same time as the definition.
  useEffect(() => {
    void kindParts[open.route.kind ?? 'custom']?.load()
  }, [open.route.kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has a title, or another one
  useEffect(() => {
    if (title) onTitle(title)
  }, [title])

  if (missing) return <NotAllowed missing={missing} />
  if (error !== undefined) return <Failed {...state} />
  if (!definition) return <PageSkeleton />
  const kind = kindParts[open.route.kind ?? 'custom']
  if (!kind) return <Unbuilt title={title ?? ''} open={open} />
  return <kind.Page {...props} {...definition} page={definition.page as unknown as PageProps['page']} />
}

function NotAllowed({ missing }: { missing: readonly string[] }) {
  const text = useStrings(pageStrings)
  const lead = text('notAllowedLead', { rights: missing.join('、') })
  return (
    <section className="eb-page__sheet">
      <Problem icon={lockIcon} title={text('notAllowed')} lead={lead}>
        <a className="eb-link" href="#/dashboard">
          {text('backToStart')}
        </a>
      </Problem>
    </section>
  )
}

function Failed({ error, retry }: PageDefinition) {
  const text = useStrings(pageStrings)
  const describe = useDescribeError()
  const isOffline =
    isServiceError(error, 'offline') || (isServiceError(error, 'network') && !navigator.onLine)
  return (
    <section className="eb-page__sheet">
      <Problem
        icon={isOffline ? wifiOffIcon : cloudOffIcon}
        title={text(isOffline ? 'offline' : 'failed')}
        lead={isOffline ? text('offlineLead') : describe(error)}
      >
        <Button onClick={retry}>{text('retry')}</Button>
      </Problem>
    </section>
  )
}
