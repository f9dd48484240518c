import { type Field, isFieldEnabled } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { clockText } from './clockText'
import type { DataFormProps } from './props'
import type { FormDesk } from './useForm'

/** The bar below: what is saved and what is not, 取消 and 保存. @spec W-FORM-1 W-FORM-2 */
export function Foot(part: { props: DataFormProps; desk: FormDesk; locale: string; onCancel: () => void }) {
  const { props, desk, locale, onCancel } = part
  const { form, text } = desk
  const { progress } = desk.state
  // Nothing can be saved, and nothing given up.
  if (props.disabled && props.noSave && props.noCancel && !props.buttons) return null
  const hasButtons = !props.noCancel || !props.noSave || !!props.buttons
  const isBusy = progress === 'checking' || progress === 'sending' || progress === 'unknown'
  return (
    <div className={`eb-data-form__foot${hasButtons ? '' : ' eb-data-form__foot--bare'}`} part="foot">
      <span className="eb-data-form__status" role="status">
        {statusText(desk, locale)}
      </span>
      {!props.noCancel && (
        <Button part="cancel" onClick={onCancel}>
          {text(isOnlyShown(props, desk) ? 'close' : 'cancel')}
        </Button>
      )}
      {props.buttons}
      {!props.noSave && (
        <Button
          kind="primary"
          part="save"
          busy={isBusy && progress !== 'unknown'}
          onClick={() => props.disabled || void form.save()}
        >
          {text('save')}
        </Button>
      )}
    </div>
  )
}

/** Nothing can be filled in and nothing saved: there is nothing that could be cancelled. */
function isOnlyShown({ disabled, noSave, buttons }: DataFormProps, { fields, state }: FormDesk): boolean {
  const isClosed = (field: Field) => field.readOnly || !isFieldEnabled(field, state.values)
  return !!noSave && !buttons && (!!disabled || fields.every(isClosed))
}

function statusText({ state, text }: FormDesk, locale: string): string {
  const { progress, isDirty, isSaved, draft } = state
  if (progress === 'checking' || progress === 'sending') return text('saving')
  if (isDirty) return draft ? text('drafted', { time: clockText(draft.at, locale) }) : text('dirty')
  return isSaved ? text('done') : ''
}
