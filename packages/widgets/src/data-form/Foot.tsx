import { type Field, isFieldEnabled } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { clockText } from './clockText'
import type { DataFormProps } from './props'
import type { FormContext } from './useForm'

/** The bar at the bottom: the state of the save, 取消 and 保存. @spec W-FORM-1 W-FORM-2 */
export function Foot(part: {
  props: DataFormProps
  context: FormContext
  locale: string
  onCancel: () => void
}) {
  const { props, context, locale, onCancel } = part
  const { form, text } = context
  const { progress } = context.state
  const isOnlyRead = isOnlyShown(props, context)
  if (isOnlyRead && props.noCancel) return null
  const hasButtons = !props.noCancel || !props.noSave || !!props.buttons
  const isBusy = progress === 'checking' || progress === 'sending' || progress === 'unknown'
  return (
    <div className={`eb-data-form__foot${hasButtons ? '' : ' eb-data-form__foot--bare'}`} part="foot">
      <span className="eb-data-form__status" role="status">
        {statusText(context, locale)}
      </span>
      {!props.noCancel && (
        <Button part="cancel" onClick={onCancel}>
          {text(isOnlyRead ? 'close' : 'cancel')}
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

/** Nothing can be edited or saved, so there is nothing to cancel. */
function isOnlyShown({ disabled, noSave, buttons }: DataFormProps, { fields, state }: FormContext): boolean {
  const isClosed = (field: Field) => field.readOnly || !isFieldEnabled(field, state.values)
  return !!noSave && !buttons && (!!disabled || fields.every(isClosed))
}

function statusText({ state, text }: FormContext, locale: string): string {
  const { progress, isDirty, isSaved, draft } = state
  if (progress === 'checking' || progress === 'sending') return text('saving')
  if (isDirty) return draft ? text('drafted', { time: clockText(draft.at, locale) }) : text('dirty')
  return isSaved ? text('done') : ''
}
