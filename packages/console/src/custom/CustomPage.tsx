import type { PageResource } from '@ebkit/core/services/consolePages'
import type { ListView } from '@ebkit/domain'
import { fieldTypes, labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { constructionIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useMemo } from 'react'
import { RowList } from '../list/RowList'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import css from './Custom.css'
import { customStrings } from './strings'

/** Maximum number of columns in the list that replaces a page's component. */
const mostColumns = 8

/** A page whose component is not built: its resource as a read-only list, or only its title if it has none. */
export function CustomPage(props: PageProps<'custom'>) {
  const { page, open, resources } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(customStrings)
  const resource = page.resource === undefined ? undefined : resources[page.resource]
  const title = labelText(page.title, locale)
  const view = useMemo(() => resource && { columns: columnsFor(resource) }, [resource])
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead title={title} path={open.path} />
      {resource && view && !resource.singleton ? (
        <RowList
          {...props}
          view={view}
          resource={resource}
          parameters={open.parameters}
          title={title}
          remember={open.route.path}
          address="list"
        />
      ) : (
        <div className="eb-problem">
          <Icon path={constructionIcon} />
          <h2>{text('titleOnly')}</h2>
        </div>
      )}
    </section>
  )
}

/** The field that names a row comes first, then fields that fit a column. */
function columnsFor({ fields, display, key, stateField }: PageResource): ListView['columns'] {
  const plain = fields.filter(({ type, writeOnly }) => fieldTypes[type].isSortable && !writeOnly)
  const names = plain.map(({ name }) => name).filter((name) => name !== key)
  return [...new Set([display, ...(stateField ? [stateField] : []), ...names])]
    .filter((name) => fields.some((field) => field.name === name))
    .slice(0, mostColumns)
}
