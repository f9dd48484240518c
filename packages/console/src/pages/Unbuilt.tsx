import { getSession } from '@ebkit/core/session'
import { Icon } from '@ebkit/ui/icon'
import { constructionIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import type { OpenPage } from './OpenPage'
import { pageStrings } from './strings'

export interface UnbuiltProps {
  title: string
  open: OpenPage
}

/** A page whose kind or data is not built yet. Administrators see which one. */
export function Unbuilt({ title, open }: UnbuiltProps) {
  const text = useStrings(pageStrings)
  const { identity } = useStore(getSession().$identity)
  const { kind = '', path } = open.route
  return (
    <section className="eb-page__sheet">
      <div className="eb-page__head">
        <h1 className="eb-page__title">{title}</h1>
      </div>
      <div className="eb-problem">
        <Icon path={constructionIcon} />
        <h2>{text('unbuilt')}</h2>
        <p>
          {text('unbuiltLead')}{' '}
          {identity?.permissions.includes('*') && text('unbuiltDetail', { kind, route: path })}
        </p>
      </div>
    </section>
  )
}
