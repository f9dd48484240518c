import { isServiceError } from '@ebkit/core/errors'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { pageStrings } from '../pages/strings'
import { Outcome, type OutcomeText, useOutcomeText } from './Outcome'

/** Rows that somebody wants to delete. */
export interface Deleting {
  readonly keys: readonly string[]
  /** Name of the only one. */
  readonly name: string | undefined
}

export interface DeleteQuestionProps {
  resource: PageResource
  /** Undefined: nothing is asked. */
  deleting: Deleting | undefined
  onClose(): void
  onDeleted(): void
}

/** Asks before rows are deleted, deletes them, and says which ones stay and why. */
export function DeleteQuestion({ resource, deleting, onClose, onDeleted }: DeleteQuestionProps) {
  const { http, locale } = useEnvironment()
  const text = useStrings(pageStrings)
  const describe = useDescribeError()
  const outcomeText = useOutcomeText()
  const [outcome, setOutcome] = useState<OutcomeText>()
  const { keys = [], name } = deleting ?? {}
  const heading = name ? text('removeTitle', { name }) : text('removeMany', { count: keys.length })

  const remove = async () => {
    onClose()
    try {
      const rows = createRowService(http)
      const { deleted, failed } = await rows.remove(resource.resource, keys, locale === 'en' ? 'en' : 'zh')
      setOutcome(outcomeText(text('remove'), { done: deleted.length, failed }))
      if (deleted.length) onDeleted()
    } catch (error) {
      if (!isServiceError(error)) throw error
      setOutcome({
        heading: text('notDone', { verb: text('remove') }),
        detail: describe(error),
        isFailure: true,
      })
    }
  }
  return (
    <>
      <ModalBox
        open={!!deleting}
        role="alertdialog"
        label={heading}
        heading={heading}
        size="sm"
        tone="danger"
        okLabel={text('removeAnyway')}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        focus="cancel"
        onClose={(reason) => (reason === 'ok' ? void remove() : onClose())}
      >
        {text('removeText')}
      </ModalBox>
      <Outcome outcome={outcome} onHide={() => setOutcome(undefined)} />
    </>
  )
}
