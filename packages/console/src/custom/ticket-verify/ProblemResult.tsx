import { isServiceError } from '@ebkit/core/errors'
import { type Label, labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { rotateCwIcon, searchXIcon, wifiOffIcon, xIcon } from '@ebkit/ui/icons'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import type { ShownFailure, ShownNothing } from './DeskState'
import { grouped } from './entry'
import { ResultHead } from './ResultHead'
import { deskStrings } from './strings'
import { clockTime } from './times'

const words = {
  code: 'nothingCode',
  phone: 'nothingPhone',
  order: 'nothingOrder',
  card: 'nothingCard',
} as const
const leads = {
  code: 'nothingCodeLead',
  phone: 'nothingPhoneLead',
  order: 'nothingOrderLead',
  card: 'nothingCardLead',
} as const

/** Nothing matches the entry. */
export function NothingResult({ shown }: { shown: ShownNothing }) {
  const text = useStrings(deskStrings)
  return (
    <section className="eb-desk__result eb-desk__result--neutral">
      <ResultHead
        tone="neutral"
        icon={searchXIcon}
        word={text(words[shown.as])}
        lead={text(leads[shown.as])}
      />
      <p className="eb-desk__note">{grouped(shown.entered)}</p>
    </section>
  )
}

/** The business reason of the gateway's refusal, in both languages. */
const reasonOf = (error: unknown): Label | undefined =>
  isServiceError(error) ? (Object(error.data) as { text?: Label }).text : undefined

/** No answer, or a refusal. A verification is never reported before the gateway has confirmed it. */
export function FailedResult({ shown, onRetry }: { shown: ShownFailure; onRetry(): void }) {
  const text = useStrings(deskStrings)
  const describe = useDescribeError()
  const { locale } = usePlace()
  const { error, during, entered, since } = shown
  const reason = reasonOf(error)
  const isVerification = during === 'verification'
  const isOffline = isServiceError(error, 'offline') || !navigator.onLine
  const word = reason
    ? 'refusedVerify'
    : isOffline
      ? 'failedOffline'
      : isVerification
        ? 'failedVerify'
        : 'failed'
  const lead = text(isVerification ? 'failedVerifyLead' : 'failedLead', { time: clockTime(since) })
  return (
    <section className={`eb-desk__result eb-desk__result--${reason ? 'danger' : 'warning'}`}>
      <ResultHead
        tone={reason ? 'danger' : 'warning'}
        icon={reason ? xIcon : wifiOffIcon}
        word={text(word)}
        lead={reason ? labelText(reason, locale) : lead}
      />
      {!reason && <p className="eb-desk__note">{describe(error)}</p>}
      <footer className="eb-desk__foot">
        <span className="eb-desk__most">{grouped(entered)}</span>
        <span className="eb-desk__most">{text('keepsEntry')}</span>
        <Button kind="primary" className="eb-desk__verify" onClick={onRetry}>
          <Icon path={rotateCwIcon} />
          {text('retry')}
        </Button>
      </footer>
    </section>
  )
}
