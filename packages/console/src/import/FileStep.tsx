import { maximumImportRows } from '@ebkit/core/services/imports'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { useFileDrop } from '@ebkit/ui/drop-zone'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon, uploadIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useRef } from 'react'
import { Failure } from './Failure'
import type { ImportPartProps } from './ImportPartProps'
import { importStrings } from './strings'
import { useFileGiver } from './useFileGiver'

/** Chooses the file, or offers a template for one. */
export function FileStep(props: ImportPartProps) {
  const { model, state, resource, columns } = props
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const input = useRef<HTMLInputElement>(null)
  const isBusy = state.work !== undefined
  const take = (file: File | undefined) => file && void model.send(file)
  const drop = useFileDrop({ isOff: isBusy, onDrop: ({ files }) => take(files[0]) })
  const { give, error } = useFileGiver(resource.resource)
  const name = `${text('title', { name: labelText(resource.title, locale) })}.xlsx`
  return (
    <div className="eb-import__body eb-import__body--file">
      <div className={`eb-import__drop${drop.isOver ? ' eb-import__drop--over' : ''}`} {...drop.handlers}>
        <Icon path={uploadIcon} />
        <p>
          {text('drop')}{' '}
          <Button kind="primary" busy={isBusy} onClick={() => input.current?.click()}>
            {text('choose')}
          </Button>
        </p>
        <p className="eb-import__quiet">
          {text('limits', { most: (resource.imports?.most ?? maximumImportRows).toLocaleString('en') })}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={text('choose')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        {state.work === 'sending' && <ProgressBar label={text('sending')} />}
      </div>
      <Failure error={state.error ?? error} />
      <div className="eb-import__template">
        <Button onClick={() => give((service, options) => service.template(columns, { ...options, name }))}>
          <Icon path={downloadIcon} />
          {text('template')}
        </Button>
        <span className="eb-import__quiet">{text('templateLead')}</span>
      </div>
    </div>
  )
}
