import { Button } from '@ebkit/ui/button'
import { isComposing } from '@ebkit/ui/composition'
import { TextInput } from '@ebkit/ui/text-input'

interface ViewNameFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** Text of the button. */
  verb: string
  /** The problem of the name. */
  problem?: string | undefined
  onDone: () => void
  /** Called on Esc. */
  onGiveUp?: () => void
  /** Has focus when the panel opens. */
  isFirst?: boolean
}

/** A field for a name, and a button; Enter does the same. Not a form: fields of widgets belong to none. */
export function ViewNameField({
  label,
  value,
  onChange,
  verb,
  problem,
  onDone,
  onGiveUp,
  isFirst,
}: ViewNameFieldProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its field does
    <div
      className="eb-views__new"
      onKeyDown={(event) => {
        if (isComposing(event) || !(event.target instanceof HTMLInputElement)) return
        if (event.key === 'Enter') onDone()
        else if (event.key === 'Escape' && onGiveUp) onGiveUp()
        else return
        // Closes only the field, and neither the panel nor a form of the page reacts.
        event.stopPropagation()
        event.preventDefault()
      }}
    >
      <TextInput
        value={value}
        onChange={onChange}
        label={label}
        placeholder={label}
        isFirst={isFirst}
        invalid={!!problem}
        suffix={problem}
      />
      <Button kind="default" onClick={onDone}>
        {verb}
      </Button>
    </div>
  )
}
