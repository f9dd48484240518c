import { Icon } from '@ebkit/ui/icon'
import { blocksIcon, bookOpenIcon, bracesIcon, circleQuestionMarkIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { guideStrings } from './guideStrings'
import { dashboardStrings } from './strings'

const links = [
  { address: '/examples/', icon: blocksIcon, text: 'examples' },
  { address: '/docs/', icon: bookOpenIcon, text: 'docs' },
  { address: '/docs/api', icon: bracesIcon, text: 'api' },
] as const

/** Links to what exists beside the console: examples, documentation, the gateway's calls; and to the guide again. */
export function StartLinks({ onGuide }: { onGuide(): void }) {
  const text = useStrings(dashboardStrings)
  const guide = useStrings(guideStrings)
  return (
    <section className="eb-dashboard__card" aria-label={text('start')}>
      <header>
        <h2>{text('start')}</h2>
      </header>
      <ul className="eb-dashboard__shortcuts">
        {links.map((link) => (
          <li key={link.address}>
            <a href={link.address}>
              <Icon path={link.icon} />
              {text(link.text)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={onGuide}>
            <Icon path={circleQuestionMarkIcon} />
            {guide('again')}
          </button>
        </li>
      </ul>
    </section>
  )
}
