import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleCheckIcon, downloadIcon } from '@ebkit/ui/icons'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { Failure } from './Failure'
import type { ImportPartProps } from './ImportPartProps'
import { nameField } from './nameField'
import { importStrings } from './strings'
import { useFileGiver } from './useFileGiver'

/** Maximum number of rows that the outcome links to. */
const linked = 10

/** The outcome of the import. */
export function DoneStep(props: ImportPartProps) {
  const { model, state, onSee } = props
  const text = useStrings(importStrings)
  const { saved = 0, wrong = 0, skipped = 0 } = state.given?.counts ?? {}
  return (
    <>
      <div className="eb-import__body eb-import__done" role="status">
        <Icon path={circleCheckIcon} />
        <h3>{text('doneTitle', { count: saved })}</h3>
        {wrong > 0 && <p>{text('doneLeft', { count: wrong })}</p>}
        {skipped > 0 && <p>{text('doneSkipped', { count: skipped })}</p>}
        {wrong + skipped === 0 && <p>{text('doneAll')}</p>}
        <SavedRows {...props} />
        <SavedFile {...props} />
        <Failure error={state.error} />
      </div>
      <footer className="eb-import__foot">
        <span className="eb-import__quiet" />
        <Button onClick={() => void model.discard()}>{text('another')}</Button>
        {wrong > 0 && <Button onClick={() => void model.mendRest()}>{text('mendRest')}</Button>}
        {onSee && (
          <Button kind="primary" onClick={() => onSee()}>
            {text('see')}
          </Button>
        )}
      </footer>
    </>
  )
}

/** The saved rows as a file, if the gateway filled something in. */
function SavedFile({ state, resource }: ImportPartProps) {
  const text = useStrings(importStrings)
  const { locale } = usePlace()
  const { give, error } = useFileGiver(resource.resource)
  const { given } = state
  if (!given?.counts.saved || !resource.imports?.gives) return null
  const name = `${text('title', { name: labelText(resource.title, locale) })}.xlsx`
  return (
    <>
      <Button
        onClick={() =>
          give((service, options) => service.rowsFile(given.importId, 'saved', { ...options, name }))
        }
      >
        <Icon path={downloadIcon} />
        {text('savedFile')}
      </Button>
      <Failure error={error} />
    </>
  )
}

/** The first saved rows, each with a link. */
function SavedRows({ state, resource, onSee }: ImportPartProps) {
  const text = useStrings(importStrings)
  const naming = nameField(resource, state.mapping) ?? ''
  if (!onSee) return null
  return (
    <ul className="eb-import__saved">
      {state.rows.slice(0, linked).map(({ row, key, texts }) => (
        <li key={row}>
          <button type="button" className="eb-link" onClick={() => onSee(key)}>
            {text('seeRow', { row, name: texts[naming] ?? key ?? '' })}
          </button>
        </li>
      ))}
    </ul>
  )
}
