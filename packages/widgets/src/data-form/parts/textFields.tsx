import { fileVisibilityOf } from '@ebkit/rules/fields'
import { RichText } from '../../rich-text'
import type { ControlProps } from '../Control'
import { useHold } from './useHold'

/** A text with headings, lists, images and tables, as HTML. */
export function RichTextControl(props: ControlProps) {
  const { field, path, value, onChange, label, message, describedBy, disabled, required } = props
  const hold = useHold(props)
  return (
    <RichText
      value={typeof value === 'string' ? value : ''}
      onInput={(detail) => onChange(detail.value || undefined)}
      maxSize={field.maxSize ? field.maxSize * 1024 : undefined}
      visibility={fileVisibilityOf(field)}
      label={label}
      name={path}
      errorMessage={message}
      describedBy={describedBy}
      reportProblem={hold}
      disabled={disabled}
      required={required}
    />
  )
}
