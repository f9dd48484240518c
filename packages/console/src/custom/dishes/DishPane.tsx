import type { Row } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { arrowLeftIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useMemo, useState } from 'react'
import { equals } from '../../list/fixedCondition'
import { usePageShown } from '../../pages/pageShown'
import { RowFormDrawer } from '../../row/RowFormDrawer'
import { RowView } from '../../row/RowView'
import { placeOf, withPlace } from '../../row/rowPlace'
import { joinConditions } from '../../rows/rowsAddress'
import { DishTable } from './DishTable'
import { priceOfSizes } from './dishPrices'
import { dishSections } from './dishSections'
import { fitsDish } from './fittingActions'
import { MoveDishes } from './MoveDishes'
import { PriceDialog } from './PriceDialog'
import { dishStrings } from './strings'
import type { DishPartProps } from './useDishes'

/** The dishes of the chosen class, and the open one beside them. */
export function DishPane(props: DishPartProps & { onBack(): void }) {
  const { tree, dish, restaurantId, chosen, readDishes, onBack } = props
  const text = useStrings(dishStrings)
  const [moving, setMoving] = useState<readonly Row[]>()
  const [pricing, setPricing] = useState<readonly Row[]>()
  const [keys, setKeys] = useState<readonly string[]>([])
  const name = chosen ? String(tree.find(chosen)?.className ?? '') : text('all')
  const classes = chosen && [chosen, ...tree.below(chosen)].map(quoteConditionValue).join('|')
  const where = joinConditions(equals('restaurantId', restaurantId), classes && `dishClassId=${classes}`)
  return (
    <section className="eb-tree-page__node eb-dishes__dishes" aria-label={name}>
      <header className="eb-tree-page__head">
        <Button kind="icon" className="eb-tree-page__back" label={text('back')} onClick={onBack}>
          <Icon path={arrowLeftIcon} />
        </Button>
        <h2>{name}</h2>
      </header>
      <DishTable
        {...props}
        where={where}
        title={`${String(props.shown.name)} ${name}`}
        onKeys={setKeys}
        onMove={(chosenKeys) => void readDishes(chosenKeys).then(setMoving)}
        onPrice={(chosenKeys) => void readDishes(chosenKeys).then(setPricing)}
      />
      <OpenDish {...props} keys={keys} />
      {moving && <MoveDishes {...props} rows={moving} onClose={() => setMoving(undefined)} />}
      {pricing && <PriceDialog {...props} dish={dish} rows={pricing} onClose={() => setPricing(undefined)} />}
    </section>
  )
}

/** The dish in the address, read-only or in its form. */
function OpenDish(props: DishPartProps & { keys: readonly string[] }) {
  const { open, dish, restaurantId, chosen, reload, onQuery } = props
  const isShown = usePageShown()
  const { id, mode } = placeOf(open.query)
  const sections = useMemo(() => dishSections(dish), [dish])
  if (!isShown || (!id && !mode)) return null
  const onClose = () => onQuery(withPlace(open.query, {}))
  if (mode)
    return (
      <RowFormDrawer
        {...props}
        resource={dish}
        {...{ mode, id, sections, onClose }}
        where={joinConditions(equals('restaurantId', restaurantId), chosen && equals('dishClassId', chosen))}
        parameters={{}}
        follow={priceOfSizes}
        onSaved={() => {
          reload()
          onClose()
        }}
      />
    )
  return (
    <RowView
      {...props}
      resource={dish}
      drawer={{ sections }}
      place={{ id }}
      id={id ?? ''}
      actions={['edit', 'publish', 'offline', 'sellOut', 'restock']}
      fits={fitsDish}
      where={undefined}
      parameters={{}}
      onPlace={onQuery}
      onChanged={reload}
      onClose={onClose}
    />
  )
}
