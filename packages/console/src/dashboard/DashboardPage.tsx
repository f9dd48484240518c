import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace } from '@ebkit/widgets/environment'
import { homePath } from '../pages/openPages'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import css from './Dashboard.css'
import { HomeHead } from './HomeHead'
import { Shortcuts } from './Shortcuts'
import { StartLinks } from './StartLinks'
import { TodoPanel } from './TodoPanel'
import { UnbuiltPanels } from './UnbuiltPanels'

/** What is to be done, and figures of several resources, on one page. */
export function DashboardPage(props: PageProps<'dashboard'>) {
  const { page, open } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const isHome = open.path === homePath
  const built = page.panels.filter(({ type }) => type === 'todo')
  const shortcuts = page.panels.find(({ type }) => type === 'shortcuts')
  const others = page.panels.filter((panel) => !built.includes(panel) && panel !== shortcuts)
  return (
    <section ref={root} className="eb-dashboard">
      {isHome ? <HomeHead /> : <PageHead title={labelText(page.title, locale)} path={open.path} />}
      <div className={`eb-dashboard__columns${isHome ? '' : ' eb-dashboard__columns--one'}`}>
        <div className="eb-dashboard__column">
          {built.map((panel: Panel) => (
            <TodoPanel key={panel.title.zh} {...props} panel={panel} />
          ))}
          <UnbuiltPanels panels={others} />
        </div>
        {isHome && (
          <div className="eb-dashboard__column">
            <Shortcuts panel={shortcuts} />
            <StartLinks />
          </div>
        )}
      </div>
    </section>
  )
}
