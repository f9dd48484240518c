import { isServiceError } from '@ebkit/core/errors'
import { useStyles } from '@ebkit/ui/styles'
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { type Environment, useDescribeError, useEnvironment, useStrings } from '../environment'
import { useHydrated } from '../environment/Environment'
import { useStore } from '../store/useStore'
import { Notice } from './Notice'
import type { SatisfactionProps } from './props'
import { RatingForm } from './RatingForm'
import css from './Satisfaction.css'
import { createSatisfaction, type SatisfactionModel, type SatisfactionOptions } from './satisfactionModel'
import type { Level } from './state'
import { strings } from './strings'
import { Tab } from './Tab'

/**
 * Asks for a rating of the page: a pop-up with five stars and a comment, and a floating tab that opens it again.
 *
 * @spec W-SAT-1 W-SAT-6 W-SAT-7 W-SAT-8
 * @example
 * ```tsx
 * import { Satisfaction } from '@ebkit/widgets/satisfaction'
 *
 * export function Orders() {
 *   return <Satisfaction pageKey="/ticket/orders" pageName="门票订单" onSubmit={({ score }) => console.log(score)} />
 * }
 * ```
 */
export function Satisfaction(props: SatisfactionProps) {
  const { open, noTab, onAfterHide } = props
  const environment = useEnvironment()
  const { identity, status, error: identityError } = useStore(environment.session.$identity)
  // Another part of the page may have identified the user before this one is rendered.
  const isHydrated = useHydrated()
  const text = useStrings(strings)
  const describe = useDescribeError()
  const element = useStyles<HTMLDivElement>(css)
  const model = useModel(props, environment, element, describe)
  const state = useStore(model.$state)

  const wasOpen = useRef(false)
  // During the rendering: after it, the dialog may already be closed again.
  useLayoutEffect(() => {
    // `open` is also true while the system's rating is open; that one must not be replaced by the page's.
    if (open) {
      if (model.$state.get().view !== 'rating') void model.show()
    } else if (wasOpen.current) model.hide()
    wasOpen.current = !!open
  }, [model, open])

  // Also during a retry.
  const failed = useRef(false)
  failed.current = status === 'failed' || (failed.current && status === 'loading')
  const isFailed = failed.current && !identity
  const noteOf = (level: Level) => {
    const { unsent, error, score } = model.fateOf(level)
    const waits = unsent && text(unsentTexts[unsent], { reason: describe(error) })
    const sent = score ? `${text('success')} · ${text('star', { score, name: text(`score${score}`) })}` : ''
    const note = isFailed ? text('unavailable') : waits || sent
    return { note, waits, isWrong: isFailed || !!unsent, isRated: !!score }
  }
  const onClosed = () => state.view === 'none' && onAfterHide?.()
  const part = { props, model, state, text, describe, noteOf, onClosed, identityError }
  return (
    <div ref={element} className="eb-root eb-satisfaction" lang={environment.locale} dir={environment.dir}>
      {isHydrated && (identity || isFailed) && !noTab && <Tab {...part} />}
      <RatingForm {...part} />
      <Notice {...part} />
      <p className="eb-visually-hidden eb-satisfaction__status" role="status">
        {noteOf('page').waits || noteOf('system').waits}
      </p>
    </div>
  )
}

const unsentTexts = { offline: 'unsent', later: 'unsentForNow', refused: 'refused' } as const

/** The model of this widget, active while it is mounted. */
function useModel(
  props: SatisfactionProps,
  { session, http, reportError }: Environment,
  element: RefObject<HTMLElement | null>,
  describe: (error: unknown) => string,
): SatisfactionModel {
  const configuration = useStore(session.$configuration)
  const { identity, error } = useStore(session.$identity)
  const { testHosts = configuration.testHosts, guideCounterKey = configuration.guideCounterKey } = props
  const { onError: report = reportError } = props

  const options = useRef<SatisfactionOptions>({})
  const onError = (cause: unknown) =>
    report({ code: isServiceError(cause) ? cause.code : 'unknown', message: describe(cause), cause })
  useLayoutEffect(() => {
    options.current = { ...props, testHosts, guideCounterKey, onError }
  })

  const model = useMemo(() => createSatisfaction({ session, http }, () => options.current), [session, http])
  const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
  useImperativeHandle(props.handle, () => ({
    ...model,
    focus: () => (find('[open] .eb-dialog__panel') ?? find('.eb-satisfaction__half:last-child'))?.focus(),
  }))
  useEffect(() => model.start(), [model])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or user is another visit
  useEffect(() => void model.visit(), [model, props.pageKey, identity?.userId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each error
  useEffect(() => {
    if (error) onError(error)
  }, [error])
  return model
}
