import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useMemo } from 'react'
import { Failure } from './Failure'
import type { ImportPartProps } from './ImportPartProps'
import { importStrings } from './strings'

/** Which field each column of the file fills. */
export function ColumnsStep(props: ImportPartProps) {
  const { model, state } = props
  const text = useStrings(importStrings)
  const { given, work } = state
  if (!given) return null
  return (
    <>
      <div className="eb-import__body">
        <Failure error={state.error} />
        <MissingColumns {...props} />
        <ColumnsTable {...props} />
        {work === 'checking' && <ProgressBar label={text('checking')} />}
      </div>
      <footer className="eb-import__foot">
        <span className="eb-import__quiet">
          {text('matched', {
            count: state.mapping.filter(Boolean).length,
            left: state.mapping.filter((name) => !name).length,
          })}
        </span>
        <Button onClick={() => void model.discard()}>{text('otherFile')}</Button>
        <Button kind="primary" busy={work === 'checking'} onClick={() => void model.check()}>
          {text('check', { count: given.rowCount })}
        </Button>
      </footer>
    </>
  )
}

/** Names required fields that no column fills. */
function MissingColumns({ state, resource }: ImportPartProps) {
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const missing = resource.fields.filter(
    ({ name, required, showIf, readOnly, default: initial }) =>
      required &&
      !showIf &&
      !readOnly &&
      initial === undefined &&
      !state.mapping.includes(name) &&
      state.given?.columns.includes(name),
  )
  if (!missing.length) return null
  const names = missing.map(({ label }) => labelText(label, locale)).join('、')
  return (
    <p className="eb-import__missing" role="status">
      {text('missing', { names })}
    </p>
  )
}

function ColumnsTable({ model, state, resource }: ImportPartProps) {
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const { headers = [], sample = [], columns = [] } = state.given ?? {}
  const options = useMemo(() => {
    const fields = resource.fields.filter(({ name }) => columns.includes(name))
    return fields.map(({ name, label }) => ({ value: name, label: labelText(label, locale) }))
  }, [resource, columns, locale])
  const choices = [{ value: '', label: text('notImported') }, ...options]
  return (
    <table className="eb-import__columns">
      <thead>
        <tr>
          <th scope="col">{text('column')}</th>
          <th scope="col">{text('sample')}</th>
          <th scope="col">{text('fills')}</th>
        </tr>
      </thead>
      <tbody>
        {headers.map((header, index) => {
          const name = header || text('unnamed', { number: index + 1 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place, and names repeat
            <tr key={index}>
              <th scope="row">{name}</th>
              <td className="eb-import__sample">
                {sample
                  .map((cells) => cells[index])
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td>
                <Select
                  options={choices}
                  selection={[state.mapping[index] ?? '']}
                  label={`${name} ${text('fills')}`}
                  filter={choices.length > 10}
                  onChange={({ value: [field = ''] }) => model.match(index, field)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
