import { FormField } from '@ebkit/ui/form-field'
import { useStyles } from '@ebkit/ui/styles'
import { TextInput } from '@ebkit/ui/text-input'
import { useStrings } from '@ebkit/widgets/environment'
import { useId, useState } from 'react'
import type { DrawerAdditionProps } from '../../Addition'
import { filledLink, parametersOf } from './filledLink'
import { LinkCard } from './LinkCard'
import css from './Links.css'
import { linkStrings } from './strings'

/** The optional parameters of a page of the shop: filling them in changes its link and code at once. */
export function LinkBuilder({ row }: DrawerAdditionProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(linkStrings)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const parameters = parametersOf(row.params)
  const link = filledLink(String(row.fullUrl ?? ''), values)
  return (
    <section ref={root} className="eb-link-builder" aria-label={text('builder')}>
      <h3>{text('builder')}</h3>
      {parameters.length === 0 && <p>{text('noParameters')}</p>}
      {parameters.map(({ key, meaning, example }) => (
        <Parameter
          key={key}
          name={key}
          label={meaning ? `${meaning} (${key})` : key}
          help={example && text('example', { example })}
          value={values[key] ?? ''}
          onChange={(value) => setValues({ ...values, [key]: value })}
        />
      ))}
      <LinkCard link={link} fileName={String(row.linkName)} />
    </section>
  )
}

interface ParameterProps {
  name: string
  label: string
  help: string
  value: string
  onChange(value: string): void
}

function Parameter({ name, label, help, value, onChange }: ParameterProps) {
  const id = useId()
  const helpId = `${id}-help`
  return (
    <FormField
      name={name}
      label={label}
      controlId={id}
      help={help || undefined}
      helpId={helpId}
      messageId={`${id}-message`}
    >
      <TextInput id={id} label={label} value={value} describedBy={helpId} onChange={onChange} />
    </FormField>
  )
}
