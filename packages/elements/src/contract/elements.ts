// Registers every element in a page of its own, without a test runner and perhaps without the browser's Promise.
import { catalog } from '../catalog'
import { dialogFixture } from './fixtures/dialog'
import { listFixture } from './fixtures/list'
import { rangeFixture } from './fixtures/range'
import { textFixture } from './fixtures/text'

for (const fixture of [textFixture, listFixture, rangeFixture, dialogFixture]) fixture.register()
for (const load of Object.values(catalog)) await load()
