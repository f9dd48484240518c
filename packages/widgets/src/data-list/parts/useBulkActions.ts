import type { ListRow } from '@ebkit/core/list'
import { formatNumber } from '@ebkit/rules/products'
import type { ListAction } from '../props'
import { textInLocale } from '../textInLocale'
import type { ListPartProps } from './ListPartProps'
import type { ListPartText } from './strings'
import { useActions } from './useActions'

export interface BulkAction {
  readonly name: string
  /** 下架, or 下架 2 条 if it applies to some of the selected rows only. */
  readonly words: string
  readonly tone: ListAction['tone']
  /** It applies to none of them. */
  readonly isOff: boolean
  /** The number of rows to which it does not apply, unless it applies to all. */
  readonly why: string | undefined
  /** The rows that it acts on. A row of another page that was never loaded is included; the gateway checks again. */
  readonly selected: () => { keys: string[]; rows: ListRow[] }
}

/** The actions on the selected rows, and the rows of each. */
export function useBulkActions(props: ListPartProps, text: ListPartText): BulkAction[] {
  const { list, ids, locale } = props
  const { actions, fits } = useActions(props, 'bulkActions')
  return actions.map((action) => {
    const { name, label, tone, when } = action
    const rowsOf = () => list.selectedRows(ids)
    const unfit = new Set(
      when === undefined
        ? []
        : rowsOf()
            .filter((row) => !fits(action, row))
            .map(list.keyOf),
    )
    const count = ids.size - unfit.size
    const words = textInLocale(label, locale) || name
    return {
      ...{ name, tone },
      words:
        unfit.size > 0 && count > 0
          ? text('labelOfSome', { label: words, count: formatNumber(count) })
          : words,
      isOff: count === 0,
      why: unfit.size > 0 ? text('unfit', { count: formatNumber(unfit.size) }) : undefined,
      selected: () => ({
        keys: [...ids].filter((key) => !unfit.has(key)),
        rows: rowsOf().filter((row) => !unfit.has(list.keyOf(row))),
      }),
    }
  })
}
