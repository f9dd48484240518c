import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { plusIcon, uploadIcon } from '@ebkit/ui/icons'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { Outcome } from '@ebkit/widgets/row-questions'
import { Select } from '@ebkit/widgets/select'
import { useState } from 'react'
import { withImport } from '../../list/importPlace'
import { PageHead } from '../../pages/PageHead'
import { withPlace } from '../../row/rowPlace'
import { withParameters } from '../../rows/rowsAddress'
import { ClassPane } from './ClassPane'
import { DishImport } from './DishImport'
import { DishPane } from './DishPane'
import { SoldOut } from './SoldOut'
import { dishStrings } from './strings'
import { keepRestaurant, type MenuProps, useDishes } from './useDishes'

/** The menu of one restaurant. */
export function Menu(props: MenuProps) {
  const { page, open, dish, restaurants, shown, onQuery } = props
  const { locale } = usePlace()
  const text = useStrings(dishStrings)
  const state = useDishes(props)
  const { outcome, setOutcome } = state
  // On a small screen either the classes or the dishes are shown.
  const [isAtClasses, setAtClasses] = useState(false)
  const parts = { ...props, ...state }
  return (
    <>
      <PageHead title={labelText(page.title, locale)} path={open.path}>
        <SoldOut {...parts} />
        {dish.rights.includes('import') && (
          <Button onClick={() => onQuery(withImport(open.query, true), true)}>
            <Icon path={uploadIcon} />
            {text('import')}
          </Button>
        )}
        {dish.rights.includes('add') && (
          <Button kind="primary" onClick={() => onQuery(withPlace(open.query, { mode: 'add' }), true)}>
            <Icon path={plusIcon} />
            {text('newDish')}
          </Button>
        )}
      </PageHead>
      <div className="eb-dishes__restaurant">
        <Select
          options={restaurants.map(({ restaurantId, name }) => ({
            value: String(restaurantId),
            label: String(name),
          }))}
          selection={[String(shown.restaurantId)]}
          label={text('restaurant')}
          filter={restaurants.length > 8}
          onChange={({ value: [id = ''] }) => {
            if (!id) return
            keepRestaurant(id)
            onQuery(withParameters('', { restaurantId: id }), true)
          }}
        />
      </div>
      <div className={`eb-tree-page${isAtClasses ? '' : ' eb-tree-page--open'}`}>
        <ClassPane {...parts} onChosen={() => setAtClasses(false)} />
        <DishPane {...parts} onBack={() => setAtClasses(true)} />
      </div>
      <DishImport {...parts} />
      <Outcome outcome={outcome} onHide={() => setOutcome(undefined)} />
    </>
  )
}
