import { type Field, labelText } from '@ebkit/rules/fields'
import { Fragment } from 'react'
import { FieldRow } from './FieldRow'
import type { DataFormProps } from './props'
import type { FormContext } from './useForm'

/** The fields, section by section. A section without a visible field is omitted. */
export function Sections(part: { context: FormContext; props: DataFormProps; locale: string }) {
  const { context, props, locale } = part
  const { form, state, text } = context
  const row = {
    ...{ form, state, locale, text },
    values: state.values,
    mode: props.mode ?? 'add',
    disabled: !!props.disabled,
    optionsOf: props.optionsOf,
  }
  return (
    <div className="eb-data-form__sections">
      {shownSections(context).map(({ title, help, fields, index }) => (
        <section
          key={index}
          className="eb-data-form__section"
          data-section={index}
          part="section"
          hidden={props.section !== undefined && props.section !== index}
        >
          {labelText(title, locale) && props.section === undefined && (
            <h2 className="eb-data-form__title">
              {labelText(title, locale)}
              {help && <small className="eb-data-form__aside">{labelText(help, locale)}</small>}
            </h2>
          )}
          {fields.map((field) => (
            <Fragment key={field.name}>
              <FieldRow field={field} path={field.name} {...row} />
              {form.isShown(field, state.values) && props.below?.[field.name]}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}

/** The sections with visible fields, and these fields. */
export function shownSections({ sections, fields, form, state }: FormContext) {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return sections.flatMap((section, index) => {
    const own = section.fields.map((name) => byName.get(name) as Field)
    return own.some((field) => form.isShown(field, state.values)) ? [{ ...section, fields: own, index }] : []
  })
}
