import { isServiceError } from '@ebkit/core/errors'
import { type DescribedResource, rowTitle } from '@ebkit/core/resource-definition'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useState } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../environment'
import { joinedNames } from './joinedNames'
import { Outcome, type OutcomeText, useOutcomeText } from './Outcome'
import { questionStrings } from './strings'

/** Rows that the user wants to delete. */
export interface Deleting {
  /** Keys of all of them, including those that were never loaded. */
  readonly keys: readonly string[]
  /** The loaded ones, which the question names. */
  readonly rows: readonly Row[]
}

export interface DeleteQuestionProps {
  /** The resource that the rows are of. */
  resource: Pick<DescribedResource, 'key' | 'display'> & {
    /** Service and name: `merchant-api/printer`. */
    readonly resource: string
  }
  /** Undefined: no question. */
  deleting: Deleting | undefined
  /** The question was closed, with or without a deletion. */
  onClose(): void
  /** Rows were deleted. */
  onDeleted(): void
}

/** Asks before rows are deleted, deletes them, and reports which ones stay and why. */
export function DeleteQuestion({ resource, deleting, onClose, onDeleted }: DeleteQuestionProps) {
  const { http, locale } = useEnvironment()
  const text = useStrings(questionStrings)
  const describe = useDescribeError()
  const outcomeText = useOutcomeText()
  const [outcome, setOutcome] = useState<OutcomeText>()
  const { keys = [], rows = [] } = deleting ?? {}
  const names = joinedNames(rows, (row) => rowTitle(resource, row), keys.length, text)
  const isOne = keys.length === 1 && !!names
  const heading = isOne ? text('removeTitle', { name: names }) : text('removeMany', { count: keys.length })

  const remove = async () => {
    onClose()
    try {
      const lang = locale === 'en' ? 'en' : 'zh'
      const { deleted, failed } = await createRowService(http).remove(resource.resource, keys, lang)
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
        okLabel={text('remove')}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        focus="cancel"
        onClose={(reason) => (reason === 'ok' ? void remove() : onClose())}
      >
        {!isOne && names && <p>{names}</p>}
        {text('removeText')}
      </ModalBox>
      <Outcome outcome={outcome} onHide={() => setOutcome(undefined)} />
    </>
  )
}
