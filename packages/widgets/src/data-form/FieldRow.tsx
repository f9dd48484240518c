import { labelText } from '@ebkit/rules/fields'
import { FormField } from '@ebkit/ui/form-field'
import { useId } from 'react'
import { fieldMessage } from './fieldMessage'
import type { FieldRowProps } from './fieldRowProps'
import { typeOf } from './fieldTypes'

/** One field: label, control, problem, help. Renders nothing if its condition does not hold. */
export function FieldRow(props: FieldRowProps) {
  const { field, path, values, ...row } = props
  const { form, state, mode, disabled, locale, text, optionsOf } = row
  const id = useId()
  if (!form.isShown(field, values)) return null
  const problem = state.problems.find((one) => one.path === path)
  const source = optionsOf?.[path] ?? optionsOf?.[field.name]
  const { Control, tellsProblem, width } = typeOf(field, !!source)
  const label = labelText(field.label, locale)
  const message = problem && fieldMessage(form, problem, label, locale, text)
  const isRequired = !!field.required && !(field.writeOnly && mode === 'edit')
  const helpId = `${id}-help`
  const messageId = `${id}-message`
  return (
    <FormField
      name={path}
      label={label}
      controlId={id}
      help={labelText(field.help, locale) || undefined}
      helpId={helpId}
      message={tellsProblem ? undefined : message}
      messageId={messageId}
      required={isRequired && !field.readOnly}
      width={width ?? 'long'}
    >
      <Control
        field={field}
        path={path}
        value={values[field.name]}
        onChange={(value) => form.write(path, value)}
        onHold={(message) => form.hold(path, message)}
        onCheck={(check) => form.checkBeforeSave(path, check)}
        values={values}
        mode={mode}
        id={id}
        label={label}
        message={message}
        describedBy={`${messageId} ${helpId}`}
        disabled={disabled || !form.isEnabled(field, values)}
        required={isRequired}
        locale={locale}
        text={text}
        source={source}
        FieldRow={FieldRow}
        row={row}
      />
    </FormField>
  )
}
