import { safeAddress } from '@ebkit/core/files'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { refreshCwIcon } from '@ebkit/ui/icons'
import { CopyLink } from '@ebkit/widgets/copy-link'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { QrCode } from '@ebkit/widgets/qr-code'
import type { WecomAddresses } from '../../pages/useWecomAddresses'
import type { AuthoriseState } from './AuthorisationState'
import { authorisationStrings } from './strings'
import type { useWecomAuthorisation } from './useWecomAuthorisation'

interface AuthoriseStepProps {
  state: AuthoriseState
  addresses: WecomAddresses
  model: ReturnType<typeof useWecomAuthorisation>['model']
}

const scopes = ['Staff', 'Customer', 'Group', 'Message'] as const

/** The code and link for the corporation's administrator, and what is being waited for. */
export function AuthoriseStep({ state, addresses, model }: AuthoriseStepProps) {
  const text = useStrings(authorisationStrings)
  return (
    <section className="eb-authorisation__step">
      <h2>{text('authoriseTitle')}</h2>
      <p className="eb-authorisation__lead">{text(state.before ? 'againLead' : 'authoriseLead')}</p>
      <Code state={state} addresses={addresses} onRefresh={model.refresh} />
      <Waiting state={state} onRefresh={model.refresh} />
      <h3>{text('scopes')}</h3>
      <dl className="eb-authorisation__scopes">
        {scopes.map((scope) => (
          <div key={scope}>
            <dt>{text(`scope${scope}`)}</dt>
            <dd>{text(`scope${scope}Lead`)}</dd>
          </div>
        ))}
      </dl>
      {state.before && (
        <div className="eb-authorisation__buttons">
          <Button onClick={model.keep}>{text('keep')}</Button>
        </div>
      )}
    </section>
  )
}

interface CodeProps {
  state: AuthoriseState
  addresses: WecomAddresses
  onRefresh: () => void
}

function Code({ state, addresses, onRefresh }: CodeProps) {
  const text = useStrings(authorisationStrings)
  const describe = useDescribeError()
  const { isKnown, problem, retry } = addresses
  const authorisation = safeAddress(addresses.authorisation)
  if (problem !== undefined)
    return (
      <div className="eb-authorisation__problem" role="alert">
        {text('addressFailed', { reason: describe(problem) })}
        <Button onClick={retry}>{text('retry')}</Button>
      </div>
    )
  if (!isKnown) return <div className="eb-authorisation__code" aria-hidden="true" />
  if (state.poll === 'expired')
    return (
      <div className="eb-authorisation__code" role="alert">
        <p>{text(authorisation ? 'expired' : 'notAskedLonger')}</p>
        <Button onClick={onRefresh}>
          <Icon path={refreshCwIcon} />
          {text('refresh')}
        </Button>
      </div>
    )
  if (!authorisation) return <p className="eb-authorisation__hint">{text('noLink')}</p>
  return (
    <>
      <div className="eb-authorisation__code">
        <QrCode value={authorisation} width={200} label={text('code')} noDownload />
      </div>
      <div className="eb-authorisation__buttons">
        <a className="eb-button" href={authorisation} target="_blank" rel="noopener noreferrer">
          {text('openLink')}
        </a>
        <CopyLink value={authorisation} label={text('copyLink')} />
      </div>
    </>
  )
}

function Waiting({ state: { poll, problem }, onRefresh }: Omit<CodeProps, 'addresses'>) {
  const text = useStrings(authorisationStrings)
  const describe = useDescribeError()
  return (
    <div className="eb-authorisation__waiting" role="status">
      {poll === 'asking' && (
        <>
          <span className="eb-authorisation__pulse" aria-hidden="true" />
          {text('waiting')}
        </>
      )}
      {poll === 'failed' && (
        <>
          {text('unreachable', { reason: describe(problem) })}
          <Button onClick={onRefresh}>{text('retry')}</Button>
        </>
      )}
    </div>
  )
}
