import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { FormAdditionProps } from '../../Addition'
import { guestFields } from './guestFields'
import css from './ShopCompleteness.css'
import { shopStrings } from './strings'

/** The share of filled fields among those that guests see, and the empty ones; users who may edit can go to each. */
export function ShopCompleteness({ resource, values, focusField }: FormAdditionProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(shopStrings)
  const { locale } = usePlace()
  const { count, filled, empty } = guestFields(resource, values)
  const mayFill = resource.rights.includes('edit')
  return (
    <section ref={root} className="eb-shop-completeness" aria-label={text('completeness')}>
      <div className="eb-shop-completeness__line">
        <span>{text('completeness')}</span>
        <span>{text('filled', { filled, count })}</span>
      </div>
      <ProgressBar
        label={text('completeness')}
        value={count ? filled / count : 1}
        text={text('filled', { filled, count })}
      />
      {empty.length > 0 && (
        <div className="eb-shop-completeness__empty">
          <span>{text('empty')}</span>
          {empty.map(({ name, label }) =>
            mayFill ? (
              <Button key={name} kind="text" onClick={() => focusField(name)}>
                {labelText(label, locale)}
              </Button>
            ) : (
              <span key={name}>{labelText(label, locale)}</span>
            ),
          )}
        </div>
      )}
    </section>
  )
}
