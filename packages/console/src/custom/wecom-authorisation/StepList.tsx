import { Icon } from '@ebkit/ui/icon'
import { checkIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { AuthorisationState } from './AuthorisationState'
import { authorisationStrings } from './strings'

const steps = [
  ['apply', 'stepApply'],
  ['authorise', 'stepAuthorise'],
  ['done', 'stepSetUp'],
] as const

/** The three steps, with a mark on those that are done. */
export function StepList({ state: { step } }: { state: AuthorisationState }) {
  const text = useStrings(authorisationStrings)
  const current = steps.findIndex(([name]) => name === step)
  return (
    <ol className="eb-authorisation__steps" aria-label={text('steps')}>
      {steps.map(([name, label], index) => (
        <li
          key={name}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="eb-authorisation__number" aria-hidden="true">
            {index < current ? <Icon path={checkIcon} /> : index + 1}
          </span>
          <span>{text(label)}</span>
          {index < current && <span className="eb-visually-hidden">{text('stepDone')}</span>}
        </li>
      ))}
    </ol>
  )
}
