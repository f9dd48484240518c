import { Button } from '@ebkit/ui'
import { useRef } from 'react'
import { useDescribeError, useStrings } from '../environment'
import { strings } from './strings'
import type { PickerPart } from './verbs'

/** Cancel and confirm; what became of the check stands before them. */
export function PickerFooter<Row>({ model, state, view, max }: PickerPart<Row> & { max?: number }) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const element = useRef<HTMLParagraphElement>(null)
  const { check, draft, isFull } = state
  const { status } = check ?? {}
  const message =
    status === 'refused'
      ? text('refused', { count: view.count(check?.keys.length ?? 0) })
      : status === 'failed'
        ? describe(check?.error)
        : isFull && text('full', { count: view.count(max ?? 0) })
  const removeRefused = () => {
    // Its button goes.
    element.current?.parentElement?.querySelector<HTMLElement>('[part="confirm"]')?.focus()
    model.removeRefused()
  }
  return (
    <>
      <p ref={element} className="eb-picker__message" role="status">
        {message}
      </p>
      {status === 'refused' && (
        <Button part="remove-refused" onClick={removeRefused}>
          {text('removeRefused', { count: view.count(check?.keys.length ?? 0) })}
        </Button>
      )}
      {!message && <p className="eb-picker__hint eb-picker__wide">{view.blockedHint}</p>}
      <Button className="eb-picker__wide" part="cancel" onClick={model.close}>
        {text('cancel')}
      </Button>
      <Button kind="primary" part="confirm" busy={status === 'running'} onClick={model.confirm}>
        {status === 'failed' ? (
          text('retry')
        ) : (
          <>
            <span className="eb-picker__wide">
              {text('confirmCount', { count: view.count(draft.length) })}
            </span>
            <span className="eb-picker__narrow">{text('confirm')}</span>
          </>
        )}
      </Button>
    </>
  )
}
