import { Checkbox } from '@ebkit/ui/checkbox'
import { Icon } from '@ebkit/ui/icon'
import { circleCheckIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { RefusableButton } from '../RefusableButton'
import type { ApplyState } from './AuthorisationState'
import { authorisationStrings } from './strings'

const needs = ['needCorporation', 'needAdministrator', 'needContact'] as const
const terms = ['termUse', 'termKeep', 'termPrivacy'] as const

/** The requirements, the terms, and the application. @spec W-GATE-6 */
export function ApplyStep({ state, onApply }: { state: ApplyState; onApply: () => void }) {
  const text = useStrings(authorisationStrings)
  const describe = useDescribeError()
  const [isAgreed, setAgreed] = useState(false)
  const { isApplying, problem } = state
  return (
    <section className="eb-authorisation__step">
      <h2>{text('applyTitle')}</h2>
      <p className="eb-authorisation__lead">{text('applyLead')}</p>
      <h3>{text('needs')}</h3>
      <ul className="eb-authorisation__needs">
        {needs.map((need) => (
          <li key={need}>
            <Icon path={circleCheckIcon} />
            {text(need)}
          </li>
        ))}
      </ul>
      <h3>{text('terms')}</h3>
      <ul className="eb-authorisation__terms">
        {terms.map((term) => (
          <li key={term}>{text(term)}</li>
        ))}
      </ul>
      <Checkbox checked={isAgreed} onChange={setAgreed}>
        {text('agree')}
      </Checkbox>
      <div className="eb-authorisation__buttons">
        <RefusableButton
          reason={isAgreed ? undefined : text('notAgreed')}
          isPrimary
          busy={isApplying}
          onClick={onApply}
        >
          {text('apply')}
        </RefusableButton>
      </div>
      <div className="eb-authorisation__problem" role="alert">
        {problem !== undefined &&
          (problem === 'refused' ? text('refused') : text('failed', { reason: describe(problem) }))}
      </div>
    </section>
  )
}
