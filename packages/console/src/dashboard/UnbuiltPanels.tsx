import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Placeholder } from '@ebkit/ui/placeholder'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { dashboardStrings } from './strings'

/** Panels whose figures nothing gives yet: what they will show. */
export function UnbuiltPanels({ panels }: { panels: readonly Panel[] }) {
  const { locale } = usePlace()
  const text = useStrings(dashboardStrings)
  if (!panels.length) return null
  const titles = panels.map(({ title }) => labelText(title, locale))
  return (
    <section className="eb-dashboard__card">
      <Placeholder
        kind="empty"
        title={text('unbuilt')}
        detail={text('unbuiltLead', { titles: titles.join(locale === 'en' ? ', ' : '、') })}
      />
    </section>
  )
}
