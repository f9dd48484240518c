import { readFields } from '@ebkit/core/configuration'
import { createForm, type Form, type FormSection, type FormState, readSections } from '@ebkit/core/form'
import type { Field } from '@ebkit/rules/fields'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useDescribeError, useEnvironment } from '../environment'
import { useStore } from '../store/useStore'
import { mistakesIn } from './fieldMistakes'
import type { DataFormProps } from './props'
import type { DataFormText } from './strings'

/** State that the parts of a form's view share. */
export interface FormContext {
  form: Form
  state: FormState
  fields: readonly Field[]
  sections: readonly FormSection[]
  text: DataFormText
}

/** The model of a form while the form is mounted. */
export function useForm(props: DataFormProps, text: DataFormText): FormContext {
  const { session, http, reportError } = useEnvironment()
  const describe = useDescribeError()
  const configuration = useConfiguration(props)
  const { fields } = configuration
  const latest = useRef({ props, fields })
  latest.current = { props, fields }
  const fail = (error: unknown) => {
    const report = props.onError ?? reportError
    report({ code: 'request-failed', message: describe(error), cause: error })
  }
  const failing = useRef(fail)
  failing.current = fail
  const form = useMemo(() => {
    const options = () => ({
      ...latest.current.props,
      fields: latest.current.fields,
      onError: (error: unknown) => failing.current(error),
    })
    return createForm({ session, http, page: globalThis.window }, options)
  }, [session, http])
  // Before painting, so that the fields of a new record are there immediately.
  useLayoutEffect(() => form.start(), [form])
  useFollowing(form, props, fields)
  const state = useStore(form.$state)
  const { refusals } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (refusals) props.onInvalid?.({ errors: state.problems })
  }, [refusals])
  return { form, state, text, ...configuration }
}

/** Another record is another form. Fields that are added later apply their defaults, unless the user has begun. */
function useFollowing(form: Form, { mode, recordId, resource }: DataFormProps, fields: readonly Field[]) {
  const now = { mode, recordId, resource, fields }
  const drawn = useRef(now)
  // Compared, since React's strict mode runs each effect twice.
  useLayoutEffect(() => {
    const before = drawn.current
    drawn.current = now
    const isOther = before.mode !== mode || before.recordId !== recordId || before.resource !== resource
    const isUntouched = mode !== 'edit' && !form.$state.get().isDirty
    if (isOther || (before.fields !== fields && isUntouched)) void form.load()
  })
}

/** The valid fields and sections. Errors in the others are reported to the page's developer. */
function useConfiguration({ fields: given, sections: parts, resource, value }: DataFormProps) {
  const { session, reportError } = useEnvironment()
  // A row may contain values without a field, and conditions may use them.
  const isWhole = !resource && !value
  const { complaints, ...configuration } = useMemo(() => {
    const complaints: string[] = []
    const tell = (problem: string) => complaints.push(problem)
    const fields = readFields(given, tell)
    for (const mistake of mistakesIn(fields, isWhole ? [] : undefined)) tell(`fields: ${mistake}`)
    return { fields, sections: readSections(parts, fields, tell), complaints }
  }, [given, parts, isWhole])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each configuration
  useEffect(() => {
    for (const complaint of complaints) {
      const message = `eb-data-form: ${complaint}`
      session.report('configuration-invalid', message)
      reportError({ code: 'configuration-invalid', message })
    }
  }, [complaints])
  return configuration
}
