import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleCheckIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '../environment'
import { QrCode } from '../qr-code'
import { strings } from './strings'
import type { WecomGateState } from './wecomGateModel'

interface PromotionProps {
  /** Text of the contact QR code. */
  contact: string | undefined
  state: Extract<WecomGateState, { status: 'promotion' }>
  onApply: () => void
}

const blurbs = ['blurbCustomers', 'blurbWelcome', 'blurbMessages', 'blurbMembers'] as const

/** Shown in place of the feature while the store has not authorised it. @spec W-GATE-5 */
export function Promotion({ contact, state, onApply }: PromotionProps) {
  const text = useStrings(strings)
  return (
    <section className="eb-wecom-gate__promotion" part="promotion" aria-label={text('title')}>
      <div className="eb-wecom-gate__words">
        <h2>{text('title')}</h2>
        <p>{text('lead')}</p>
        <ul>
          {blurbs.map((blurb) => (
            <li key={blurb}>
              <Icon path={circleCheckIcon} />
              {text(blurb)}
            </li>
          ))}
        </ul>
        <Button kind="primary" part="apply" busy={state.isApplying} onClick={onApply}>
          {text(state.isApplying ? 'applying' : 'apply')}
        </Button>
        <Problem problem={state.problem} />
      </div>
      {contact && (
        <figure className="eb-wecom-gate__contact" part="contact">
          <QrCode value={contact} width={148} label={text('contactCode')} noDownload />
          <figcaption>{text('contact')}</figcaption>
        </figure>
      )}
    </section>
  )
}

function Problem({ problem }: { problem: unknown }) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  if (problem === undefined) return null
  const words = problem === 'refused' ? text('refused') : text('failed', { reason: describe(problem) })
  return (
    <p className="eb-wecom-gate__problem" part="problem" role="alert">
      {words}
    </p>
  )
}
