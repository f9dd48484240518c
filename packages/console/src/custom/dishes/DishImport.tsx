import type { ImportRow } from '@ebkit/core/services/imports'
import { laterPart } from '@ebkit/widgets/later'
import { useCallback, useMemo, useRef } from 'react'
import { isImportOpen, withImport } from '../../list/importPlace'
import { usePageShown } from '../../pages/pageShown'
import type { DishPartProps } from './useDishes'

const [useImportDialog] = laterPart(() => import('../../import/ImportDialog'))

/** The columns of the template. */
const columns = ['dishClassId', 'name', 'price', 'unitName', 'dailyStock', 'description']
/** Fields that a menu file does not contain: they come from the restaurant. */
const ofRestaurant = ['restaurantId', 'diningModes', 'images']

/** Imports the menu of the restaurant. New dishes take its dining modes, and its picture until they get their own. */
export function DishImport(props: DishPartProps) {
  const { open, dish, references, reload, onQuery } = props
  const isOpen = usePageShown() && dish.rights.includes('import') && isImportOpen(open.query)
  const { ImportDialog, failure } = useImportDialog(isOpen)
  const complete = useComplete(props)
  const resource = useMemo(
    () => ({ ...dish, fields: dish.fields.filter(({ name }) => !ofRestaurant.includes(name)) }),
    [dish],
  )
  if (!isOpen) return null
  if (!ImportDialog) return failure
  return (
    <ImportDialog
      {...{ resource, references, columns, complete }}
      onClose={() => {
        onQuery(withImport(open.query, false))
        reload()
      }}
    />
  )
}

/** Completes rows from the restaurant, and with its own class where another restaurant has a class of that name. */
function useComplete({ shown, state, dishClass }: DishPartProps) {
  const newest = useRef({ shown, state })
  newest.current = { shown, state }
  return useCallback(
    ({ texts, problems }: ImportRow): Record<string, string> => {
      const { restaurantId, diningModes, cover } = newest.current.shown
      const said = { restaurantId, diningModes: [diningModes].flat().join('、'), images: cover }
      const missing = Object.entries(said).filter(([name, text]) => !texts[name] && text)
      const isUnclear = problems.some(({ path, code }) => path === 'dishClassId' && code === 'ambiguous')
      const own = newest.current.state.rows?.find((row) => row.className === texts.dishClassId)
      return {
        ...Object.fromEntries(missing.map(([name, text]) => [name, String(text)])),
        ...(isUnclear && own && { dishClassId: String(own[dishClass.key]) }),
      }
    },
    [dishClass],
  )
}
