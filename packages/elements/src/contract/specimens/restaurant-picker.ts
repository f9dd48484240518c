import { deleteDishes, insertDishes, sql, until } from '@ebkit/testing/browser'
import { restaurantPicker, restaurantPickerReference } from '../../pure/restaurant-picker'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(restaurantPicker, restaurantPickerReference),
  async setUp() {
    await sql(deleteDishes)
    await sql(insertDishes)
    await signedIn()
  },
  async tearDown() {
    await signedOut()
    await sql(deleteDishes)
  },
  settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
  values: ['DISH1', 'DISH2,DISH5'],
  samples: {
    filters: {
      text: '[{"name":"status","value":"NEW","label":"待审核"}]',
      value: [{ name: 'status', value: 'NEW', label: '待审核' }],
    },
    columns: { text: '["name","price"]', value: ['name', 'price'] },
    selection: { text: '[{"restaurant_product_id":"DISH1"}]', value: [{ restaurant_product_id: 'DISH1' }] },
  },
  open: async (element) => inside(element, '[part=button]').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(inside(element, 'dialog:modal')),
  // Rows come after the dialog.
  partsElsewhere: ['message', 'choose'],
  textField: (element) => inside(element, 'dialog:modal input'),
  change: async (element) => {
    inside(element, '[part=button]').click()
    const choose = await until(() => inside(element, 'dialog:modal [part=choose]'), 'rows')
    choose.click()
    inside(element, '[part=confirm]').click()
    await until(() => !inside(element, 'dialog:modal'), 'confirmed')
    return 'DISH1'
  },
}
