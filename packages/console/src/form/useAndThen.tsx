import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import type { AfterSaving } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, useRef, useState } from 'react'
import { YesNoQuestion } from '../question/YesNoQuestion'
import { formStrings } from './strings'

/** What happens after a form was saved. */
export interface AndThen {
  /** A second button, which saves and runs the action. */
  readonly button: ReactNode
  /** The question after saving, and the message if the action failed. */
  readonly parts: ReactNode
  /** Before the form is left: asks, then runs the action. */
  afterSubmit(saved: Row): Promise<void>
  /** Leaves the form; if the action failed, once the message was read. */
  finish(leave: () => void): void
}

/** An action that runs on a row right after saving: by a button of its own, or after a question. */
export function useAndThen(
  resource: PageResource,
  andThen: AfterSaving | undefined,
  save: () => Promise<unknown> | undefined,
): AndThen {
  const { locale } = useEnvironment()
  const text = useStrings(formStrings)
  const action = resource.actions.find(({ name }) => name === andThen?.action)
  const verb = labelText(action?.label, locale)
  const run = useRun(resource, action?.name ?? '')
  const isWanted = useRef(false)
  const failure = useRef<string>(undefined)
  const [answer, setAnswer] = useState<(isYes: boolean) => void>()
  const [failed, setFailed] = useState<{ reason: string; leave(): void }>()
  const wantsIt = () =>
    andThen?.question
      ? new Promise<boolean>((resolve) => setAnswer(() => resolve))
      : Promise.resolve(isWanted.current)
  return {
    button: action && andThen?.label && (
      <Button
        onClick={async () => {
          isWanted.current = true
          await save()
          // a save that was refused did not come to `afterSubmit`
          isWanted.current = false
        }}
      >
        {labelText(andThen.label, locale)}
      </Button>
    ),
    parts: action && (
      <>
        <YesNoQuestion
          isOpen={!!answer}
          question={labelText(andThen?.question, locale)}
          yes={verb}
          no={text('later', { verb })}
          onAnswer={(isYes) => {
            answer?.(isYes)
            setAnswer(undefined)
          }}
        />
        <Failure verb={verb} reason={failed?.reason} onClose={() => failed?.leave()} />
      </>
    ),
    async afterSubmit(saved) {
      failure.current = action && (await wantsIt()) ? await run(saved) : undefined
      isWanted.current = false
    },
    finish(leave) {
      if (failure.current === undefined) leave()
      else setFailed({ reason: failure.current, leave })
    },
  }
}

/** Runs the action on a row. Returns the reason if it failed. */
function useRun({ resource, key }: PageResource, action: string) {
  const { http, locale } = useEnvironment()
  const text = useStrings(formStrings)
  const describe = useDescribeError()
  return async (row: Row): Promise<string | undefined> => {
    try {
      const request = { keys: [String(row[key])], lang: locale === 'en' ? 'en' : 'zh' } as const
      const { failed } = await createRowService(http).act(resource, action, request)
      return failed[0] && (failed[0].message || text('failed'))
    } catch (error) {
      return describe(error)
    }
  }
}

function Failure({ verb, reason, onClose }: { verb: string; reason: string | undefined; onClose(): void }) {
  const text = useStrings(formStrings)
  return (
    <ModalBox
      open={reason !== undefined}
      size="sm"
      tone="danger"
      label={text('notRun', { verb })}
      heading={text('notRun', { verb })}
      cancelLabel={text('understood')}
      closeLabel={text('close')}
      onClose={onClose}
    >
      <p>{reason}</p>
    </ModalBox>
  )
}
