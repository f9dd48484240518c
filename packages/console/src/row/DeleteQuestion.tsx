import { isServiceError } from '@ebkit/core/errors'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Toast } from '@ebkit/widgets/toast'
import { useState } from 'react'
import { pageStrings } from '../pages/strings'

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

/** What became of it. */
interface Outcome {
  readonly heading: string
  readonly detail: string
  readonly isFailure: boolean
}

/** Asks before rows are deleted, deletes them, and says which ones stay and why. */
export function DeleteQuestion({ resource, deleting, onClose, onDeleted }: DeleteQuestionProps) {
  const { http, locale } = useEnvironment()
  const text = useStrings(pageStrings)
  const describe = useDescribeError()
  const [outcome, setOutcome] = useState<Outcome>()
  const { keys = [], name } = deleting ?? {}
  const heading = name ? text('removeTitle', { name }) : text('removeMany', { count: keys.length })

  const remove = async () => {
    onClose()
    try {
      const rows = createRowService(http)
      const { deleted, failed } = await rows.remove(resource.resource, keys, locale === 'en' ? 'en' : 'zh')
      const reasons = [...new Set(failed.map(({ message, code }) => message ?? code))].join('；')
      const some = text('removedSome', { done: deleted.length, left: failed.length })
      const said = failed.length ? (deleted.length ? some : text('notRemoved')) : text('removed')
      setOutcome({ heading: said, detail: reasons, isFailure: failed.length > 0 })
      if (deleted.length) onDeleted()
    } catch (error) {
      if (!isServiceError(error)) throw error
      setOutcome({ heading: text('notRemoved'), detail: describe(error), isFailure: true })
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
      <Toast
        open={!!outcome}
        type={outcome?.isFailure ? 'danger' : 'success'}
        heading={outcome?.heading ?? ''}
        closeTime={outcome?.isFailure ? 0 : 3000}
        onHide={() => setOutcome(undefined)}
      >
        {outcome?.detail ?? ''}
      </Toast>
    </>
  )
}
