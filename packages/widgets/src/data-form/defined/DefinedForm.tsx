import { formFields, optionsOf, type ResourceDefinition } from '@ebkit/core/resource-definition'
import { labelText } from '@ebkit/rules/fields'
import { useMemo } from 'react'
import { usePlace } from '../../environment'
import { DefinitionPending } from '../../resource-definition/DefinitionPending'
import { useDefinition } from '../../resource-definition/useDefinition'
import type { DataFormProps } from '../props'
import { RecordForm } from '../RecordForm'

/** A form whose fields, sections and references come from the definition of its resource. */
export function DefinedForm(props: DataFormProps) {
  const { definition, ...pending } = useDefinition(props.resource ?? '', props.onError)
  return definition ? <FormOf {...props} definition={definition} /> : <DefinitionPending {...pending} />
}

function FormOf({ definition, ...props }: DataFormProps & { definition: ResourceDefinition }) {
  const { locale } = usePlace()
  const { sections: ownSections, optionsOf: ownOptions, mode = 'add' } = props
  const settings = useMemo(() => {
    const sections = ownSections ?? (definition.sections.length ? definition.sections : undefined)
    const fields = formFields(definition, sections && namesIn(sections))
    return { fields, sections, optionsOf: { ...optionsOf(fields, definition.references), ...ownOptions } }
  }, [definition, ownSections, ownOptions])
  const canSave = definition.rights.includes(mode === 'edit' ? 'edit' : 'add')
  return (
    <RecordForm
      {...props}
      {...settings}
      keyName={props.keyName || definition.key}
      label={props.label || labelText(definition.title, locale)}
      disabled={props.disabled || !canSave}
      noSave={props.noSave || !canSave}
    />
  )
}

/** The page's sections may have any type; the form reports their mistakes. */
const namesIn = (sections: readonly unknown[]) =>
  sections.map((section) => {
    const { fields } = Object(section) as { fields?: unknown }
    return { fields: Array.isArray(fields) ? fields.map(String) : [] }
  })
