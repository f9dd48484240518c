import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { PageHead } from '../../pages/PageHead'
import type { PageProps } from '../../pages/PageProps'
import { useWecomAddresses, type WecomAddresses } from '../../pages/useWecomAddresses'
import { ApplyStep } from './ApplyStep'
import css from './Authorisation.css'
import { AuthoriseStep } from './AuthoriseStep'
import { ContactCard } from './ContactCard'
import { CorporationStep } from './CorporationStep'
import { StepList } from './StepList'
import { authorisationStrings } from './strings'
import { useWecomAuthorisation } from './useWecomAuthorisation'

/**
 * A store authorises enterprise messaging: it applies, its corporation's administrator confirms, and it is set up.
 *
 * @spec W-GATE-6 W-GATE-7
 */
export function WecomCorpAuthPage({ page, open, onGo }: PageProps<'custom'>) {
  const { locale } = usePlace()
  const root = useStyles<HTMLDivElement>(css)
  const authorisation = useWecomAuthorisation()
  const addresses = useWecomAddresses()
  return (
    <section className="eb-page__sheet">
      <PageHead title={labelText(page.title, locale)} path={open.path} />
      <div ref={root} className="eb-page__body">
        <div className="eb-authorisation">
          <div className="eb-authorisation__main">
            <StepList state={authorisation.state} />
            <Step {...authorisation} addresses={addresses} onGo={onGo} />
          </div>
          <ContactCard addresses={addresses} />
        </div>
      </div>
    </section>
  )
}

interface StepProps extends ReturnType<typeof useWecomAuthorisation> {
  addresses: WecomAddresses
  onGo(address: string): void
}

function Step({ model, state, addresses, onGo }: StepProps) {
  const text = useStrings(authorisationStrings)
  const describe = useDescribeError()
  switch (state.step) {
    case 'asking':
      return (
        <div role="status">
          <span className="eb-visually-hidden">{text('asking')}</span>
          <Skeleton rows={5} />
        </div>
      )
    case 'failed':
      return (
        <Placeholder kind="error" title={text('notAsked')} detail={describe(state.problem)}>
          <Button onClick={() => void model.open()}>{text('retry')}</Button>
        </Placeholder>
      )
    case 'apply':
      return <ApplyStep state={state} onApply={() => void model.apply()} />
    case 'authorise':
      return <AuthoriseStep state={state} addresses={addresses} model={model} />
    case 'done':
      return <CorporationStep corporation={state.corporation} onAgain={model.authoriseAgain} onGo={onGo} />
  }
}
