import { zipFiles } from '@ebkit/core/archive'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { ModalBox } from '@ebkit/ui/modal-box'
import { Placeholder } from '@ebkit/ui/placeholder'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { styleElement } from '@ebkit/ui/styles'
import { TextInput } from '@ebkit/ui/text-input'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { giveFile } from '@ebkit/widgets/saving'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type BatchEmployee, createPosterBatch, mostEmployees } from './createPosterBatch'
import { employees } from './employees'
import css from './PosterBatchBox.css'
import { posterPageStrings } from './strings'

interface PosterBatchBoxProps {
  productName: string
  make(employee: BatchEmployee, signal: AbortSignal): Promise<Blob | undefined>
  onClose(): void
}

/** A poster for each of many employees, in one archive. */
export function PosterBatchBox({ productName, make, onClose }: PosterBatchBoxProps) {
  const text = useStrings(posterPageStrings)
  const newest = useRef(make)
  newest.current = make
  const batch = useMemo(
    () =>
      createPosterBatch({
        make: (employee, signal) => newest.current(employee, signal),
        pack: zipFiles,
        give: (name, content) => giveFile({ name, content }),
      }),
    [],
  )
  // a page that is closed draws no further posters
  useEffect(() => batch.cancel, [batch])
  const { status, done, total } = useStore(batch.$state)
  const [chosen, setChosen] = useState<readonly BatchEmployee[]>([])
  const over = Math.max(0, chosen.length - mostEmployees)
  const close = () => {
    batch.cancel()
    onClose()
  }
  return (
    <ModalBox
      open
      size="md"
      label={text('batch')}
      heading={text('batch')}
      closeLabel={text('close')}
      onClose={close}
      footer={() => (
        <footer className="eb-poster-page__batch-foot">
          <span role="status">
            {over
              ? text('batchTooMany', { most: mostEmployees, over })
              : text('batchChosen', { count: chosen.length, most: mostEmployees })}
          </span>
          <Button onClick={status === 'working' ? batch.cancel : close}>{text('cancel')}</Button>
          {chosen.length > 0 && !over && (
            <Button
              kind="primary"
              busy={status === 'working'}
              onClick={() => void batch.run(productName, chosen)}
            >
              {status === 'done' ? text('batchAgain') : text('batchStart', { count: chosen.length })}
            </Button>
          )}
        </footer>
      )}
    >
      <p ref={(lead) => styleElement(lead, css)} className="eb-poster-page__lead">
        {text('batchLead', { most: mostEmployees })}
      </p>
      {status === 'idle' ? (
        <Employees chosen={chosen} onChange={setChosen} />
      ) : (
        <div className="eb-poster-page__progress">
          <ProgressBar value={total ? done / total : 0} label={text('batchProgress', { done, total })} />
          <p role="status">
            {status === 'done' && text('batchDone', { total })}
            {status === 'working' && text('batchProgress', { done, total })}
          </p>
          {status === 'failed' && <p role="alert">{text('batchFailed', { done: done + 1 })}</p>}
        </div>
      )}
    </ModalBox>
  )
}

/** Employees that are listed at once. */
const mostListed = 100

function Employees(props: {
  chosen: readonly BatchEmployee[]
  onChange(chosen: readonly BatchEmployee[]): void
}) {
  const { chosen, onChange } = props
  const text = useStrings(posterPageStrings)
  const [search, setSearch] = useState('')
  const describe = useDescribeError()
  const { rows, total, error, retry } = useEmployees(search)
  const toggle = (employee: BatchEmployee, isOn: boolean) => {
    const others = chosen.filter(({ employeeId }) => employeeId !== employee.employeeId)
    onChange(isOn ? [...others, employee] : others)
  }
  return (
    <>
      <TextInput
        label={text('batchFind')}
        placeholder={text('batchFind')}
        value={search}
        onChange={setSearch}
      />
      <ul className="eb-poster-page__employees">
        {rows?.map((row) => {
          const employee = { employeeId: String(row.employeeId), employeeName: String(row.employeeName) }
          return (
            <li key={employee.employeeId}>
              <Checkbox
                checked={chosen.some(({ employeeId }) => employeeId === employee.employeeId)}
                onChange={(isOn) => toggle(employee, isOn)}
              >
                {employee.employeeName}
              </Checkbox>
            </li>
          )
        })}
      </ul>
      {error !== undefined && (
        <Placeholder kind="error" title={text('batchNotFound')} detail={describe(error)}>
          <Button onClick={retry}>{text('retry')}</Button>
        </Placeholder>
      )}
      {rows?.length === 0 && <p className="eb-poster-page__lead">{text('nobody')}</p>}
      {rows && total > rows.length && (
        <p className="eb-poster-page__lead">{text('more', { count: mostListed })}</p>
      )}
    </>
  )
}

interface Found {
  readonly rows?: readonly Row[]
  readonly total: number
  readonly error?: unknown
}

function useEmployees(search: string): Found & { retry(): void } {
  const { http } = useEnvironment()
  const [found, setFound] = useState<Found>({ total: 0 })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    const stop = new AbortController()
    createRowService(http)
      .list(employees.resource, { search, most: mostListed }, stop.signal)
      .then(setFound, (error) => stop.signal.aborted || setFound({ total: 0, error }))
    return () => stop.abort()
  }, [http, search, attempt])
  return { ...found, retry: () => setAttempt((before) => before + 1) }
}
