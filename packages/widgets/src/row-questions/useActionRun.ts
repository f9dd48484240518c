import { isServiceError } from '@ebkit/core/errors'
import { type ActionRequest, createRowService, newRequestId } from '@ebkit/core/services/rows'
import { labelText } from '@ebkit/rules/fields'
import { useEffect, useRef, useState } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../environment'
import type { Acting, ActionQuestionProps } from './ActionQuestionProps'
import { type OutcomeText, useOutcomeText } from './Outcome'
import { questionStrings } from './strings'

type Input = ActionRequest['input']

/** The result of an action. */
interface Ended {
  readonly report: OutcomeText
  /** It was run on some rows. */
  readonly isDone: boolean
}

/**
 * Runs the action of the question. Its input is not lost: if nothing was done, the question stays open with the
 * reason.
 * @param isForm the action asks for something
 */
export function useActionRun(props: ActionQuestionProps, isForm: boolean) {
  const { acting, onClose, onDone } = props
  const attempt = useAttempt(props.resource)
  const [outcome, setOutcome] = useState<OutcomeText>()
  const [problem, setProblem] = useState<OutcomeText>()
  /** The question, while its answer is awaited. */
  const [running, setRunning] = useState<Acting>()
  const asked = useRef(acting)
  asked.current = acting
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question
  useEffect(() => setProblem(undefined), [acting])

  const run = async (input?: Input) => {
    if (!acting || running === acting) return
    const own = acting
    setProblem(undefined)
    if (isForm) setRunning(own)
    else onClose()
    const { report, isDone } = await attempt(own, input).finally(() => setRunning(undefined))
    const isOpen = isForm && asked.current === own
    if (isOpen && !isDone) return setProblem(report)
    if (isOpen) onClose()
    setOutcome(report)
    if (isDone) onDone()
  }
  return {
    run,
    isRunning: !!acting && running === acting,
    problem,
    outcome,
    forget: () => setOutcome(undefined),
  }
}

/** The request. After a lost answer it is repeated with the same id, so that nothing is done twice. */
function useAttempt(resource: string) {
  const { http, locale } = useEnvironment()
  const text = useStrings(questionStrings)
  const describe = useDescribeError()
  const outcomeText = useOutcomeText()
  const unanswered = useRef<{ readonly about: string; readonly requestId: string }>(undefined)
  return async ({ action, keys }: Acting, input: Input): Promise<Ended> => {
    const verb = labelText(action.label, locale)
    const asked = { keys, input, lang: locale === 'en' ? 'en' : 'zh' } as const
    const about = JSON.stringify([resource, action.name, asked])
    const requestId = unanswered.current?.about === about ? unanswered.current.requestId : newRequestId()
    unanswered.current = { about, requestId }
    try {
      const { done, failed } = await createRowService(http).act(resource, action.name, {
        ...asked,
        requestId,
      })
      unanswered.current = undefined
      return { report: outcomeText(verb, { done: done.length, failed }), isDone: done.length > 0 }
    } catch (error) {
      if (!isServiceError(error)) throw error
      const report = { heading: text('notDone', { verb }), detail: describe(error), isFailure: true }
      return { report, isDone: false }
    }
  }
}
