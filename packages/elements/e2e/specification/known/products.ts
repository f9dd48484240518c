import {
  exclusiveActivityTypes,
  formatCents,
  ineligibleReason,
  posterTabs,
  strictTab,
} from '@ebkit/rules/products'
import { restaurantProduct } from '../../../../domain/src/applications/restaurant/resources/restaurantProduct'
import { ecardTypes, productStatuses, shipTypes } from '../../../../gateway/src/database/schema/ticketValues'
import { columnsOfTab } from '../../../../widgets/src/category-picker/columns'
import { knownTabs } from '../../../../widgets/src/product-picker/tabs'
import { type Observations, those } from './Observation'

const flags = [0, 1, 2, -1]

/** The only value of this column that makes a row ineligible. */
const excluding = (row: (flag: number) => object) =>
  those(flags, (flag) => ineligibleReason(row(flag), { tab: strictTab }) !== undefined)

/** Figures of product pickers. */
export const products: Observations = {
  'C-PICK-5': () =>
    [...knownTabs]
      .map((tab) => Number(tab) || tab)
      .sort((one, other) => Number(one) - Number(other) || (one === 'default' ? 1 : -1)),
  'C-PICK-6': () => posterTabs,
  'C-PICK-7': () => strictTab,
  'C-PICK-8': () => exclusiveActivityTypes,
  'C-PICK-10': () => excluding((supplierAccountStatus) => ({ supplierAccountStatus }))[0],
  'C-PICK-11': () => excluding((productSpecType) => ({ productSpecType }))[0],
  'C-PICK-12': () => excluding((isBrandMultiple) => ({ isBrandMultiple }))[0],
  'C-PICK-13': () => excluding((limitTime) => ({ productStatusVmo: { limitTime } }))[0],
  'C-PICK-17': () => ecardTypes.at(-1),
  'C-PICK-18': () => shipTypes.slice(1),
  'C-PICK-19': () => productStatuses,
  'C-TCP-3': () => exclusiveActivityTypes,
  'C-TCP-4': () => Object.keys(columnsOfTab).map(Number),
  'C-TCP-5': () => excluding((supplierAccountStatus) => ({ supplierAccountStatus }))[0],
  'C-RPP-3': () => 100 / Number(formatCents(100)),
  'C-RPP-4': () => restaurantProduct.states.values.map(({ value }) => value),
}
