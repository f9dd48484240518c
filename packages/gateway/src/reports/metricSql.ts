import type { Metric } from '@ebkit/domain'
import type { FigureType } from '@ebkit/protocol/calls/reports'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Binding } from '../resources/binding'
import { unfitParameter } from '../resources/unfitParameter'

/** What metrics are computed from. */
export interface MetricContext {
  readonly binding: Binding
  /** All metrics of the report, which rates refer to. */
  readonly metrics: readonly Metric[]
  /** SQL for the rows that meet a metric's condition; undefined: all. */
  matching(condition: string | undefined): SQL | undefined
}

const filterSql = (condition: SQL | undefined) => (condition ? sql` filter (where ${condition})` : sql``)

const metricNamed = ({ metrics }: Pick<MetricContext, 'metrics'>, name = '') =>
  metrics.find((metric) => metric.name === name)

/** An empty text is not counted as a value. */
function columnOf({ binding }: MetricContext, { name }: Metric, field = ''): SQL {
  const compared = binding.fields.get(field)?.compared
  if (!compared) throw unfitParameter('metrics', `"${name}" cannot be computed`)
  return sql.raw(compared.kind === 'text' ? `nullif(${compared.sql}, '')` : compared.sql)
}

/** The summed values: those of a field, or their products with another field. */
function productSql(context: MetricContext, metric: Metric): SQL {
  const value = columnOf(context, metric, metric.field)
  return metric.times ? sql`${value} * ${columnOf(context, metric, metric.times)}` : value
}

function rateSql(context: MetricContext, metric: Metric, flag: SQL | undefined): SQL {
  const [num, den] = [metricNamed(context, metric.num), metricNamed(context, metric.den)]
  if (num && den) return sql`(${valueSql(context, num, flag)} / nullif(${valueSql(context, den, flag)}, 0))`
  const rows = (condition: string | undefined) =>
    sql`count(*)${filterSql(and(flag, context.matching(condition)))}::float8`
  return sql`(${rows(metric.where)} / nullif(${rows(metric.base)}, 0))`
}

/**
 * A figure over the rows `t` of a group, as a floating-point number.
 *
 * @param flag rows that are counted; undefined: all of the group
 */
export function valueSql(context: MetricContext, metric: Metric, flag: SQL | undefined): SQL {
  const only = () => filterSql(and(flag, context.matching(metric.where)))
  switch (metric.agg) {
    case 'count':
      return sql`count(*)${only()}::float8`
    case 'distinct':
      return sql`count(distinct ${columnOf(context, metric, metric.field)})${only()}::float8`
    case 'sum':
      return sql`coalesce(sum(${productSql(context, metric)})${only()}, 0)::float8`
    case 'avg':
      return sql`avg(${columnOf(context, metric, metric.field)})${only()}::float8`
    case 'rate':
      return rateSql(context, metric, flag)
  }
}

/** Whether a metric over no rows is 0; averages and rates are then unknown. */
export const isZeroOfNothing = ({ agg }: Metric): boolean => agg !== 'avg' && agg !== 'rate'

function typeOfField({ binding }: Pick<MetricContext, 'binding'>, { agg, field = '' }: Metric): FigureType {
  const type = binding.fields.get(field)?.field.type
  if (type === 'money' || type === 'percent') return type
  return type === 'int' && agg === 'sum' ? 'count' : 'decimal'
}

/** How a figure is displayed. Money divided by a count is money; parts of a whole are shares. */
export function figureType(context: Pick<MetricContext, 'binding' | 'metrics'>, metric: Metric): FigureType {
  if (metric.agg === 'count' || metric.agg === 'distinct') return 'count'
  if (metric.agg !== 'rate') return typeOfField(context, metric)
  const [num, den] = [metricNamed(context, metric.num), metricNamed(context, metric.den)]
  if (!num || !den) return 'share'
  const [upper, lower] = [figureType(context, num), figureType(context, den)]
  if (upper === 'money' && lower !== 'money') return 'money'
  return !metric.unit || metric.unit.zh === '%' ? 'share' : 'decimal'
}
