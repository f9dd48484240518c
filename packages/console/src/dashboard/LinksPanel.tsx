import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { chevronRightIcon } from '@ebkit/ui/icons'
import { usePlace } from '@ebkit/widgets/environment'

/** Links to other pages. */
export function LinksPanel({ panel }: { panel: Panel }) {
  const { locale } = usePlace()
  const title = labelText(panel.title, locale)
  const links = [...(panel.links ?? []), ...(panel.items ?? [])]
  return (
    <section className="eb-dashboard__card" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <ul className="eb-dashboard__shortcuts">
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={`#${to}`}>
              <Icon path={chevronRightIcon} />
              {labelText(label, locale)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
