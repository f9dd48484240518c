import { labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { chevronRightIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace } from '@ebkit/widgets/environment'
import { useEffect } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { filledAddress } from '../routes/filledAddress'
import { kindIcon } from './kindIcon'
import css from './Layout.css'

/** Pages that belong together, as links, or the first of them in place of this page. */
export function LayoutPage(props: PageProps<'layout'>) {
  return props.page.opensFirst && props.page.tabs.length > 0 ? <FirstTab {...props} /> : <Tabs {...props} />
}

function FirstTab({ page, open, onGo }: PageProps<'layout'>) {
  const [first] = page.tabs
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (first) onGo(filledAddress(first.to, open.parameters) + open.query, true)
  }, [])
  return null
}

function Tabs({ page, open }: PageProps<'layout'>) {
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead title={labelText(page.title, locale)} path={open.path} />
      <div className="eb-page__body">
        <ul className="eb-layout">
          {page.tabs.map(({ label, to }) => (
            <li key={to}>
              <a href={`#${filledAddress(to, open.parameters)}`}>
                <Icon path={kindIcon(to)} />
                <span>{labelText(label, locale)}</span>
                <Icon path={chevronRightIcon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
