import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { usePlace, useStrings } from '../environment/Environment'
import { useDescribeError } from '../environment/useDescribeError'
import { definitionStrings } from './strings'
import type { DefinitionState } from './useDefinition'

/** Shown in place of a list or form until its definition has loaded. */
export function DefinitionPending({ error, retry }: Omit<DefinitionState, 'definition'>) {
  const { locale, dir } = usePlace()
  const text = useStrings(definitionStrings)
  const describe = useDescribeError()
  return (
    <div className="eb-root" lang={locale} dir={dir} aria-busy={error === undefined}>
      {error === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <Placeholder kind="error" title={text('failed')} detail={describe(error)}>
          <Button onClick={retry}>{text('retry')}</Button>
        </Placeholder>
      )}
    </div>
  )
}
