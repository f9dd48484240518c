import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon, tableIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { Failure } from './Failure'
import type { ImportPartProps } from './ImportPartProps'
import type { ShownRows } from './importModel'
import { RowsTable } from './RowsTable'
import { importStrings } from './strings'
import { useFileGiver } from './useFileGiver'

/** The rows of the file: wrong cells are fields, good rows can be imported at once. */
export function RowsStep(props: ImportPartProps) {
  const { model, state } = props
  const text = useStrings(importStrings)
  const [isAlike, setAlike] = useState(false)
  const { work, rows, hasMore, error, unsent } = state
  return (
    <>
      <RowsHead {...props} isAlike={isAlike} onAlike={setAlike} />
      {!unsent.length && <Failure error={error} />}
      <Unsent {...props} />
      <div className="eb-import__rows">
        {rows.length ? (
          <RowsTable {...props} isAlike={isAlike} />
        ) : (
          <p className="eb-import__none">{work === 'looking' ? '' : text('noRows')}</p>
        )}
        {hasMore && (
          <Button busy={work === 'looking'} onClick={() => void model.more()}>
            {text('more')}
          </Button>
        )}
      </div>
      <RowsFoot {...props} />
    </>
  )
}

const shownRows = ['wrong', 'mended', 'ready', 'all'] as const

function RowsHead(props: ImportPartProps & { isAlike: boolean; onAlike(isAlike: boolean): void }) {
  const { model, state, resource, isAlike, onAlike } = props
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const { give, error } = useFileGiver(resource.resource)
  const { given, shown } = state
  if (!given) return null
  const counts: Record<ShownRows, number> = { ...given.counts, all: given.rowCount }
  const labels = { wrong: 'wrong', mended: 'mended', ready: 'ready', all: 'allRows' } as const
  const name = `${text('wrongFile')} ${labelText(resource.title, locale)}.xlsx`
  return (
    <div className="eb-import__summary">
      <span className="eb-import__file">
        <Icon path={tableIcon} />
        <span>
          <b>{given.fileName}</b>
          <small>{text('uploaded', { count: given.rowCount, time: given.uploadedAt.slice(11, 16) })}</small>
        </span>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one choice, not part of a form */}
      <div className="eb-import__segments" role="group" aria-label={text('rowsShown')}>
        {shownRows.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === shown}
            onClick={() => void model.show(each)}
          >
            {text(labels[each])} {counts[each]}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="eb-button eb-import__alike"
        aria-pressed={isAlike}
        onClick={() => onAlike(!isAlike)}
      >
        {text('alike')}
      </button>
      <Button
        onClick={() =>
          give((service, options) => service.rowsFile(given.importId, 'wrong', { ...options, name }))
        }
      >
        <Icon path={downloadIcon} />
        {text('wrongFile')}
      </Button>
      <Failure error={error} />
    </div>
  )
}

/** Changes that have not reached the gateway: no input is lost. */
function Unsent({ model, state }: ImportPartProps) {
  const text = useStrings(importStrings)
  const describe = useDescribeError()
  if (!state.unsent.length || state.error === undefined) return null
  return (
    <div className="eb-import__failure" role="alert">
      <span>{text('unsent', { count: state.unsent.length, reason: describe(state.error) })}</span>
      <Button onClick={() => void model.retry()}>{text('retry')}</Button>
    </div>
  )
}

function RowsFoot({ model, state }: ImportPartProps) {
  const text = useStrings(importStrings)
  const { given, work, toSave } = state
  if (!given) return null
  const { wrong, ready, mended } = given.counts
  const good = ready + mended
  const done = toSave - good
  const lead = !good ? 'noneGood' : wrong ? 'left' : 'allGood'
  return (
    <footer className="eb-import__foot">
      {work === 'saving' ? (
        <ProgressBar
          label={text('saving', { done, count: toSave })}
          text={text('saving', { done, count: toSave })}
          value={toSave ? done / toSave : 0}
        />
      ) : (
        <span className="eb-import__quiet">{text(lead, { wrong, good })}</span>
      )}
      <Button onClick={() => model.back()}>{text('back')}</Button>
      <Button kind="primary" busy={work === 'saving'} onClick={() => good > 0 && void model.save()}>
        {text('save', { count: good })}
      </Button>
    </footer>
  )
}
