import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import type { AfterSaving } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { ModalBox } from '@ebkit/ui/modal-box'
import type { DataFormHandle } from '@ebkit/widgets/data-form'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { YesNoQuestion } from '../question/YesNoQuestion'
import { formStrings } from './strings'

/** What happens after a form was saved. */
export interface AndThen {
  /** A second button, which saves and runs the action. */
  readonly button: ReactNode
  /** The question after saving, and the message if the action failed. */
  readonly parts: ReactNode
  /** Values are about to be sent that were not sent before. */
  begin(): void
  /** Before the form is left: asks, then runs the action. */
  afterSubmit(saved: Row): Promise<void>
  /** Leaves the form; if the action failed, once the message was read. */
  finish(leave: () => void): void
}

/** An action that runs on a row right after saving: by a button of its own, or after a question. */
export function useAndThen(
  resource: PageResource,
  andThen: AfterSaving | undefined,
  form: RefObject<Pick<DataFormHandle, 'save' | 'hasChanges'> | null>,
): AndThen {
  const { locale } = useEnvironment()
  const text = useStrings(formStrings)
  const action = resource.actions.find(({ name }) => name === andThen?.action)
  const verb = labelText(action?.label, locale)
  const run = useRun(resource, action?.name ?? '')
  const wish = useWish()
  const failure = useRef<string>(undefined)
  const [answer, setAnswer] = useState<(isYes: boolean) => void>()
  const [failed, setFailed] = useState<{ reason: string; leave(): void }>()
  const wantsIt = () =>
    andThen?.question
      ? new Promise<boolean>((resolve) => setAnswer(() => resolve))
      : Promise.resolve(wish.isMade())
  return {
    button: action && andThen?.label && (
      <Button onClick={() => wish.during(async () => form.current?.save())}>
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
    begin: wish.begin,
    async afterSubmit(saved) {
      failure.current = undefined
      // what the action changes would be in the way of what is not saved yet
      if (form.current?.hasChanges()) return wish.putOff()
      if (action && (await wantsIt())) failure.current = await run(saved)
      wish.end()
    },
    finish(leave) {
      if (failure.current === undefined) leave()
      else setFailed({ reason: failure.current, leave })
    },
  }
}

/**
 * Whether the action's own button was pressed for what is saved. The wish belongs to the values that were sent: it stays
 * while nobody knows whether they are saved, whichever button asks again.
 */
function useWish() {
  const state = useRef({ isPressed: false, isSent: false, isPutOff: false }).current
  const isMade = () => state.isPressed || state.isSent
  return {
    isMade,
    async during(save: () => Promise<unknown>) {
      state.isPressed = true
      await save()
      state.isPressed = false
    },
    begin() {
      state.isSent = state.isPressed || state.isPutOff
      state.isPutOff = false
    },
    putOff() {
      state.isPutOff = isMade()
      state.isSent = false
    },
    end() {
      state.isSent = false
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
