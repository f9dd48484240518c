import { createRowService, type Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { DataForm, type DataFormHandle } from '@ebkit/widgets/data-form'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useMemo, useRef, useState } from 'react'
import { type SavedRows, saveEach } from '../../../custom/dishes/saveEach'
import type { RelatedAdditionProps } from '../../Addition'
import { type Reading, useReading } from '../../useReading'
import css from './BatchForm.css'
import { tablesStrings } from './strings'
import { mostTables, tableNames } from './tableNames'
import { tablesOf } from './tablesOf'

type Values = Readonly<Record<string, unknown>>

/** What all tables of a batch have in common. */
const common = ['areaType', 'seats', 'maxSeats', 'minSpend', 'reservable']

/** The first and the last name, and what the tables have in common. Existing tables are left out. */
export function BatchForm({ resource, row, reload, onDone }: RelatedAdditionProps & { onDone(): void }) {
  const root = useStyles<HTMLDivElement>(css)
  const { http } = useEnvironment()
  const text = useStrings(tablesStrings)
  const form = useRef<DataFormHandle>(null)
  const [values, setValues] = useState<Values>({})
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<SavedRows['failed']>([])
  const { value: taken, error } = useTaken(resource, row, failed)
  const fields = useMemo(
    (): Field[] => [
      {
        ...{ name: 'names', type: 'string', required: true, maxLength: 30 },
        ...{ label: { zh: text('names') }, help: { zh: text('namesHelp') } },
      },
      ...resource.fields.filter(({ name }) => common.includes(name)),
    ],
    [resource, text],
  )
  const asked = tableNames(String(values.names ?? ''))
  const fresh = 'names' in asked ? asked.names.filter((name) => !taken?.has(name)) : []
  const add = async () => {
    if ((await form.current?.validate())?.length) return
    setBusy(true)
    const { names: _names, ...shared } = form.current?.getValues() ?? {}
    const changes = fresh.map((tableName): [Row, Row] => [
      { tableName },
      { ...shared, tableName, restaurantId: row.restaurantId },
    ])
    const outcome = await saveEach(createRowService(http), resource, changes)
    setBusy(false)
    setFailed(outcome.failed)
    if (outcome.done.length) reload()
    if (!outcome.failed.length) onDone()
  }
  return (
    <div ref={root} className="eb-batch-tables">
      <h2>{text('batch')}</h2>
      <DataForm
        fields={fields}
        draft=""
        noSave
        noCancel
        label={text('batch')}
        handle={form}
        onValues={setValues}
      />
      <Announced asked={asked} typed={!!values.names} taken={taken} fresh={fresh.length} />
      <Failures failed={failed} error={error} />
      {fresh.length > 0 && taken && (
        <Button kind="primary" busy={isBusy} onClick={() => void add()}>
          {text('add', { count: fresh.length })}
        </Button>
      )}
    </div>
  )
}

/** Names of the restaurant's tables, read again after a batch that was partly refused. */
function useTaken(
  resource: RelatedAdditionProps['resource'],
  row: Row,
  failed: SavedRows['failed'],
): Reading<ReadonlySet<string>> {
  return useReading(
    async (rows) => {
      const tables = await tablesOf(rows, resource, row)
      return new Set(tables.map(({ tableName }) => String(tableName)))
    },
    [failed],
  )
}

interface AnnouncedProps {
  asked: ReturnType<typeof tableNames>
  typed: boolean
  taken: ReadonlySet<string> | undefined
  fresh: number
}

/** How many tables will be added and which exist already, or why the names are not valid. */
function Announced({ asked, typed, taken, fresh }: AnnouncedProps) {
  const text = useStrings(tablesStrings)
  const there = 'names' in asked ? asked.names.filter((name) => taken?.has(name)) : []
  return (
    <p role="status">
      {typed && 'problem' in asked && text(asked.problem, { most: mostTables })}
      {'names' in asked && text('toAdd', { count: fresh })}
      {there.length > 0 && ` · ${text('taken', { names: there.join(text('comma')) })}`}
    </p>
  )
}

function Failures({ failed, error }: { failed: SavedRows['failed']; error: unknown }) {
  const text = useStrings(tablesStrings)
  const describe = useDescribeError()
  if (error !== undefined) return <p role="alert">{text('notRead', { reason: describe(error) })}</p>
  const [first] = failed
  if (!first) return null
  const names = failed.map(({ row }) => row.tableName).join(text('comma'))
  return <p role="alert">{text('failed', { count: failed.length, names, reason: describe(first.error) })}</p>
}
