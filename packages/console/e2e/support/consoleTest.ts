import { SatisfactionWidget } from '../../../../examples/e2e/support/satisfaction'
import { test as base } from '../../../../examples/e2e/support/test'

/** The console contains the rating itself, without an element. */
export const test = base.extend({
  widget: async ({ page }, use) => use(new SatisfactionWidget(page, '.eb-satisfaction')),
})

/** What the button is called that chooses the hotel: the hotel's name comes before. */
export const hotelMenu = /切换门店$/
