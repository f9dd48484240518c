import type { ImportMending, ImportProblem, ImportRow } from '@ebkit/core/services/imports'
import { type Field, labelText } from '@ebkit/rules/fields'
import { importProblemTexts } from '@ebkit/rules/imports'
import { problemText } from '@ebkit/rules/validation'
import { State } from '@ebkit/ui/state'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { ImportCell, isNumeric } from './ImportCell'
import type { ImportPartProps } from './ImportPartProps'
import { nameField } from './nameField'
import { importStrings } from './strings'
import { useFocusAfterMending } from './useFocusAfterMending'

interface RowsTableProps extends ImportPartProps {
  /** A change applies to all rows with the same wrong text. */
  isAlike: boolean
}

/** Names of the shown fields: those that columns fill, and those that have a problem or were filled in by hand. */
function shownNames({ state: { mapping, rows } }: ImportPartProps): string[] {
  const more = rows.flatMap(({ problems, before }) => [
    ...problems.map(({ path }) => path.split('.')[0] ?? ''),
    ...Object.keys(before),
  ])
  return [...new Set([...mapping, ...more])].filter(Boolean)
}

/** Rows with their cells; on a phone each row is a block of its wrong cells. */
export function RowsTable(props: RowsTableProps) {
  const { state, resource } = props
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const keepFocus = useFocusAfterMending()
  const fields = shownNames(props).flatMap(
    (name) => resource.fields.find((field) => field.name === name) ?? [],
  )
  return (
    <table className="eb-import__table" onFocus={keepFocus}>
      <thead>
        <tr>
          <th scope="col">{text('row')}</th>
          {fields.map(({ name, label, unit, type }) => (
            <th key={name} scope="col" className={isNumeric(type) ? 'eb-import__number' : undefined}>
              {labelText(label, locale)}
              {unit && ` (${labelText(unit, locale)})`}
            </th>
          ))}
          <th scope="col">{text('whatToDo')}</th>
        </tr>
      </thead>
      <tbody>
        {state.rows.map((row) => (
          <Row key={row.row} {...props} row={row} fields={fields} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends RowsTableProps {
  row: ImportRow
  fields: readonly Field[]
}

function Row(props: RowProps) {
  const { model, state, resource, references, isAlike, row, fields } = props
  const naming = nameField(resource, state.mapping)
  const mend = (mending: Omit<ImportMending, 'row'>) => void model.mend({ row: row.row, ...mending })
  const isMended = row.status === 'READY' && Object.keys(row.before).length > 0
  const waiting = state.unsent.filter((mending) => mending.row === row.row)
  return (
    <tr className={isMended ? 'eb-import__mended' : row.status === 'SKIPPED' ? 'eb-import__skipped' : ''}>
      <th scope="row">{row.row}</th>
      {fields.map((field) => (
        <ImportCell
          key={field.name}
          field={field}
          row={row}
          reference={references[field.ref ?? '']}
          waiting={waiting.findLast(({ values }) => values && field.name in values)?.values?.[field.name]}
          isName={field.name === naming}
          onMend={(given) => mend({ values: { [field.name]: given }, alike: isAlike })}
        />
      ))}
      <td className="eb-import__acts">
        <RowRemedies {...props} isMended={isMended} onMend={mend} />
      </td>
    </tr>
  )
}

interface RowRemediesProps extends RowProps {
  isMended: boolean
  onMend(mending: Omit<ImportMending, 'row'>): void
}

/** The problems of a row as a whole, and buttons that correct them. */
function RowRemedies({ row, fields, isAlike, isMended, onMend }: RowRemediesProps) {
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const { status, problems } = row
  if (status === 'SAVED') return <State tone="success">{text('isSaved')}</State>
  if (status === 'READY') return <State tone="success">{text(isMended ? 'isMended' : 'isReady')}</State>
  if (status === 'SKIPPED')
    return (
      <>
        <State tone="neutral">{text('isSkipped')}</State>
        <Act label={text('unskip')} onClick={() => onMend({ skip: false })} />
      </>
    )
  const ofRow = problems.filter(({ path }) => !fields.some(({ name }) => name === path.split('.')[0]))
  const proposed = problems.filter(
    (problem): problem is ImportProblem & { proposal: string } => problem.proposal !== undefined,
  )
  return (
    <>
      {ofRow.map((problem) => (
        <span key={problem.path + problem.code} className="eb-import__error">
          {problemText(problem, locale === 'en' ? 'en' : 'zh', importProblemTexts)}
        </span>
      ))}
      {proposed.map(({ path, proposal }) => (
        <Act
          key={path}
          label={text('setTo', { text: proposal })}
          onClick={() => onMend({ values: { [path]: proposal }, alike: isAlike })}
        />
      ))}
      {problems.some(({ canUpdate }) => canUpdate) && (
        <Act label={text('update')} onClick={() => onMend({ update: true })} />
      )}
      {problems.some(({ code }) => code === 'changed') && (
        <Act label={text('checkAgain')} onClick={() => onMend({})} />
      )}
      <Act label={text('skip')} onClick={() => onMend({ skip: true })} />
    </>
  )
}

function Act({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button type="button" className="eb-link" onClick={onClick}>
      {label}
    </button>
  )
}
