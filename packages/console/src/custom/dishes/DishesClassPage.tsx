import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { PageHead } from '../../pages/PageHead'
import type { PageProps } from '../../pages/PageProps'
import { pageStrings } from '../../pages/strings'
import { useRows } from '../../rows/useRows'
import treeCss from '../../tree/TreePage.css'
import css from './Dishes.css'
import { Menu } from './Menu'
import { dishStrings } from './strings'
import { type DishesProps, restaurantOf } from './useDishes'

/** The menu of a restaurant: its classes, and the dishes of the chosen one. */
export function DishesClassPage(props: PageProps<'custom'>) {
  const { dishClass, restaurantProduct: dish, restaurant } = props.resources
  return dishClass && dish && restaurant ? <Dishes {...props} {...{ dishClass, dish, restaurant }} /> : null
}

function Dishes(props: DishesProps) {
  const { page, open, restaurant } = props
  const root = useStyles<HTMLElement>(treeCss, css)
  const { locale } = usePlace()
  const { rows, error, reload } = useRows({
    resource: restaurant.resource,
    sort: 'sortNo asc',
    most: 500,
  })
  const shown = rows && restaurantOf(rows, props)
  return (
    <section ref={root} className="eb-page__sheet eb-dishes">
      {shown && rows ? (
        <Menu key={String(shown.restaurantId)} {...props} restaurants={rows} shown={shown} />
      ) : (
        <>
          <PageHead title={labelText(page.title, locale)} path={open.path} />
          <div className="eb-page__body">
            {rows ? (
              <NoRestaurant {...props} />
            ) : error === undefined ? (
              <Skeleton rows={8} />
            ) : (
              <Failed error={error} reload={reload} />
            )}
          </div>
        </>
      )}
    </section>
  )
}

function NoRestaurant({ onGo }: DishesProps) {
  const text = useStrings(dishStrings)
  return (
    <Placeholder kind="empty" title={text('noRestaurant')} detail={text('noRestaurantLead')}>
      <Button kind="primary" onClick={() => onGo('/restaurant-setting')}>
        {text('toRestaurants')}
      </Button>
    </Placeholder>
  )
}

function Failed({ error, reload }: { error: unknown; reload(): void }) {
  const text = useStrings(dishStrings)
  const common = useStrings(pageStrings)
  const describe = useDescribeError()
  return (
    <Placeholder kind="error" title={text('restaurantsFailed')} detail={describe(error)}>
      <Button onClick={reload}>{common('retry')}</Button>
    </Placeholder>
  )
}
