import type { Translator } from '@ebkit/core/locale'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { type Field, noValue, unitOf } from '@ebkit/rules/fields'
import { formatYuan, type Postage, postageBy } from '@ebkit/rules/products'
import { useStyles } from '@ebkit/ui/styles'
import { DataForm } from '@ebkit/widgets/data-form'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { useMemo, useState } from 'react'
import { useRows } from '../../../rows/useRows'
import css from './FeeForm.css'
import { postageStrings } from './strings'

type Values = Readonly<Record<string, unknown>>

/** Template, region, quantity and amount; below them the postage. */
export function FeeForm({ resource }: { resource: PageResource }) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(postageStrings)
  const describe = useDescribeError()
  const { rows, error } = useRows({ resource: resource.resource, sort: 'templateName asc' })
  const [values, setValues] = useState<Values>(first)
  const template = rows?.find(({ postageTemplateId }) => postageTemplateId === values.template)
  const fields = useFields(rows, template, resource)
  if (error !== undefined) return <p role="alert">{text('failed', { reason: describe(error) })}</p>
  if (!rows) return null
  return (
    <div ref={root} className="eb-fee">
      <h2>{text('calculator')}</h2>
      <DataForm
        fields={fields}
        value={first}
        draft=""
        noSave
        noCancel
        label={text('calculator')}
        onChange={({ values: changed }) => setValues(changed)}
      />
      <Outcome template={template} values={values} />
    </div>
  )
}

const first: Values = { units: 1, amount: 0 }

function useFields(rows: readonly Row[] | undefined, template: Row | undefined, resource: PageResource) {
  const text = useStrings(postageStrings)
  const counted = resource.fields.find(({ name }) => name === 'defaultFirst')
  const unit = template && counted && unitOf(counted, template)
  return useMemo((): Field[] => {
    const named = (name: string, type: Field['type'], label: string, more: Partial<Field> = {}): Field => ({
      ...{ name, type, label: { zh: label }, required: true, ...more },
    })
    const options = (rows ?? []).map((row) => ({
      value: String(row.postageTemplateId),
      label: { zh: String(row.templateName) },
    }))
    return [
      named('template', 'enum', text('template'), { options }),
      named('region', 'region', text('region')),
      named('units', 'decimal', text('units'), { min: 0.01, ...(unit && { unit }) }),
      named('amount', 'money', text('amount'), { min: 0 }),
    ]
  }, [rows, unit, text])
}

/** The postage, and the rule that applies. */
function Outcome({ template, values }: { template: Row | undefined; values: Values }) {
  const text = useStrings(postageStrings)
  const { locale } = usePlace()
  const { region, units, amount } = values
  const isComplete = template && Array.isArray(region) && region.length > 0 && Number(units) > 0
  if (!isComplete) return <p className="eb-fee__none">{text('incomplete')}</p>
  const found = postageBy(template, region.join(''), Number(units), Number(amount ?? 0))
  const excludedHint = String(template.excludedHint ?? '')
  return (
    <output className="eb-fee__outcome" aria-label={text('fee')} lang={locale}>
      <b>{found.fee === undefined ? excludedHint || noValue : formatYuan(found.fee)}</b>
      <span>{reasonOf(found, template, text)}</span>
    </output>
  )
}

function reasonOf(
  found: Postage,
  template: Row,
  text: Translator<keyof typeof postageStrings.texts.zh>,
): string {
  const regionsOf = (value: unknown) =>
    (Array.isArray(value) ? value : []).map((names) => [names].flat().join(' ')).join(text('comma'))
  const rule = (name: 'regionRules' | 'freeRules', index: number) =>
    Object((template[name] as unknown[])[index]) as { regions?: unknown }
  switch (found.by) {
    case 'excluded':
      return text('excluded', { regions: regionsOf(template.excludedRegions) })
    case 'freeRule':
      return text('freeRule', {
        number: found.index + 1,
        regions: regionsOf(rule('freeRules', found.index).regions),
      })
    case 'regionRule':
      return text('regionRule', {
        number: found.index + 1,
        regions: regionsOf(rule('regionRules', found.index).regions),
      })
    default:
      return text(found.by)
  }
}
