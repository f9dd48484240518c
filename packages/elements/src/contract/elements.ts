// Registers every element of the tests. Apart from what a test page needs: pages of their own load it too.
import { satisfaction } from '../satisfaction'
import { scope } from '../scope'
import { dialogFixture } from './fixtures/dialog'
import { listFixture } from './fixtures/list'
import { rangeFixture } from './fixtures/range'
import { textFixture } from './fixtures/text'

for (const element of [textFixture, listFixture, rangeFixture, dialogFixture, satisfaction, scope])
  element.register()

export { dialogFixture, listFixture, rangeFixture, satisfaction, textFixture }
