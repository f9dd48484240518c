import { fillRoute } from '@ebkit/domain/fill-route'
import { labelText } from '@ebkit/rules/fields'
import { lockIcon } from '@ebkit/ui/icons'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { Problem } from '../pages/Problem'
import { withPlace } from '../row/rowPlace'
import { Import } from './Import'
import { importStrings } from './strings'

/** A page that imports rows of a file. */
export function ImportPage({ page, open, resources, references, onGo }: PageProps<'import'>) {
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const resource = resources[page.resource]
  if (!resource) return null
  const after = page.after && fillRoute(page.after, open.parameters)
  return (
    <section className="eb-page__sheet">
      <PageHead
        title={labelText(page.title, locale)}
        path={open.path}
        onBack={after ? () => onGo(after) : undefined}
      />
      {resource.rights.includes('import') ? (
        <Import
          resource={resource}
          references={references}
          columns={page.columns}
          onSee={
            after ? (key) => onGo(after + withPlace('', key === undefined ? {} : { id: key })) : undefined
          }
        />
      ) : (
        <Problem icon={lockIcon} title={text('noRight')} lead={text('noRightLead')} />
      )}
    </section>
  )
}
