import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { checkIcon, xIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import css from './Guide.css'
import { type GuideStep, guideSteps } from './guideSteps'
import { guideStrings } from './guideStrings'
import type { GuideState } from './useGuide'

/**
 * Leads a first visit to the parts of the home page. A step is done once the user has been led there.
 *
 * @spec W-SAT-12
 */
export function Guide({ done, finish, close }: GuideState) {
  const text = useStrings(guideStrings)
  const root = useStyles<HTMLElement>(css)
  const left = guideSteps.filter((step) => !done.includes(step))
  const [next] = left
  const go = (step: GuideStep) => {
    lead(root.current, step)
    finish(step)
  }
  const counts = { done: guideSteps.length - left.length, left: left.length }
  return (
    <section ref={root} className="eb-guide" aria-label={text('title')}>
      <div className="eb-guide__head">
        <h2>{text('title')}</h2>
        <p role="status">{next ? text('progress', counts) : text('finished')}</p>
      </div>
      <ol>
        {guideSteps.map((step, index) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            <button type="button" onClick={() => go(step)}>
              <Mark number={index + 1} isDone={done.includes(step)} />
              {text(step)}
            </button>
          </li>
        ))}
      </ol>
      {next && (
        <Button onClick={() => go(next)}>{text('see', { number: guideSteps.indexOf(next) + 1 })}</Button>
      )}
      <Button kind="icon" label={text('close')} onClick={close}>
        <Icon path={xIcon} />
      </Button>
    </section>
  )
}

function Mark({ number, isDone }: { number: number; isDone: boolean }) {
  const text = useStrings(guideStrings)
  if (!isDone) return <span className="eb-guide__mark">{number}</span>
  return (
    <span className="eb-guide__mark eb-guide__mark--done">
      <Icon path={checkIcon} />
      <span className="eb-visually-hidden">{text('done')}</span>
    </span>
  )
}

/** Scrolls to the place of a step and moves focus there. A panel that the user may not see has none. */
function lead(guide: HTMLElement | null, step: GuideStep): void {
  const page = guide?.closest('.eb-dashboard')
  const store = (page?.getRootNode() as ParentNode | undefined)?.querySelector('.eb-top-bar__who button')
  const place = step === 'store' ? store : page?.querySelector(`[data-guide="${step}"]`)
  if (!(place instanceof HTMLElement)) return
  place.scrollIntoView({ block: 'nearest' })
  if (step !== 'store') place.tabIndex = -1
  place.focus({ focusVisible: true } as FocusOptions)
}
