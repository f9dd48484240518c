import type { Panel, PanelItem } from '@ebkit/domain'
import { labelText, noValue } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { rotateCwIcon } from '@ebkit/ui/icons'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useMemo } from 'react'
import type { PageProps } from '../pages/PageProps'
import { dashboardStrings } from './strings'
import { shownLines, todoLines } from './todoLines'
import { type Count, useCounts } from './useCounts'

const noItems: readonly PanelItem[] = []

export interface TodoPanelProps extends PageProps<'dashboard'> {
  panel: Panel
}

/** Kinds of to-dos with their numbers; each leads to its list. */
export function TodoPanel({ panel, resources }: TodoPanelProps) {
  const { locale } = usePlace()
  const text = useStrings(dashboardStrings)
  const { items = noItems } = panel
  const lines = useMemo(() => todoLines(items, resources), [items, resources])
  const counted = useMemo(() => lines.map(({ item }) => item), [lines])
  const { counts, reload } = useCounts(counted, resources, panel.refresh)
  const title = labelText(panel.title, locale)
  const shown = shownLines(items, lines, counts)
  const known = shown.filter(({ count }) => count !== 'failed')
  const isDone = known.length > 0 && known.every(({ count }) => typeof count === 'number' && count === 0)
  return (
    <section className="eb-dashboard__card" aria-label={title} data-guide="todo">
      <header>
        <h2>{title}</h2>
        <small>{isDone ? text('allDone') : panel.refresh && text('todoLead')}</small>
        <Button kind="icon" label={text('refresh')} onClick={reload}>
          <Icon path={rotateCwIcon} />
        </Button>
      </header>
      <ul className="eb-dashboard__items">
        {shown.map(({ item, count }) => (
          <Item key={item.to + item.label.zh} item={item} count={count} locale={locale} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item, count, locale }: { item: PanelItem; count: Count; locale: string }) {
  const text = useStrings(dashboardStrings)
  const isSome = typeof count === 'number' && count > 0
  return (
    <li>
      <a href={`#${item.to}`} className={isSome ? '' : 'eb-dashboard__none'}>
        <span>{labelText(item.label, locale)}</span>
        <b>{count === undefined ? '' : count === 'failed' ? noValue : count}</b>
        {isSome && <span className="eb-dashboard__open">{text('open')}</span>}
      </a>
    </li>
  )
}
