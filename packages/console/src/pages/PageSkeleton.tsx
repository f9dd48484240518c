import { Skeleton } from '@ebkit/ui/placeholder'
import { useStrings } from '@ebkit/widgets/environment'
import { pageStrings } from './strings'

/** The outline of a page while its definition or its code is loading. @param className further class */
export function PageSkeleton({ className = '' }: { className?: string }) {
  const text = useStrings(pageStrings)
  return (
    <section className={`eb-page__sheet ${className}`} aria-busy="true" aria-label={text('loading')}>
      <div className="eb-page__head">
        <h1 className="eb-visually-hidden">{text('loading')}</h1>
        <span className="eb-page__line" />
      </div>
      <Skeleton rows={8} />
    </section>
  )
}
